import { workerData } from 'node:worker_threads';
import { openAsIs } from './open.ts';

// Boundary: the other end is `copy.ts`.
const { file, copy }: { readonly file: string; readonly copy: string } = workerData;
const database = openAsIs(file, 'write');
try {
  // Compact, and without what was deleted: pages that are free in the file are not in the copy.
  database.all('vacuum into ?', copy);
} finally {
  database.close();
}
