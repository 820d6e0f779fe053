import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Value } from 'typebox/value';
import { describe, expect, test } from 'vitest';
import { componentSchemas } from './components.ts';
import { ErrorBody } from './error-body.ts';
import { ERRORS, ERROR_CODES } from './errors.ts';
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
  expect(Object.keys(componentSchemas()).sort()).toEqual([
    'ErrorBody',
    'ExportRequest',
    'GenerateRequest',
    'HistoryList',
    'Palette',
    'PaletteList',
    'PaletteToExport',
    'Semantic',
    'UsageRecord',
  ]);
  const text = JSON.stringify(openApiDocument());
  const document: unknown = JSON.parse(text);
  const references = [...text.matchAll(/"\$ref":"#([^"]+)"/g)].map(([, pointer = '']) => pointer);
  expect(references.length).toBeGreaterThan(20);
  expect(references.filter((pointer) => Value.Pointer.Get(document, pointer) === undefined)).toEqual([]);
});

describe('its examples', () => {
  test.for(OPERATIONS.map(({ id, body, answer }) => ({ id, body, answer })))(
    'of $id have the shapes that they show',
    ({ body, answer }) => {
      const shown = [body, ...Object.values(answer.content)].filter((one) => one?.example !== undefined);
      expect(shown.flatMap((one) => (one ? Value.Errors(one.schema, one.example) : []))).toEqual([]);
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
