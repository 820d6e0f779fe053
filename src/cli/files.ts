import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { StartFault } from '../server/start-fault.ts';

/** Files as commands read and write them: what goes wrong is one sentence. */

const WHY: Readonly<Record<string, string>> = {
  ENOENT: 'there is none of this name',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of its path is no folder',
  EACCES: 'this user may not',
  EPERM: 'this user may not',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  EROFS: 'the disk is read-only',
  EEXIST: 'there is a file of this name',
};

/** @param file `-` or undefined for standard input */
export async function readInput(file: string | undefined): Promise<string> {
  if (file === undefined || file === '-') return text(process.stdin);
  return readFile(file, 'utf8').catch((error: unknown) => fail(`${file} cannot be read`, error));
}

export async function writeOutput(file: string, body: string | Uint8Array): Promise<void> {
  await writeFile(file, body).catch((error: unknown) => fail(`${file} cannot be written`, error));
}

export async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true }).catch((error: unknown) =>
    fail(`The folder ${folder} cannot be made`, error),
  );
}

/** Writes a file's content to standard output; bytes that are no text stay out of a terminal. */
export function printFile(body: string | Uint8Array, isTerminal: boolean): void {
  if (typeof body !== 'string' && isTerminal) {
    throw new StartFault('This format is no text; name a file with --output, or send it through a pipe.');
  }
  process.stdout.write(body);
}

function fail(what: string, cause: unknown): never {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  throw new StartFault(`${what}: ${WHY[code] ?? (code || String(cause))}.`, { cause });
}
