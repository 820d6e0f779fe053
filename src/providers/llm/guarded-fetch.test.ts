import { setTimeout as delay } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { fakeLlm } from '../testing/fake-llm.ts';
import { guardedFetch } from './guarded-fetch.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: unknown = runInNewContext('gc');

test('an answer without an end is left when its signal says so, also after garbage was collected', async () => {
  const fake = await fakeLlm({ kind: 'text', text: 'and', endless: true });
  const asks = guardedFetch(new URL(fake.url).origin, 10_000);
  const controller = new AbortController();
  const answer = await asks(`${fake.url}/chat/completions`, {
    method: 'POST',
    body: JSON.stringify({ stream: true }),
    signal: controller.signal,
  });
  const text = answer.text().then(
    () => 'ended',
    () => 'left',
  );
  for (let round = 0; round < 3; round++) {
    await delay(20);
    if (typeof collectGarbage === 'function') collectGarbage();
  }
  controller.abort();
  expect(await Promise.race([text, delay(2000, 'still waiting')])).toBe('left');
  await fake.close();
});
