import { readFileSync } from 'node:fs';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Value } from 'typebox/value';
import { describe, expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { componentSchemas } from './components.ts';
import { ErrorBody } from './error-body.ts';
import { ERRORS, ERROR_CODES } from './errors.ts';
import { FORMATS } from './export.ts';
import { openApiDocument } from './openapi.ts';
import { OPERATIONS } from './operations.ts';
import { readRequest } from './requests.ts';
import { EXAMPLES } from './examples.ts';

test('the linter of OpenAPI documents accepts it, without a warning', async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const source = JSON.stringify(openApiDocument());
  const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
  expect(problems.map(({ message, location }) => `${location[0]?.pointer}: ${message}`)).toEqual([]);
});

test('components are named, and each reference leads to one', () => {
  const named = Object.keys(componentSchemas());
  expect(named).toEqual(expect.arrayContaining(['AdobeTheme', 'ErrorBody', 'FigmaTokens', 'Palette', 'Semantic']));
  const text = JSON.stringify(openApiDocument());
  const document: unknown = JSON.parse(text);
  const references = [...text.matchAll(/"\$ref":"#([^"]+)"/g)].map(([, pointer = '']) => pointer);
  expect(references.length).toBeGreaterThan(20);
  expect(references.filter((pointer) => Value.Pointer.Get(document, pointer) === undefined)).toEqual([]);
});

describe('its examples', () => {
  test.for(Object.values(OPERATIONS).map(({ id, body, answer }) => ({ id, body, answer })))(
    'of $id have the shapes that they show',
    ({ body, answer }) => {
      const shown = Object.values(answer.content).flatMap(({ schema, example, examples = {} }) =>
        [example, ...Object.values(examples).map(({ value }) => value)].map((value) => ({ schema, example: value })),
      );
      const held = [...(body ? [body] : []), ...shown].filter(({ example }) => example !== undefined);
      expect(held.length).toBeGreaterThan(0);
      expect(held.flatMap(({ schema, example }) => Value.Errors(schema, example))).toEqual([]);
    },
  );

  test('are requests that are accepted', () => {
    expect(readRequest.generate(EXAMPLES.generateRequest)).toEqual(EXAMPLES.generateRequest);
    expect(readRequest.export(EXAMPLES.exportRequest)).toEqual(EXAMPLES.exportRequest);
  });
});

test('every error of the catalogue has one of the six codes, and a status that HTTP knows', () => {
  const codes = new Set(Object.values(ERRORS).map(({ code }) => code));
  expect([...codes].sort()).toEqual([...ERROR_CODES].sort());
  for (const { code, status, sentence } of Object.values(ERRORS)) {
    expect(Value.Check(ErrorBody, { error: code, message: sentence })).toBe(true);
    expect(status).toBeGreaterThanOrEqual(400);
  }
});

test('it tells the package’s version, the form of Idempotency-Key, and every status that an endpoint answers', () => {
  const document = JSON.parse(JSON.stringify(openApiDocument()));
  expect(document.info.version).toBe(packageJson.version);
  const [key] = document.paths['/v1/palettes/generate'].post.parameters;
  expect(key).toMatchObject({ name: 'Idempotency-Key', schema: { pattern: '^[\\x21-\\x7e]{1,255}$' } });
  const statusesOf = (path: string, method: string) => Object.keys(document.paths[path][method].responses);
  const always = ['200', '400', '401', '403', '404', '405', '429', '500', '503'];
  expect(statusesOf('/v1/palettes/usage', 'get')).toEqual(always);
  expect(statusesOf('/v1/palettes/export', 'post')).toEqual([...always, '413', '415'].sort());
});

test('each export format has a schema and an example', () => {
  const content = Object.values(OPERATIONS.export.answer.content);
  const shown = content.flatMap(({ example, examples = {} }) =>
    [example].concat(Object.values(examples).map(({ value, externalValue }) => value ?? externalValue)),
  );
  expect(shown.filter((one) => one !== undefined)).toHaveLength(FORMATS.length);
});

test('what counts is said in one way', () => {
  const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
  const { description } = Object(openApiDocument()['info']);
  for (const text of [read('docs/api.md'), String(description)]) {
    expect(text).toMatch(/403, 404, 405, 429/);
  }
});
