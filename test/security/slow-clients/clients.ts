import { readdirSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { setTimeout as sleep } from 'node:timers/promises';

/** Clients that hold connections and give nothing for them. */
export const SLOW_KINDS = ['silent', 'dribbling handshake', 'slow headers', 'slow body', 'unread answer'] as const;
export type SlowKind = (typeof SLOW_KINDS)[number];

export interface SlowClients {
  /** How many of them the service has not closed yet. */
  readonly open: () => number;
  /** Resolves once all are closed, to the milliseconds that the longest was open; rejects when one is for `withinMs`. */
  closed(withinMs: number): Promise<number>;
  stop(): void;
}

/** The first bytes of a TLS greeting that announces 512 more. */
const GREETING = Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00, 0x01, 0x00, 0x01, 0xfc, 0x03, 0x03]);
const HEAD = 'Host: localhost\r\nX-API-Key: KEY\r\nContent-Type: application/json\r\n';

/** Opens so many slow clients at once, on the HTTPS port. */
export async function openSlowClients(kind: SlowKind, count: number, port: number, key: string): Promise<SlowClients> {
  let open = 0;
  let longestMs = 0;
  let lastStarted = 0;
  const sockets: Socket[] = [];
  const timers: NodeJS.Timeout[] = [];

  function hold(socket: Socket): Socket {
    open += 1;
    sockets.push(socket);
    let started = performance.now();
    socket.once('connect', () => {
      started = performance.now();
      lastStarted = started;
    });
    // A reset is a closing too.
    socket.on('error', () => undefined);
    // Only who reads learns at once that the service has gone.
    if (kind !== 'unread answer') socket.resume();
    socket.on('close', () => {
      open -= 1;
      longestMs = Math.max(longestMs, performance.now() - started);
    });
    return socket;
  }

  function dribble(socket: Socket, bytes: Buffer | string): void {
    let at = 0;
    const timer = setInterval(() => {
      if (at < bytes.length && socket.writable) socket.write(bytes.slice(at, at + 1));
      at += 1;
    }, 1000);
    timers.push(timer);
    socket.on('close', () => clearInterval(timer));
  }

  function start(): void {
    if (kind === 'silent' || kind === 'dribbling handshake') {
      const socket = hold(connect(port, '127.0.0.1'));
      if (kind === 'dribbling handshake') dribble(socket, GREETING);
      return;
    }
    const socket = connectTls({ port, host: '127.0.0.1', rejectUnauthorized: false }, () => {
      const head = HEAD.replace('KEY', key);
      if (kind === 'slow headers') {
        socket.write('GET /healthz HTTP/1.1\r\n');
        dribble(socket, head);
      } else if (kind === 'slow body') {
        socket.write(`POST /v1/palettes/generate HTTP/1.1\r\n${head}Content-Length: 1000\r\n\r\n`);
        dribble(socket, '{"prompt":"sea"}');
      } else {
        socket.pause();
        // More than the buffers between hold.
        socket.write(`GET /docs/reference.js HTTP/1.1\r\n${head}\r\n`.repeat(8));
      }
    });
    hold(socket);
  }

  for (let at = 0; at < count; at += 1) {
    start();
    // Not faster than the listener's queue of connections is long.
    if (at % 100 === 99) await sleep(50);
  }
  return {
    open: () => open,
    async closed(withinMs) {
      for (;;) {
        if (open === 0) break;
        if (performance.now() - lastStarted > withinMs) throw new Error(`${open} of ${count} are still open`);
        await sleep(50);
      }
      if (longestMs > withinMs) throw new Error(`one was open for ${longestMs} ms`);
      return longestMs;
    },
    stop() {
      for (const timer of timers) clearInterval(timer);
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** Open descriptors of a process. */
export function descriptorsOf(pid: number | undefined): number {
  return readdirSync(`/proc/${pid}/fd`).length;
}
