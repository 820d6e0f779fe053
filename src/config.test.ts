import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ConfigError, loadConfig } from './config.ts';

function faults(env: Record<string, string>): readonly string[] {
  try {
    loadConfig(env);
    return [];
  } catch (error) {
    return error instanceof ConfigError ? error.faults : [String(error)];
  }
}

test('an empty environment is a whole configuration', () => {
  expect(loadConfig({})).toMatchObject({
    environment: 'local',
    port: 8080,
    httpsPort: 8443,
    host: '127.0.0.1',
    dataFolder: resolve('data'),
    databaseUrl: undefined,
    trustedProxies: [],
    fallback: 'on',
  });
});

test('an empty variable counts as absent', () => {
  expect(loadConfig({ PORT: '', HUESMITH_TLS_CERT: '' })).toEqual(loadConfig({}));
});

test('where PORT alone is set, HTTPS is as far from it as 8443 is from 8080', () => {
  const portsOf = (PORT: string) => loadConfig({ PORT }).httpsPort;
  expect(['8080', '80', '9000', '65535', '0'].map(portsOf)).toEqual([8443, 443, 9363, 65_172, 0]);
  expect(loadConfig({ PORT: '9000', HTTPS_PORT: '9001' }).httpsPort).toBe(9001);
});

test('values are parsed', () => {
  const config = loadConfig({
    PORT: '0',
    HTTPS_PORT: 'off',
    HUESMITH_HOST: '::',
    HUESMITH_DATA: 'elsewhere',
    DATABASE_URL: 'postgres://localhost/huesmith',
    HUESMITH_TRUSTED_PROXIES: '10.0.0.0/8, ::1',
    HUESMITH_LLM_INPUT_PRICE: '0.15',
    HUESMITH_LLM_MODEL: 'small, vendor/large:free',
  });
  expect(config).toMatchObject({
    port: 0,
    httpsPort: 'off',
    host: '::',
    dataFolder: resolve('elsewhere'),
    databaseUrl: 'postgres://localhost/huesmith',
    trustedProxies: ['10.0.0.0/8', '::1'],
    llmInputPrice: 0.15,
    llmModels: ['small', 'vendor/large:free'],
  });
});

describe('what is not allowed', () => {
  test.for([
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '8080 '],
    ['PORT', '0x50'],
    ['HTTPS_PORT', 'on'],
    ['HUESMITH_ENV', 'Production'],
    ['HUESMITH_HOST', 'example.com'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['HUESMITH_TRUSTED_PROXIES', '10.0.0.0/33'],
    ['HUESMITH_TRUSTED_PROXIES', 'proxy.example.com'],
    ['HUESMITH_TRUSTED_PROXIES', '::1/129'],
    ['HUESMITH_OPERATOR_TOKEN', 'short'],
    ['HUESMITH_LOG_LEVEL', 'loud'],
    ['HUESMITH_LLM_TIMEOUT_MS', '99'],
    ['HUESMITH_LLM_INPUT_PRICE', '-1'],
    ['HUESMITH_LLM_INPUT_PRICE', '1000000'],
    ['HUESMITH_LLM_MODEL', 'a,,b'],
    ['HUESMITH_LLM_MODEL', 'a,a'],
    ['HUESMITH_LLM_MODEL', 'a,b,c,d,e,f'],
    ['HUESMITH_LLM_CONCURRENCY', '0'],
    ['HUESMITH_LLM_REASONING', 'lots'],
    ['HUESMITH_LLM_BUDGET_USD', '$20'],
    ['HUESMITH_FALLBACK', 'yes'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'localhost:4317'],
    ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc'],
    ['OTEL_TRACES_SAMPLER', 'jaeger_remote'],
    ['OTEL_TRACES_SAMPLER_ARG', '1.1'],
    ['OTEL_TRACES_SAMPLER_ARG', '.5'],
  ])('%s=%s', ([variable = '', value = '']) => {
    expect(faults({ [variable]: value })).toEqual([
      expect.stringMatching(new RegExp(`^${variable} is .*; it must be .+\\.$`)),
    ]);
  });

  test('is told with the value given', () => {
    expect(faults({ PORT: 'eighty' })).toEqual(['PORT is "eighty"; it must be a port from 0 to 65535.']);
  });

  test('is told without it where it may be a secret', () => {
    const told = faults({
      DATABASE_URL: 'mysql://u:hunter2@h/x',
      HUESMITH_OPERATOR_TOKEN: 'hunter2',
      HUESMITH_LLM_KEY: 'hunter 2',
    });
    expect(told).toHaveLength(3);
    expect(told.join()).not.toContain('hunter');
  });

  test('is told all at once', () => {
    expect(faults({ PORT: 'x', HTTPS_PORT: 'y', HUESMITH_ENV: 'z', HUESMITH_TLS_KEY: 'k' })).toHaveLength(4);
  });

  test('settings that need each other', () => {
    expect(faults({ HUESMITH_TLS_CERT: 'a.pem' })).toEqual([expect.stringContaining('HUESMITH_TLS_KEY')]);
    expect(faults({ HUESMITH_LLM: 'google', HUESMITH_LLM_KEY: 'k' })).toEqual([
      expect.stringContaining('HUESMITH_LLM_MODEL'),
    ]);
    expect(faults({ HUESMITH_LLM: 'openai-compatible', HUESMITH_LLM_MODEL: 'm' })).toEqual([
      expect.stringContaining('HUESMITH_LLM_URL'),
    ]);
    expect(faults({ HUESMITH_LLM: 'anthropic', HUESMITH_LLM_MODEL: 'm' })).toEqual([
      expect.stringContaining('HUESMITH_LLM_KEY'),
    ]);
    const priced = { HUESMITH_LLM: 'google', HUESMITH_LLM_MODEL: 'm', HUESMITH_LLM_KEY: 'k' };
    expect(faults({ ...priced, HUESMITH_LLM_BUDGET_USD: '20' })).toEqual([
      expect.stringContaining('HUESMITH_LLM_OUTPUT_PRICE'),
    ]);
    expect(faults({ ...priced, HUESMITH_LLM_BUDGET_USD: '20', HUESMITH_LLM_OUTPUT_PRICE: '1' })).toEqual([]);
  });
});
