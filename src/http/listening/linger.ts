import type { Duplex } from 'node:stream';

const LINGER_MS = 1000;

/**
 * A connection that is closed while bytes are still coming in is reset, and the reset may overtake our answer: the
 * client would see a broken pipe and never learn of the 413. So an early close ends our side, drops what comes in for a
 * moment, and only then lets go (as nginx's lingering_close does).
 */
export function endLingering(connection: Duplex, lastWords: string | Buffer = ''): void {
  const timer = setTimeout(() => connection.destroy(), LINGER_MS);
  connection.once('close', () => clearTimeout(timer));
  connection.once('end', () => connection.destroy());
  connection.end(lastWords, () => {
    if (connection.readableEnded) connection.destroy();
  });
  connection.resume();
}

/** Lets a connection go in this way after its last answer. */
export function lingerOnClose(connection: Duplex): void {
  // What Node calls after the last answer of a connection.
  Object.assign(connection, { destroySoon: () => endLingering(connection) });
}
