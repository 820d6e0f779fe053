import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** Where something is to be written, and where it may go instead. */
export interface Place {
  readonly path: string;
  /** What an operator may do instead of fixing the path, as the end of "or …". */
  readonly elsewhere: string;
}

/** What is written at a path of the data folder may go to another data folder. */
export function dataPlace(path: string): Place {
  return { path, elsewhere: 'set HUESMITH_DATA to another folder' };
}

interface Fault {
  readonly why: (path: string) => string;
  readonly remedy: string;
}

const NO_RIGHTS: Fault = {
  why: (path) => `This user has no right to use ${path}`,
  remedy: 'give it the right (chown or chmod)',
};

/** What the system refuses at a path, by the code of its error. */
const FAULTS: Readonly<Record<string, Fault>> = {
  ENOSPC: { why: (path) => `The disk of ${path} is full`, remedy: 'free some space on it' },
  EDQUOT: {
    why: (path) => `This user’s quota on the disk of ${path} is used up`,
    remedy: 'raise it, free some space',
  },
  EACCES: NO_RIGHTS,
  EPERM: NO_RIGHTS,
  EROFS: {
    why: (path) => `The file system of ${path} is read-only`,
    remedy: 'make it writable (systemd: ReadWritePaths=; a container: a volume)',
  },
  ENOENT: { why: (path) => `The folder ${path} does not exist`, remedy: 'make it' },
  ENOTDIR: { why: (path) => `${path} is no folder`, remedy: 'move it away' },
};

/**
 * What the file system refused, as a sentence that names the path and what to do; undefined where the error is another.
 * SQLite tells a full disk in words.
 */
export function pathFault(error: unknown, place: Place): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (/database or disk is full/.test(error.message)) return sentence('ENOSPC', place);
  return 'code' in error && typeof error.code === 'string' ? sentence(error.code, place) : undefined;
}

/** The sentence of a disk without space, before anything was refused there. */
export function fullDisk(place: Place): string | undefined {
  return sentence('ENOSPC', place);
}

function sentence(code: string, { path, elsewhere }: Place): string | undefined {
  if (!Object.hasOwn(FAULTS, code)) return undefined;
  const fault = FAULTS[code];
  return fault && `${fault.why(path)}: ${fault.remedy}, or ${elsewhere}.`;
}

/** The path that the system names in an error. */
export function pathOf(error: unknown): string | undefined {
  return error instanceof Error && 'path' in error && typeof error.path === 'string' ? error.path : undefined;
}

/** The path itself, or the nearest folder above it that is there. */
export function nearestPath(path: string): string {
  let nearest = path;
  while (!existsSync(nearest)) nearest = dirname(nearest);
  return nearest;
}

/**
 * Why this user cannot write in a folder, or make it where there is none, as far as the system tells without trying;
 * undefined: nothing speaks against it.
 */
export function folderFault({ path, elsewhere }: Place): string | undefined {
  const nearest = nearestPath(path);
  if (!statSync(nearest).isDirectory()) return sentence('ENOTDIR', { path: nearest, elsewhere });
  return accessFault(constants.R_OK | constants.W_OK | constants.X_OK, { path: nearest, elsewhere });
}

/** The same of a file and its folder. */
export function fileFault({ path, elsewhere }: Place): string | undefined {
  const ofFile = existsSync(path) ? accessFault(constants.R_OK | constants.W_OK, { path, elsewhere }) : undefined;
  return ofFile ?? folderFault({ path: dirname(path), elsewhere });
}

function accessFault(rights: number, place: Place): string | undefined {
  try {
    accessSync(place.path, rights);
    return undefined;
  } catch (error) {
    return pathFault(error, place);
  }
}
