import type { Service } from './service.ts';
import type { Measured } from './wrk.ts';

/** What a load cost the thread that serves, by the service's own count. Wall time is shared with whatever else runs; this is not. */
export async function cpuPerRequest(
  service: Service,
  run: () => Promise<Measured>,
): Promise<Measured & { cpuMicroseconds: number }> {
  const before = await read(service);
  const measured = await run();
  const after = await read(service);
  return {
    ...measured,
    cpuMicroseconds: (after.microseconds - before.microseconds) / (after.requests - before.requests),
  };
}

async function read({ cpuUrl }: Service): Promise<{ microseconds: number; requests: number }> {
  const answer = await fetch(cpuUrl);
  // Boundary: the bench's own server.
  const told: unknown = await answer.json();
  if (typeof told !== 'object' || told === null || !('microseconds' in told) || !('requests' in told))
    throw new Error('no CPU time was told');
  return { microseconds: Number(told.microseconds), requests: Number(told.requests) };
}
