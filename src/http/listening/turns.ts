import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

interface Turn {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly run: () => void;
}

interface Line {
  /** The first is being answered; the others wait for it. */
  readonly turns: Turn[];
  /** The last request that was answered. */
  answered?: IncomingMessage | undefined;
  /** What is to be done once nothing is due any more. */
  atEnd?: () => void;
}

/** The requests of each connection, which are executed one after the other. */
export interface Turns {
  /** Runs once all requests before it are answered; never, where one of those answers ended the connection. */
  take(turn: Turn): void;
  /** Whether answers are due on the connection. */
  isBusy(connection: Duplex): boolean;
  /**
   * Takes no more requests of a connection, and ends it after the answers that are due. A request that has not arrived
   * whole is due none.
   * @param isOwed false: what is refused is the rest of a request that is answered already
   */
  close(connection: Duplex, end: (isOwed: boolean) => void): void;
}

/**
 * A client may send several requests before the first is answered (RFC 9112, 9.3.2). Node would execute them at once, those
 * too that stand behind one whose answer ends the connection: they would be charged, and their answers never leave.
 */
export function createTurns(): Turns {
  const lines = new WeakMap<Duplex, Line>();

  function next(connection: Duplex, line: Line): void {
    line.answered = line.turns.shift()?.request;
    const [turn] = line.turns;
    if (!connection.writable) line.turns.length = 0;
    else if (turn !== undefined) turn.run();
    if (line.turns.length === 0) line.atEnd?.();
  }

  return {
    take(turn) {
      const { socket } = turn.request;
      const line = lines.get(socket) ?? { turns: [] };
      if (line.atEnd !== undefined || !socket.writable) return;
      lines.set(socket, line);
      line.turns.push(turn);
      turn.response.once('close', () => next(socket, line));
      if (line.turns.length === 1) turn.run();
    },
    isBusy: (connection) => (lines.get(connection)?.turns.length ?? 0) > 0,
    close(connection, end) {
      const line = lines.get(connection) ?? { turns: [] };
      if (line.atEnd !== undefined) return;
      lines.set(connection, line);
      const last = line.turns.at(-1);
      const isWaiting = last !== undefined && !last.request.complete && !last.response.headersSent;
      if (isWaiting) line.turns.pop();
      line.atEnd = () => end(isWaiting || line.answered?.complete !== false);
      if (line.turns.length === 0) line.atEnd();
    },
  };
}
