import type { DBAdapter, DBTransactionAdapter, Where } from 'better-auth';

/** The stored form of a token; nothing leads back from it. */
export type HashToken = (token: string) => string;

/**
 * Puts between the sign-in library and its tables that sessions are found by a hash of their token: the token itself is
 * in the browser's cookie alone, and a copy of the database signs nobody in.
 */
export function hashSessions(adapter: DBAdapter, hash: HashToken): DBAdapter {
  return {
    ...hashWithin(adapter, hash),
    transaction: (run) => adapter.transaction((inner) => run(hashWithin(inner, hash))),
  };
}

function hashWithin(adapter: DBTransactionAdapter, hash: HashToken): DBTransactionAdapter {
  /** What a query asks for by token, and the way from the hashes in its answer back to the tokens that it named. */
  function hashed(where: readonly Where[]) {
    const tokens = new Map<unknown, string>();
    const remember = (token: string): string => {
      const stored = hash(token);
      tokens.set(stored, token);
      return stored;
    };
    const stored = where.map((one): Where => {
      if (one.field !== 'token') return one;
      if (typeof one.value === 'string') return { ...one, value: remember(one.value) };
      if (Array.isArray(one.value)) return { ...one, value: one.value.map((value) => remember(String(value))) };
      return one;
    });
    /** Boundary: the library says what its rows are. */
    const restored = <T>(row: T): T => {
      if (typeof row !== 'object' || row === null || !('token' in row)) return row;
      return { ...row, token: tokens.get(row.token) ?? row.token };
    };
    return { stored, restored };
  }

  const isSession = ({ model }: { model: string }): boolean => model === 'session';

  return {
    ...adapter,
    async create<T extends Record<string, unknown>, R = T>(query: Parameters<typeof adapter.create<T, R>>[0]) {
      if (!isSession(query)) return adapter.create<T, R>(query);
      const { token } = query.data;
      if (typeof token !== 'string') throw new TypeError('a session has a token');
      return { ...(await adapter.create<T, R>({ ...query, data: { ...query.data, token: hash(token) } })), token };
    },
    async findOne<T>(query: Parameters<typeof adapter.findOne>[0]) {
      if (!isSession(query)) return adapter.findOne<T>(query);
      const { stored, restored } = hashed(query.where);
      return restored(await adapter.findOne<T>({ ...query, where: stored }));
    },
    async findMany<T>(query: Parameters<typeof adapter.findMany>[0]) {
      if (!isSession(query)) return adapter.findMany<T>(query);
      const { stored, restored } = hashed(query.where ?? []);
      return (await adapter.findMany<T>({ ...query, where: stored })).map(restored);
    },
    async update<T>(query: Parameters<typeof adapter.update>[0]) {
      if (!isSession(query)) return adapter.update<T>(query);
      const { stored, restored } = hashed(query.where);
      return restored(await adapter.update<T>({ ...query, where: stored }));
    },
    async consumeOne<T>(query: Parameters<typeof adapter.consumeOne>[0]) {
      if (!isSession(query)) return adapter.consumeOne<T>(query);
      const { stored, restored } = hashed(query.where);
      return restored(await adapter.consumeOne<T>({ ...query, where: stored }));
    },
    async delete(query) {
      return adapter.delete(isSession(query) ? { ...query, where: hashed(query.where).stored } : query);
    },
    async deleteMany(query) {
      return adapter.deleteMany(isSession(query) ? { ...query, where: hashed(query.where).stored } : query);
    },
    async updateMany(query) {
      return adapter.updateMany(isSession(query) ? { ...query, where: hashed(query.where).stored } : query);
    },
    async count(query) {
      if (!isSession(query) || query.where === undefined) return adapter.count(query);
      return adapter.count({ ...query, where: hashed(query.where).stored });
    },
  };
}
