import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { KNOWLEDGE } from './lines.ts';

/** SHA-256 over every file of knowledge, hexadecimal: a model carries the hash of what it was built from. */
export function knowledgeHash(): string {
  const hash = createHash('sha256');
  for (const path of readdirSync(KNOWLEDGE, { recursive: true, encoding: 'utf8' }).sort()) {
    if (path.endsWith('.txt')) hash.update(`${path}\n`).update(readFileSync(join(KNOWLEDGE, path)));
  }
  return hash.digest('hex');
}
