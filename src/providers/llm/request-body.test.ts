import { expect, test } from 'vitest';
import { asItsServerWants, withinTokens } from './request-body.ts';

const BODY = { model: 'm', max_tokens: 900, seed: 7, stream: true, stream_options: { include_usage: true } };

test.for([
  ['https://api.openai.com/v1', 'gpt-4.1-mini'],
  ['https://mine.openai.azure.com/openai/v1', 'small'],
  ['https://openrouter.ai/api/v1', 'gpt-5-mini'],
  ['https://proxy.example/v1', 'o4-mini'],
] as const)('a limit goes by its newer name where the older is refused: %s, %s', ([url, model]) => {
  const { max_tokens: _older, ...others } = BODY;
  expect(asItsServerWants(url, model)(BODY)).toEqual({ ...others, max_completion_tokens: 900 });
});

test('Mistral has a name of its own for the seed, and tells the usage unasked', () => {
  expect(asItsServerWants('https://api.mistral.ai/v1', 'mistral-small-latest')(BODY)).toEqual({
    model: 'm',
    max_tokens: 900,
    stream: true,
    random_seed: 7,
  });
});

test.for(['http://localhost:11434/v1', 'https://openai.com.evil.example/v1', 'https://notapi.mistral.ai.example/v1'])(
  'any other server is asked as it stands in the protocol: %s',
  (url) => {
    expect(asItsServerWants(url, 'qwen3:8b')(BODY)).toEqual(BODY);
  },
);

test.for([
  [4000, 6400, { type: 'enabled', budget_tokens: 2000 }],
  [4000, 1024, { type: 'enabled', budget_tokens: 1024 }],
  [2048, 1024, { type: 'enabled', budget_tokens: 1024 }],
  [2047, 1024, { type: 'disabled' }],
] as const)('of %s tokens for an answer, a thought of %s is a part', ([most, budget, thinking]) => {
  const body = { max_tokens: most + budget, thinking: { type: 'enabled', budget_tokens: budget } };
  expect(withinTokens(most)(body)).toEqual({ max_tokens: most, thinking });
});

test('a request without thoughts stays as it is', () => {
  const body = { max_tokens: 900, thinking: { type: 'disabled' }, stream: true };
  expect(withinTokens(900)(body)).toEqual(body);
});
