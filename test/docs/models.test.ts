import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadConfig } from '../../src/config.ts';
import { MISBEHAVIOURS } from '../models/misbehaviours.ts';

const text = readFileSync(new URL('../../docs/models.md', import.meta.url), 'utf8');
const blocks = [...text.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, lines = '']) => lines.trim());
const VENDORS = ['Ollama', 'OpenAI', 'Anthropic', 'Google', 'Mistral', 'OpenRouter', 'vLLM'];

test('every vendor has three lines, and the service starts with them', () => {
  expect(blocks).toHaveLength(VENDORS.length);
  for (const vendor of VENDORS) expect(text).toContain(`**${vendor}**`);
  for (const block of blocks) {
    expect(block.split('\n')).toHaveLength(3);
    const env = Object.fromEntries(block.split(/\s+/).map((pair) => pair.split('=', 2)));
    expect(loadConfig(env)).toMatchObject({
      llm: env['HUESMITH_LLM'],
      llmModels: env['HUESMITH_LLM_MODEL'].split(','),
    });
  }
});

test('the misbehaviours that it counts are those that are tried', () => {
  expect(text).toContain(`misbehaves in ${MISBEHAVIOURS.length} ways`);
  expect(new Set(MISBEHAVIOURS.map(({ name }) => name)).size).toBe(MISBEHAVIOURS.length);
});
