import type { FastifyInstance } from 'fastify';
import { createKeyOf } from '../../accounts/keys.ts';
import { type KeyInfo, type NewKeyInfo, readDashboard } from '../../contract/dashboard.ts';
import { ApiError } from '../../contract/errors.ts';
import { TooManyKeys } from '../../storage/errors.ts';
import type { KeyRow } from '../../storage/store/keys.ts';
import { SESSION } from '../access.ts';
import type { Deps } from '../deps.ts';
import { securityLog } from '../security-log.ts';
import { planNow } from './plan-now.ts';
import { visitorOf } from './visitor.ts';

/** More than anyone tells apart; each costs a row for ever. */
const KEYS_MAX = 50;

/** An account's API keys. */
export function keyRoutes(app: FastifyInstance, deps: Deps): void {
  const { store } = deps;
  const record = securityLog(deps);
  app.get('/dashboard/keys', SESSION, async (request): Promise<KeyInfo[]> => {
    const { account } = visitorOf(request);
    return (await store.keys.list(account.id)).map(toKeyInfo);
  });

  app.post('/dashboard/keys', SESSION, async (request): Promise<NewKeyInfo> => {
    const { account } = visitorOf(request);
    const { name } = readDashboard.keyName(request.body);
    const { lapsed, grantsKeys } = await planNow(store, account);
    if (!grantsKeys) throw new ApiError('forbidden', { message: lapsed ? LAPSED : NO_KEYS });
    const made = await createKeyOf(store, account.id, name.trim(), KEYS_MAX).catch((error: unknown) => {
      throw error instanceof TooManyKeys ? new ApiError('forbidden', { message: TOO_MANY }) : error;
    });
    record('key_created', request, { account: account.id, key: made.row.id });
    return { ...toKeyInfo(made.row), key: made.key };
  });

  app.post('/dashboard/keys/revoke', SESSION, async (request) => {
    const { account } = visitorOf(request);
    const { id } = readDashboard.id(request.body);
    // Another account's key does not exist.
    if (!(await store.keys.revoke(account.id, id))) throw new ApiError('not_found', { message: NO_SUCH_KEY });
    record('key_revoked', request, { account: account.id, key: id });
    return { done: true };
  });
}

export const NO_SUCH_KEY = 'There is no live key of this id.';
const NO_KEYS = 'The free plan does not include the API. Choose a paid plan first.';
const LAPSED = 'Your plan has ended. Renew it first.';
const TOO_MANY = `There are ${KEYS_MAX} live keys already. Revoke one first.`;

export function toKeyInfo({ id, name, lastFour, created, lastUsed, totalRequests, revoked }: KeyRow): KeyInfo {
  return {
    id,
    name,
    lastFour,
    created: created.toISOString(),
    lastUsed: lastUsed?.toISOString() ?? null,
    totalRequests,
    revoked: revoked !== undefined,
  };
}
