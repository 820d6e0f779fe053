/** ASVS 5.0 V15.3; API3:2023 Broken Object Property Level Authorization. */
import { expect, test } from 'vitest';
import { freshFile } from '../storage/databases.ts';
import { dashboardService } from '../dashboard/service.ts';

/** Every path of fields in a value, with lists as `[]`. */
function fieldsOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => fieldsOf(one, `${path}[]`));
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([name, inner]) => fieldsOf(inner, path === '' ? name : `${path}.${name}`));
}

const KEY = ['id', 'name', 'lastFour', 'created', 'lastUsed', 'totalRequests', 'revoked'];
const under = (path: string, names: readonly string[]): string[] => names.map((name) => `${path}.${name}`);
const ROLES = ['primary', 'secondary', 'background', 'text', 'accent'];
const palette = (path: string): string[] => [
  ...under(path, ['name', 'description', 'colors[]']),
  ...under(`${path}.semantic`, ROLES),
];
const ENTRY = [...palette('palettes[]'), 'prompt', 'source', 'seed', 'date'];

/** What may leave, and nothing else. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  'POST /v1/palettes/generate': [
    'object',
    ...palette('data[]'),
    'count',
    ...under('metadata', ['model', 'tokensUsed', 'estimatedCost']),
    ...under('usage', ['remaining', 'limit', 'resetDate']),
  ],
  'GET /v1/palettes/history': [
    'object',
    'data[].type',
    'data[].data.prompt',
    ...palette('data[].data.palettes[]'),
    'data[].date',
    'count',
    'hasMore',
    ...under('usage', ['remaining', 'limit']),
  ],
  'GET /v1/palettes/usage': [
    'object',
    ...under('data', ['current', 'limit', 'remaining', 'resetDate', 'totalRequests', 'lastUsed']),
  ],
  'GET /dashboard/me': [
    ...under('account', ['email', 'plan', 'planEnds', 'lapsed', 'grantsKeys', 'receipts', 'operator']),
    'checkout',
    'mail',
    'contact',
  ],
  'GET /dashboard/keys': under('[]', KEY),
  'POST /dashboard/keys': [...KEY, 'key'],
  'GET /dashboard/usage': [
    'used',
    'limit',
    'resetAt',
    'today',
    ...under('days[]', ['day', 'endpoint', 'status', 'count']),
  ],
  'POST /dashboard/history': [...under('items[]', ENTRY), 'next'],
  'GET /dashboard/data': [
    ...under('account', ['id', 'email', 'plan', 'created']),
    ...under('keys[]', KEY),
    ...under('requestsByDay[]', ['day', 'endpoint', 'status', 'count']),
    ...under('history[]', ENTRY),
  ],
  'POST /dashboard/accounts': [
    ...under('items[]', ['id', 'email', 'plan', 'planEnds', 'quota', 'created', 'used']),
    ...under('items[].keys[]', KEY),
    'next',
  ],
  'POST /dashboard/sign-in': ['done'],
};

test('an answer has the fields that it may have, and no others', async () => {
  const { ask, person, store } = await dashboardService(await freshFile());
  const { cookie, account } = await person('ada@example.com', { operator: true });
  await store.accounts.setPlan(account.id, 'premium', undefined);
  const { key } = (await ask('POST', '/dashboard/keys', { name: 'first' }, { cookie })).json();
  const bodies: Readonly<Record<string, object>> = {
    'POST /v1/palettes/generate': { prompt: 'sea', count: 1 },
    'POST /dashboard/keys': { name: 'second' },
    'POST /dashboard/history': { text: '' },
    'POST /dashboard/accounts': { text: '' },
    'POST /dashboard/sign-in': { email: 'ada@example.com', password: 'correct horse battery' },
  };
  for (const [route, allowed] of Object.entries(ALLOWED)) {
    const [method, path = ''] = route.split(' ');
    const headers = { 'x-api-key': key };
    const answer = await ask(method === 'GET' ? 'GET' : 'POST', path, bodies[route], { cookie, headers });
    expect([route, answer.status]).toEqual([route, 200]);
    const told = new Set(fieldsOf(answer.json()).filter((field) => !/(\.|^)(payments)$/.test(field)));
    expect({ route, told: [...told].toSorted() }).toEqual({ route, told: [...new Set(allowed)].toSorted() });
  }
});
