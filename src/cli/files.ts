import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { StartFault } from '../server/start-fault.ts';

/** Files as commands read and write them: what goes wrong is one sentence. */

const WHY: Readonly<Record<string, string>> = {
  ENOENT: 'no such file',
  EISDIR: 'it is a folder',
  ENOTDIR: 'part of its path is not a folder',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  EROFS: 'the disk is read-only',
  EEXIST: 'there is already a file of that name',
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
    fail(`The folder ${folder} cannot be created`, error),
  );
}

/** Writes a file's content to standard output; bytes that are no text stay out of a terminal. */
export function printFile(body: string | Uint8Array, isTerminal: boolean): void {
  if (typeof body !== 'string' && isTerminal) {
    throw new StartFault('This format is not text: name a file with --output, or pipe it somewhere.');
  }
  process.stdout.write(body);
}

function fail(what: string, cause: unknown): never {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  throw new StartFault(`${what}: ${WHY[code] ?? (code || String(cause))}.`, { cause });
}
