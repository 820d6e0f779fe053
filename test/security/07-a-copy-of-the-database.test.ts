/** ASVS 5.0 V11.4, V13.3; API2:2023 Broken Authentication. */
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { createAuthenticator } from '../../src/accounts/authenticator.ts';
import { createKeyFor } from '../../src/accounts/keys.ts';
import { hashApiKey, mintApiKey } from '../../src/accounts/api-key.ts';
import { onEachDatabase } from '../storage/databases.ts';

const secret = (byte: number) => ({ pepper: new Uint8Array(32).fill(byte), check: `check ${byte}` });

onEachDatabase('a copy of the database', ({ fresh }) => {
  test('holds no hash by which a key could be told', async () => {
    const database = await fresh();
    const store = await database.open({ secret: secret(1) });
    const { key } = await createKeyFor(store, { email: 'ada@example.com', plan: 'premium' });
    expect(await createAuthenticator(store)(key)).toMatchObject({ plan: 'premium' });
    const [row] = await database.sql('select hash from api_keys');
    const hash = row?.['hash'];
    const stored = Buffer.from(hash instanceof Uint8Array ? hash : []);
    expect(stored).toHaveLength(32);
    expect(stored.equals(createHash('sha256').update(key).digest())).toBe(false);
    const all = JSON.stringify(await database.sql('select * from api_keys'));
    expect(all).not.toContain(key.slice(8, 30));
  });

  test('does not open with another secret, and knows nobody without one', async () => {
    const database = await fresh();
    const store = await database.open({ secret: secret(1) });
    const { key } = await createKeyFor(store, { email: 'ada@example.com', plan: 'premium' });
    await expect(database.open({ secret: secret(2) })).rejects.toThrow(/belongs to another secret/);
    const bare = await database.open();
    expect(await createAuthenticator(bare)(key)).toBeUndefined();
  });

  test('of before takes the secret on, and its keys go on working; two nodes may do so at once', async () => {
    const database = await fresh();
    const before = await database.open();
    const { row, key } = await createKeyFor(before, { email: 'ada@example.com', plan: 'premium' });
    const nodes = await Promise.all([1, 2].map(() => database.open({ secret: secret(1) })));
    for (const node of nodes) {
      expect((await node.keys.findByHash(hashApiKey(key)))?.key.id).toBe(row.id);
      expect(await node.keys.findByHash(hashApiKey(mintApiKey()))).toBeUndefined();
    }
  });
});
