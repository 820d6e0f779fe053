import { defineConfig, parse } from '@terrazzo/parser';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastRatio } from '../../src/engine/colour/contrast.ts';
import { simulateDeficiency } from '../../src/engine/colour/deficiency.ts';
import { deltaE2000 } from '../../src/engine/colour/difference.ts';
import { oklchToHex } from '../../src/engine/colour/oklch.ts';
import { repairPalette } from '../../src/engine/index.ts';
import { type RoleColours, schemesOf } from '../../src/export/colours/schemes.ts';
import { coastal, withoutRoles } from './palettes.ts';
import { textOf } from './text.ts';

/** Palettes as generation makes them: roles that keep the contract. */
const palettes = fc.sample(
  fc.array(
    fc.integer({ min: 0, max: 0xff_ff_ff }).map((value) => `#${value.toString(16).padStart(6, '0').toUpperCase()}`),
    { minLength: 5, maxLength: 5 },
  ),
  { numRuns: 500, seed: 20_261_122 },
);

/** The 8-bit colour that `oklch(…)` is read as. */
function hexOf(text: string): string {
  const [l = 0, c = 0, h = 0] = [...text.matchAll(/[\d.]+/g)].map(Number);
  return oklchToHex({ l, c, h });
}

describe('schemes', () => {
  it('keep the palette’s own unchanged, and what they promise of contrast in the others', () => {
    for (const colors of palettes) {
      let semantic: RoleColours;
      try {
        semantic = repairPalette(colors);
      } catch {
        continue;
      }
      const schemes = schemesOf({ name: 'x', colors, semantic });
      expect([schemes.light, schemes.dark]).toContainEqual(semantic);
      for (const [name, { background, text, primary, accent }] of Object.entries(schemes)) {
        const isStrong = name === 'high-contrast';
        expect([name, contrastRatio(text, background) >= (isStrong ? 12 : 7)]).toEqual([name, true]);
        expect([name, contrastRatio(primary, background) >= (isStrong ? 4.5 : 3)]).toEqual([name, true]);
        if (isStrong) expect(contrastRatio(accent, background)).toBeGreaterThanOrEqual(4.5);
      }
      const lightness = ({ background, text }: RoleColours) =>
        contrastRatio(background, '#000000') - contrastRatio(text, '#000000');
      expect(lightness(schemes.light)).toBeGreaterThan(0);
      expect(lightness(schemes.dark)).toBeLessThan(0);
    }
  });

  it('tell red from green for whoever lacks a kind of cone', () => {
    const semantic = {
      background: '#FFFFFF',
      text: '#111111',
      primary: '#B4462A',
      accent: '#5E7A1F',
      secondary: '#8A6A20',
    };
    const { 'colour-vision-safe': safe } = schemesOf({ name: 'x', colors: Object.values(semantic), semantic });
    for (const deficiency of ['protanopia', 'deuteranopia', 'tritanopia'] as const) {
      const [primary = '', accent = '', secondary = ''] = [safe.primary, safe.accent, safe.secondary].map((hex) =>
        simulateDeficiency(hex, deficiency),
      );
      for (const [one, other] of [
        [primary, accent],
        [primary, secondary],
        [accent, secondary],
      ] as const) {
        expect(deltaE2000(one, other)).toBeGreaterThanOrEqual(10);
      }
    }
    expect(
      deltaE2000(
        simulateDeficiency(semantic.primary, 'deuteranopia'),
        simulateDeficiency(semantic.accent, 'deuteranopia'),
      ),
    ).toBeLessThan(15);
  });
});

describe('the shadcn format', () => {
  it('is an item of a registry whose every foreground is legible on its surface, in light and in dark', async () => {
    for (const colors of palettes.slice(0, 100)) {
      const palette = { name: 'Sea & Sand', colors };
      const item = JSON.parse(await textOf('shadcn', palette));
      expect(item).toMatchObject({ name: 'sea-sand', type: 'registry:theme', title: 'Sea & Sand' });
    }
    const { cssVars } = JSON.parse(await textOf('shadcn', coastal));
    for (const variables of [cssVars.light, cssVars.dark]) {
      const surfaces = Object.keys(variables).filter((name) => `${name}-foreground` in variables);
      expect(surfaces).toHaveLength(10);
      for (const name of surfaces) {
        const ratio = contrastRatio(hexOf(variables[name]), hexOf(variables[`${name}-foreground`]));
        expect([name, ratio >= 4.5]).toEqual([name, true]);
      }
    }
    expect(hexOf(cssVars.light.primary)).toBe(coastal.semantic.primary.toUpperCase());
    expect(hexOf(cssVars.light.background)).toBe(coastal.semantic.background);
  });
});

describe('the resolver format', () => {
  it('is read by Terrazzo, in each of its contexts', async () => {
    const filename = new URL('file:///palette.resolver.json');
    const config = defineConfig({}, { cwd: new URL('file:///') });
    const { resolver } = await parse([{ filename, src: await textOf('resolver', coastal) }], { config });
    const { light, dark } = schemesOf(coastal);
    const schemes = schemesOf(coastal);
    for (const scheme of ['light', 'dark', 'high-contrast', 'colour-vision-safe'] as const) {
      const tokens = resolver.apply({ scheme });
      expect(tokens['role.primary']?.$value).toMatchObject({
        colorSpace: 'oklch',
        hex: schemes[scheme].primary.toUpperCase(),
      });
      expect(tokens['palette.3']?.$value).toMatchObject({ hex: '#2A7F9E' });
    }
    expect(light.background).not.toBe(dark.background);
    expect(resolver.apply({})['role.background']?.$value).toMatchObject({ hex: coastal.semantic.background });
  });

  it('has components that are the hex', async () => {
    const { sets } = JSON.parse(await textOf('resolver', coastal));
    for (const { $value } of Object.values<{ $value: { components: number[]; hex: string } }>(
      sets.palette.sources[0].palette,
    )) {
      const [l = 0, c = 0, h = 0] = $value.components;
      expect(oklchToHex({ l, c, h })).toBe($value.hex);
    }
  });
});

describe('the design-md format', () => {
  it('tells each role with its label and contrast, with and without roles', async () => {
    const text = await textOf('design-md', coastal);
    expect(text).toContain('| accent | `#E4784A` | `#12263A` | 2.6:1 |');
    expect(text).toMatch(/^---\nname: "Coastal Morning"\n/);
    expect(await textOf('design-md', withoutRoles)).toContain('# Coastal Morning');
  });
});
