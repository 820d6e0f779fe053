import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { link, readFile, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StorageSecret } from '../storage/index.ts';
import { StartFault } from './start-fault.ts';

/** What the service keeps to itself, and the database does not hold. */
export interface Secrets {
  /** Signs cookies and links, and hashes sessions; 32 bytes. */
  readonly signIn: Uint8Array;
  readonly storage: StorageSecret;
}

/** In the data folder, beside the database. */
export const SECRET_FILE = 'secret';

/** @throws StartFault when the file cannot be read or holds something else */
export async function loadSecrets({
  secret,
  dataFolder,
}: {
  secret: string | undefined;
  dataFolder: string;
}): Promise<Secrets> {
  const root = secret ?? (await ownSecret(join(dataFolder, SECRET_FILE)));
  const derive = (purpose: string): Uint8Array => new Uint8Array(hkdfSync('sha256', root, 'huesmith', purpose, 32));
  const check = createHmac('sha256', derive('check')).update('huesmith').digest('base64url');
  return { signIn: derive('sign-in'), storage: { pepper: derive('key-pepper'), check } };
}

/** The secret of the data folder, made at the first start. Of two programs that make it at once one finds the other's. */
async function ownSecret(file: string): Promise<string> {
  const kept = await read(file);
  if (kept !== undefined) return kept;
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
  // It appears whole, or not at all.
  await link(draft, file).catch((error: unknown) => {
    if (!isCode(error, 'EEXIST')) throw error;
  });
  await unlink(draft);
  return (await read(file)) ?? ownSecret(file);
}

async function read(file: string): Promise<string | undefined> {
  try {
    const text = (await readFile(file, 'utf8')).trim();
    if (/^[\x21-\x7e]{32,}$/.test(text)) return text;
  } catch (cause) {
    if (isCode(cause, 'ENOENT')) return undefined;
    throw new StartFault(`The file ${file} cannot be read; give this user the right to, or set HUESMITH_SECRET.`, {
      cause,
    });
  }
  throw new StartFault(
    `The file ${file} holds no secret of at least 32 characters; restore it, or set HUESMITH_SECRET.`,
  );
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
