import { connect, createServer } from 'node:net';
import type { Socket } from 'node:net';

/** What happens to the next commit that passes. */
export type CommitFault =
  /** It never reaches the database. */
  | 'lost on the way'
  /** It takes effect, and nobody is told. */
  | 'answer lost'
  /** It takes its time. */
  | 'slow';

export interface FaultyNetwork {
  readonly port: number;
  /** Ends every connection at once, as a pulled cable or a killed process does. */
  cut(): void;
  onNextCommit(fault: CommitFault): void;
  /** For so long no connection is made. */
  stayAway(ms: number): void;
  close(): Promise<void>;
}

/** A simple query of the PostgreSQL protocol whose text is `commit`. */
const COMMIT = Buffer.from('Q\0\0\0\x0bcommit\0', 'latin1');
const SLOW_MS = 150;

/** The way from one node to the database, on which faults are made. */
export async function startFaultyNetwork(databasePort: number): Promise<FaultyNetwork> {
  const sockets = new Set<Socket>();
  let next: CommitFault | undefined;
  let awayUntil = 0;

  const server = createServer((client) => {
    if (performance.now() < awayUntil) {
      client.destroy();
      return;
    }
    const database = connect(databasePort, '127.0.0.1');
    let deaf = false;
    const cut = () => {
      client.destroy();
      database.destroy();
    };
    for (const socket of [client, database]) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('error', cut);
      socket.on('close', () => {
        sockets.delete(socket);
        cut();
      });
    }
    client.on('data', (bytes: Buffer) => {
      const fault = next !== undefined && bytes.includes(COMMIT) ? next : undefined;
      if (fault === undefined) return void database.write(bytes);
      next = undefined;
      if (fault === 'lost on the way') return cut();
      if (fault === 'slow') return void setTimeout(() => database.destroyed || database.write(bytes), SLOW_MS);
      deaf = true;
      database.write(bytes);
    });
    database.on('data', (bytes: Buffer) => (deaf ? cut() : client.write(bytes)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the network has no port');

  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: address.port,
    cut,
    onNextCommit: (fault) => (next = fault),
    stayAway: (ms) => (awayUntil = performance.now() + ms),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        cut();
      }),
  };
}

/** The address of a database, by another port of this machine. */
export function byPort(url: string, port: number): string {
  const address = new URL(url);
  address.port = String(port);
  return address.href;
}
