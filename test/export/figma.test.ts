import { defineConfig, parse } from '@terrazzo/parser';
import { Ajv2020 } from 'ajv/dist/2020.js';
import StyleDictionary from 'style-dictionary';
import { formats, transformGroups } from 'style-dictionary/enums';
import { describe, expect, it } from 'vitest';
import { dtcgSchema } from './dtcg-schema.ts';
import { coastal, withoutRoles } from './palettes.ts';
import { textOf } from './text.ts';

const isDtcg = new Ajv2020({ allErrors: true, allowUnionTypes: true }).compile(dtcgSchema);

async function tokensOf(palette: Parameters<typeof textOf>[1]) {
  return JSON.parse(await textOf('figma', palette));
}

describe('the figma format', () => {
  it('holds to the schema of design tokens 2025.10', async () => {
    for (const palette of [coastal, withoutRoles]) {
      const tokens = await tokensOf(palette);
      expect(isDtcg(tokens) ? [] : isDtcg.errors).toEqual([]);
    }
  });

  it.each([
    ['a colour as a string', { $type: 'color', $value: '#F5F1E8' }],
    ['two components', { $type: 'color', $value: { colorSpace: 'srgb', components: [0, 1] } }],
    ['a component above 1', { $type: 'color', $value: { colorSpace: 'srgb', components: [0, 1, 255] } }],
    [
      'a hex of eight digits',
      { $type: 'color', $value: { colorSpace: 'srgb', components: [0, 1, 1], hex: '#F5F1E8FF' } },
    ],
    ['an alias without a name', { $type: 'color', $value: '{palette.}' }],
    ['a property of its own', { $type: 'color', $value: '{palette.1}', $scopes: [] }],
    ['a token within a token', { $type: 'color', $value: '{palette.1}', dark: { $value: '{palette.2}' } }],
  ])('is held to a schema that refuses %s', async (_what, token) => {
    expect(isDtcg({ ...(await tokensOf(coastal)), role: { text: token } })).toBe(false);
  });

  it('is parsed without a complaint by another reader of the format, aliases resolved', async () => {
    const config = defineConfig({ lint: { rules: { 'core/valid-color': 'error' } } }, { cwd: new URL('file:///') });
    const src = await textOf('figma', coastal);
    const { tokens } = await parse([{ filename: new URL('file:///palette.tokens.json'), src }], { config });
    expect(tokens['palette.1']?.$value).toMatchObject({ colorSpace: 'srgb', alpha: 1, hex: '#F5F1E8' });
    expect(tokens['role.accent']?.aliasOf).toBe('palette.5');
    expect(tokens['role.accent']?.$value).toMatchObject({ hex: '#E4784A' });
    expect(Object.keys(tokens)).toHaveLength(10);
  });

  it('builds in Style Dictionary to CSS variables of the same colours', async () => {
    const dictionary = new StyleDictionary({
      tokens: await tokensOf(coastal),
      log: { verbosity: 'silent', warnings: 'error' },
      platforms: {
        css: {
          transformGroup: transformGroups.css,
          files: [{ destination: 'palette.css', format: formats.cssVariables }],
        },
      },
    });
    const [file] = await dictionary.formatPlatform('css');
    const css = String(file?.output);
    coastal.colors.forEach((hex, index) => {
      expect(css).toMatch(new RegExp(`--palette-${index + 1}: ${hex};`, 'i'));
    });
    expect(css).toMatch(/--role-text: #12263a;/i);
  });

  it('has components that are the hex, six digits, and its case made upper', async () => {
    const { palette } = await tokensOf(coastal);
    coastal.colors.forEach((sent, index) => {
      const { components, hex } = palette[index + 1].$value;
      expect(hex).toBe(sent.toUpperCase());
      const bytes = components.map((component: number) =>
        Math.round(component * 255)
          .toString(16)
          .padStart(2, '0'),
      );
      expect(`#${bytes.join('')}`).toBe(sent.toLowerCase());
    });
  });

  it("carries what Figma's import reads: scopes for each variable and the mode's name", async () => {
    const tokens = await tokensOf(coastal);
    expect(tokens.$extensions).toEqual({ 'com.figma.modeName': 'Coastal Morning' });
    expect(tokens.palette[1].$extensions).toEqual({ 'com.figma.scopes': ['ALL_SCOPES'] });
    expect(tokens.role.background.$extensions).toEqual({ 'com.figma.scopes': ['FRAME_FILL', 'SHAPE_FILL'] });
    const long = await tokensOf({ ...coastal, name: '😀'.repeat(60) });
    expect(Array.from(long.$extensions['com.figma.modeName'])).toHaveLength(40);
  });

  it('aliases a role whatever the case of its hex, and writes out one that is none of the five', async () => {
    const semantic = { ...coastal.semantic, primary: '#2A7F9E', text: '#111111' };
    const { role } = await tokensOf({ ...coastal, semantic });
    expect(role.primary.$value).toBe('{palette.3}');
    expect(role.text.$value).toMatchObject({ hex: '#111111' });
  });
});

describe('the tokens-studio format', () => {
  it('is one set of colours as strings, the roles as references', async () => {
    const tokens = JSON.parse(await textOf('tokens-studio', coastal));
    expect(tokens.$metadata).toEqual({ tokenSetOrder: ['coastal-morning'] });
    expect(tokens.$themes).toEqual([]);
    expect(tokens['coastal-morning'].palette[3]).toEqual({ $type: 'color', $value: '#2a7f9e', $description: 'Ocean' });
    expect(tokens['coastal-morning'].role.text).toEqual({ $type: 'color', $value: '{palette.2}' });
  });
});
