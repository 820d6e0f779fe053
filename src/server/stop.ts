import { sentencesFor } from './start-fault.ts';

/** The promise is 10 s; this is the last resort before it. */
const STOP_WITHIN_MS = 9500;

/**
 * Starts a service and keeps it until SIGTERM or SIGINT, then closes it and exits 0; SIGHUP reloads the certificate. What keeps it from starting is
 * printed as a sentence, and the exit code is 1.
 */
export async function runUntilStopped(
  start: () => Promise<{ close(): Promise<void>; reload(): Promise<void>; readonly drainMs?: number }>,
): Promise<void> {
  try {
    const running = await start();
    let stopping = false;
    const stop = (): void => {
      if (stopping) return;
      stopping = true;
      setTimeout(() => process.exit(0), STOP_WITHIN_MS + (running.drainMs ?? 0)).unref();
      void running.close().then(
        () => process.exit(0),
        (error: unknown) => fail(error),
      );
    };
    process.on('SIGTERM', stop);
    process.on('SIGINT', stop);
    process.on('SIGHUP', () => void running.reload());
  } catch (error) {
    fail(error);
  }
}

function fail(error: unknown): never {
  process.stderr.write(`${sentencesFor(error).join('\n')}\n`);
  process.exit(1);
}
