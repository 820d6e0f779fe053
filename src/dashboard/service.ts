import { useQuery } from '@tanstack/react-query';
import { RequestFailed, service } from './client.ts';
import { texts } from './texts.ts';

/** Who is signed in, and what this service offers. */
export function useMe() {
  return useQuery({ queryKey: ['me'], queryFn: service.me, staleTime: 60_000 });
}

const PAID_EVERY_MS = 2000;
const PAID_TIMES = 30;

/** The same, asked again and again for a minute: a payment is heard of some seconds after the browser is back. */
export function useMeAfterPaying(paid: boolean) {
  return useQuery({
    queryKey: ['me'],
    queryFn: service.me,
    refetchInterval: ({ state }) => paid && state.dataUpdateCount < PAID_TIMES && PAID_EVERY_MS,
  });
}

/** What the service says of something that was typed, for beside its field; undefined: it is no fault of that. */
export function refusalOf(error: unknown): string | undefined {
  return error instanceof RequestFailed && error.status === 400 ? sentenceOf(error) : undefined;
}

/** What went wrong, as a sentence for the person. */
export function sentenceOf(error: unknown): string {
  if (!(error instanceof RequestFailed)) return texts.faults.unknown;
  if (error.status === 0) return texts.faults.offline;
  return error.message === '' ? texts.faults.unknown : error.message;
}
