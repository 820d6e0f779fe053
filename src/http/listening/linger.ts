import type { Socket } from 'node:net';

const LINGER_MS = 1000;

/**
 * A connection that is closed while bytes are still coming in is reset, and the reset may overtake our answer: the
 * client would see a broken pipe and never learn of the 413. So an early close ends our side, drops what comes in for a
 * moment, and only then lets go (as nginx's lingering_close does).
 */
export function lingerOnClose(socket: Socket): void {
  // What Node calls after the last answer of a connection.
  socket.destroySoon = () => {
    socket.end();
    const timer = setTimeout(() => socket.destroy(), LINGER_MS);
    socket.once('end', () => socket.destroy());
    socket.once('close', () => clearTimeout(timer));
  };
}
