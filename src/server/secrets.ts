import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { link, readFile, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { StorageSecret } from '../storage/store/secret.ts';
import { StartFault } from './start-fault.ts';

/** What the service keeps to itself, and the database does not hold. */
export interface Secrets {
  /** 32 bytes each: the first signs cookies and links, and hashes sessions; what the one before it did is still accepted. */
  readonly signIn: readonly [Uint8Array, ...Uint8Array[]];
  readonly storage: StorageSecret;
}

/** As the sign-in secret before: the one that follows from the secret, which served until there was one of its own. */
const DERIVED = 'derived';

/** In the data folder, beside the database. */
export const SECRET_FILE = 'secret';

type Given = Pick<Config, 'dataFolder'> & Partial<Pick<Config, 'secret' | 'signInSecret' | 'signInSecretBefore'>>;

/** @throws StartFault when the file cannot be read or holds something else */
export async function loadSecrets({ secret, signInSecret, signInSecretBefore, dataFolder }: Given): Promise<Secrets> {
  const root = secret ?? (await ownSecret(join(dataFolder, SECRET_FILE)));
  const derive = (purpose: string, from = root): Uint8Array =>
    new Uint8Array(hkdfSync('sha256', from, 'huesmith', purpose, 32));
  const before = signInSecretBefore === DERIVED ? root : signInSecretBefore;
  const check = createHmac('sha256', derive('check')).update('huesmith').digest('base64url');
  const signIn = [
    derive('sign-in', signInSecret),
    ...(before === undefined ? [] : [derive('sign-in', before)]),
  ] as const;
  return { signIn: [...signIn], storage: { pepper: derive('key-pepper'), check } };
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
