import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { type ServerProcess, startServer, temporaryFolder } from './server-process.ts';

export type Folder = Awaited<ReturnType<typeof temporaryFolder>>;

/** Starts one server on an empty folder for all tests of a file, and stops it after them. */
export function serveDuringTests(take: (server: ServerProcess, folder: Folder) => void): void {
  let folder: Folder | undefined;
  let server: ServerProcess | undefined;
  beforeAll(async () => {
    folder = await temporaryFolder();
    server = await startServer({ HUESMITH_DATA: folder.path });
    take(server, folder);
  });
  afterAll(async () => {
    await server?.stop();
    await folder?.remove();
  });
}

/** Gives each test of a file an empty folder, and stops what it has started there. */
export function freshFolderForEach(take: (folder: Folder) => void, started: () => ServerProcess | undefined): void {
  let folder: Folder | undefined;
  beforeEach(async () => {
    folder = await temporaryFolder();
    take(folder);
  });
  afterEach(async () => {
    await started()?.stop('SIGKILL');
    await folder?.remove();
  });
}
