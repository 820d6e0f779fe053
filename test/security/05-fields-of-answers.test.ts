/** ASVS 5.0 V15.3; API3:2023 Broken Object Property Level Authorization. */
import { expect, test } from 'vitest';
import { createKeyOf } from '../../src/accounts/keys.ts';
import { freshFile } from '../storage/databases.ts';
import { dashboardService, PASSWORD } from '../dashboard/service.ts';

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

const [primary, secondary, background, text, accent] = ['#000000', '#111111', '#222222', '#333333', '#444444'];
const PALETTE = {
  name: 'Sea',
  description: '',
  colors: [primary, secondary, background, text, accent],
  semantic: { primary, secondary, background, text, accent },
};

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
  'POST /dashboard/generate': [...palette('palettes[]'), 'seed', 'model'],
  'POST /dashboard/keep': ['done'],
  'POST /dashboard/keys/revoke': ['done'],
  'POST /dashboard/accounts/plan': ['done'],
  'POST /dashboard/accounts/revoke': ['done'],
  'POST /dashboard/sign-up': ['done'],
  'POST /dashboard/forgot': ['done'],
  'POST /dashboard/reset': ['done'],
  'POST /dashboard/sign-in': ['done'],
  'POST /dashboard/change-password': ['done'],
  'POST /dashboard/sign-out': ['done'],
  'POST /dashboard/delete-account': ['done'],
  'GET /healthz': ['status'],
  'GET /readyz': ['status'],
};

/** What answers with a page, a file, figures or a document of the interface; the assistants' protocol; and Stripe's own. */
const ELSEWHERE: readonly string[] = [
  'GET /',
  'GET /docs',
  'GET /docs/',
  'GET /docs/palette.png',
  'GET /docs/reference.js',
  'GET /docs/start.js',
  'GET /openapi.json',
  'GET /metrics',
  'GET /palette/:engine/:format',
  'GET /dashboard/share.png',
  'POST /dashboard/export',
  'POST /v1/palettes/export',
  'POST /mcp',
  'POST /dashboard/checkout',
  'POST /dashboard/billing-portal',
  'POST /dashboard/stripe',
];

test('an answer has the fields that it may have, and no others', async () => {
  const { ask, person, store, routes, tokenFor } = await dashboardService(await freshFile());
  const served = routes.filter((route) => !route.startsWith('HEAD '));
  expect([...Object.keys(ALLOWED), ...ELSEWHERE].toSorted()).toEqual(served.toSorted());
  const { cookie, account } = await person('ada@example.com', { operator: true });
  const leaving = await person('bo@example.com');
  const spare = await createKeyOf(store, account.id, 'spare');
  const another = await createKeyOf(store, account.id, 'another spare');
  await ask('POST', '/dashboard/sign-up', { email: 'cy@example.com' });
  await store.accounts.setPlan(account.id, 'premium', undefined);
  const { key } = (await ask('POST', '/dashboard/keys', { name: 'first' }, { cookie })).json();
  const bodies: Readonly<Record<string, object>> = {
    'POST /v1/palettes/generate': { prompt: 'sea', count: 1 },
    'POST /dashboard/keys': { name: 'second' },
    'POST /dashboard/history': { text: '' },
    'POST /dashboard/accounts': { text: '' },
    'POST /dashboard/generate': { prompt: 'sea', count: 1, seed: 1 },
    'POST /dashboard/keep': { prompt: 'sky', seed: 2, palettes: [PALETTE] },
    'POST /dashboard/keys/revoke': { id: spare.row.id },
    'POST /dashboard/accounts/plan': { id: account.id, plan: 'premium', days: null },
    'POST /dashboard/accounts/revoke': { account: account.id, id: another.row.id },
    'POST /dashboard/sign-up': { email: 'di@example.com' },
    'POST /dashboard/forgot': { email: 'ada@example.com' },
    'POST /dashboard/reset': { token: await tokenFor('cy@example.com'), password: PASSWORD },
    'POST /dashboard/sign-in': { email: 'ada@example.com', password: PASSWORD },
    'POST /dashboard/delete-account': { password: PASSWORD },
    'POST /dashboard/change-password': { current: PASSWORD, next: 'another password' },
  };
  for (const [route, allowed] of Object.entries(ALLOWED)) {
    const [method, path = ''] = route.split(' ');
    const headers = { 'x-api-key': key };
    const whose = path === '/dashboard/delete-account' ? leaving.cookie : cookie;
    const answer = await ask(method === 'GET' ? 'GET' : 'POST', path, bodies[route], { cookie: whose, headers });
    expect([route, answer.status]).toEqual([route, 200]);
    const told = new Set(fieldsOf(answer.json()).filter((field) => !/(\.|^)(payments)$/.test(field)));
    expect({ route, told: [...told].toSorted() }).toEqual({ route, told: [...new Set(allowed)].toSorted() });
  }
});
