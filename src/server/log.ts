import { type Logger, pino } from 'pino';

/**
 * The log: JSON on standard error, one line an answer. Written without waiting, for a full pipe should slow no answer.
 */
export function createLog(level: string): Logger {
  return pino({ level, serializers: { err: tellError } }, pino.destination({ dest: 2, sync: false }));
}

/** An error's kind, words and place, and those of its causes. Other properties stay out: they may hold what was sent. */
function tellError(error: unknown): unknown {
  if (!(error instanceof Error)) return String(error);
  const { name, message, stack, cause } = error;
  return { name, message, stack, ...(cause !== undefined && { cause: tellError(cause) }) };
}
