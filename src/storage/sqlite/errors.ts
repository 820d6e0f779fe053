import { StorageUnavailable, StorageUnusable } from '../errors.ts';
import { dataPlace, fileFault, pathFault } from '../path-faults.ts';

/** Runs a statement, and tells a failure of the file from a fault of the statement, which stays as it is. */
export function translated<T>(run: () => T): T {
  try {
    return run();
  } catch (error) {
    throw isPassing(error) ? new StorageUnavailable(messageOf(error), { cause: error }) : error;
  }
}

/** SQLite's primary result codes; the number in the low byte of `errcode`. */
const CODE = { busy: 5, locked: 6, readonly: 8, ioerr: 10, corrupt: 11, full: 13, cantopen: 14, notadb: 26 };

const PASSING: ReadonlySet<number> = new Set([
  CODE.busy,
  CODE.locked,
  CODE.readonly,
  CODE.ioerr,
  CODE.corrupt,
  CODE.full,
  CODE.cantopen,
  CODE.notadb,
]);

function isPassing(error: unknown): boolean {
  return PASSING.has(codeOf(error));
}

export function isBusy(error: unknown): boolean {
  return codeOf(error) === CODE.busy || codeOf(error) === CODE.locked;
}

function codeOf(error: unknown): number {
  if (error instanceof Error && 'errcode' in error && typeof error.errcode === 'number') return error.errcode & 0xff;
  return 0;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** What opening a file failed with, as a sentence for an operator. */
export function unusable(file: string, error: unknown): unknown {
  const code = codeOf(error);
  const place = dataPlace(file);
  // SQLite says that it may not, the system says why.
  const refused = code === CODE.readonly || code === CODE.cantopen ? fileFault(place) : pathFault(error, place);
  const sentence = refused ?? SENTENCES[code]?.(file);
  return sentence === undefined ? error : new StorageUnusable(sentence, { cause: error });
}

/** What an operator reads, by result code. */
const SENTENCES: Readonly<Record<number, (file: string) => string>> = {
  [CODE.busy]: (file) => `The data file ${file} is held by another program. Stop it, then start again.`,
  [CODE.readonly]: (file) =>
    `The data file ${file} cannot be written. Give this user the right to write it and its folder.`,
  [CODE.ioerr]: (file) => `The data file ${file} cannot be read or written: the disk reports an error.`,
  [CODE.corrupt]: (file) =>
    `The data file ${file} is damaged. Restore it from a backup, or move it away to start empty.`,
  [CODE.cantopen]: (file) =>
    `The data file ${file} cannot be opened. Check that its folder exists and that this user may write there.`,
  [CODE.notadb]: (file) =>
    `The data file ${file} is no SQLite database. Restore it from a backup, or move it away to start empty.`,
};
