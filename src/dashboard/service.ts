import { useQuery } from '@tanstack/react-query';
import { RequestFailed, service } from '../sdk/dashboard.ts';
import { texts } from './texts.ts';

/** Who is signed in, and what this service offers. */
export function useMe() {
  return useQuery({ queryKey: ['me'], queryFn: service.me, staleTime: 60_000 });
}

/** What went wrong, as a sentence for the person. */
export function sentenceOf(error: unknown): string {
  if (!(error instanceof RequestFailed)) return texts.faults.unknown;
  if (error.status === 0) return texts.faults.offline;
  return error.message === '' ? texts.faults.unknown : error.message;
}
