import type { Server, Socket } from 'node:net';
import { customerOf } from '../customer.ts';

export interface ConnectionLimits {
  /** Open connections at most, over all the listeners that are watched. */
  readonly max: number;
  /** Of them from one customer (`customerOf`). */
  readonly maxPerAddress: number;
  /** Whose connections stand for many people's: trusted proxies, and this machine itself. */
  readonly isExempt: (address: string) => boolean;
  /** How long a TLS handshake may take in all, however its bytes trickle in. */
  readonly handshakeMs: number;
  /** How long bytes of an answer may wait for a client that does not read them. */
  readonly unreadMs: number;
}

export const USUAL_LIMITS: ConnectionLimits = {
  max: 10_000,
  maxPerAddress: 256,
  isExempt: () => false,
  handshakeMs: 9_000,
  unreadMs: 30_000,
};

/** How many looks at a waiting answer fall into `unreadMs`. */
const LOOKS = 6;

/** The open connections of the listeners that it watches. */
export interface Connections {
  /** To be called before the server listens. */
  watch(server: Server): void;
  /** Cuts every connection, those whose handshake is under way too, of which the server itself does not know. */
  readonly cutAll: () => void;
  readonly open: () => number;
}

/**
 * Bounds what connections may take: how many there are, in all and from one customer, how long a handshake lasts, and how
 * long an answer waits for its reader. Slow headers and bodies are bounded by Node (`SERVER_OPTIONS`).
 */
export function createConnections(limits: ConnectionLimits): Connections {
  const sockets = new Set<Socket>();
  const byCustomer = new Map<string, number>();
  /** What waited on each connection when it was last looked at, and for how many looks it has been the same. */
  const unread = new Map<Socket, { waiting: number; written: number; looks: number }>();
  let looking: NodeJS.Timeout | undefined;

  /** False: one too many. */
  function admit(socket: Socket): boolean {
    const address = socket.remoteAddress ?? '';
    const customer = customerOf(address);
    const count = byCustomer.get(customer) ?? 0;
    const isCrowd = count >= limits.maxPerAddress && !limits.isExempt(address);
    if (sockets.size >= limits.max || isCrowd) return false;
    sockets.add(socket);
    byCustomer.set(customer, count + 1);
    socket.once('close', () => {
      sockets.delete(socket);
      const left = (byCustomer.get(customer) ?? 1) - 1;
      if (left === 0) byCustomer.delete(customer);
      else byCustomer.set(customer, left);
    });
    return true;
  }

  function look(): void {
    for (const [socket, seen] of unread) {
      const waiting = socket.writableLength;
      // Pieces of an answer are as long as each other: that one has left shows in what was written in all.
      const isStill = waiting > 0 && waiting === seen.waiting && socket.bytesWritten === seen.written;
      seen.looks = isStill ? seen.looks + 1 : 0;
      seen.waiting = waiting;
      seen.written = socket.bytesWritten;
      if (seen.looks >= LOOKS - 1) socket.destroy();
    }
  }

  /** @param socket what answers are written to: the secure one, where there is TLS */
  function lookAt(socket: Socket): void {
    looking ??= setInterval(look, limits.unreadMs / LOOKS).unref();
    unread.set(socket, { waiting: 0, written: 0, looks: 0 });
    socket.once('close', () => {
      unread.delete(socket);
      if (unread.size > 0) return;
      clearInterval(looking);
      looking = undefined;
    });
  }

  return {
    open: () => sockets.size,
    cutAll: () => {
      for (const socket of sockets) socket.destroy();
    },
    watch(server) {
      const isTls = 'setSecureContext' in server;
      const handshakes = new Map<string, NodeJS.Timeout>();

      // Before the server's own listener, which would begin a handshake.
      server.prependListener('connection', (socket: Socket) => {
        if (!admit(socket)) socket.destroy();
        else if (!isTls) lookAt(socket);
        else {
          const name = nameOf(socket);
          const timer = setTimeout(() => socket.destroy(), limits.handshakeMs);
          handshakes.set(name, timer);
          socket.once('close', () => {
            clearTimeout(timer);
            if (handshakes.get(name) === timer) handshakes.delete(name);
          });
        }
      });
      server.on('secureConnection', (socket: Socket) => {
        clearTimeout(handshakes.get(nameOf(socket)));
        lookAt(socket);
      });
      // Before the server's own listener again, which tells of a failed handshake as of a failed request: an answer to it
      // would wait for a handshake that never comes, and keep its descriptor for ever.
      server.prependListener('tlsClientError', (_error: Error, socket: Socket) => socket.destroy());
    },
  };
}

/** Both ends of a connection, by which the secure socket is known for that of a bare one. */
function nameOf({ localAddress, remoteAddress, remotePort }: Socket): string {
  return `${localAddress} ${remoteAddress} ${remotePort}`;
}
