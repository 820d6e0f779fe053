import { afterAll, beforeAll, expect, test } from 'vitest';
import { testService, type TestService } from '../../testing/service.ts';

let service: TestService;
let key: string;
beforeAll(async () => {
  service = await testService();
  key = await service.keyFor('premium', 100);
});
afterAll(() => service.close());

async function ask(body: object, headers: Record<string, string> = {}) {
  return service.app.inject({
    method: 'POST',
    url: '/v1/palettes/generate',
    headers: { 'x-api-key': key, ...headers },
    payload: body,
  });
}

test('answers five palettes', async () => {
  const answer = await ask({ prompt: 'sea' });
  console.log(answer.headers, answer.body);
  expect(answer.statusCode).toBe(200);
});
