import { once } from 'node:events';
import { openStore } from '../../src/storage/open-store.ts';
import { startPostgres } from './postgres.ts';
import { TEMPLATE } from './template.ts';

/** Two workers and more, each with tests whose stores have ten connections and more. */
const CONNECTIONS = '300';

// Nobody switches this machine off; what is told of the disk is tested on servers of its own.
const server = await startPostgres({ fsync: 'off', max_connections: CONNECTIONS });
const url = await server.createDatabase({ name: TEMPLATE });
await (await openStore({ url, sweepEveryMs: 0 })).close();
console.log(server.port);
// Until whoever started it closes its input, or has ended.
await once(process.stdin.resume(), 'end');
await server.stop();
