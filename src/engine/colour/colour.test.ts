import { differenceCiede2000, filterDeficiencyDeuter, filterDeficiencyProt, filterDeficiencyTrit } from 'culori';
import { oklch, wcagContrast } from 'culori';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastRatio } from './contrast.ts';
import { DEFICIENCIES, simulateDeficiency } from './deficiency.ts';
import { deltaE2000 } from './difference.ts';
import { isInGamut, hexToOklch, hueDistance, oklchToHex } from './oklch.ts';
import { hexToLinear, linearToRgb, toHex } from './srgb.ts';

const hexes = fc.integer({ min: 0, max: 0xff_ff_ff }).map((n) => `#${n.toString(16).toUpperCase().padStart(6, '0')}`);
const RUNS = { numRuns: 5000 };

describe('colour, against culori as the oracle', () => {
  it('reads and writes every hex unchanged', () => {
    fc.assert(
      fc.property(hexes, (hex) => {
        expect(toHex(linearToRgb(hexToLinear(hex)))).toBe(hex);
      }),
      RUNS,
    );
  });

  it('goes to OKLCH as culori does and back to the same hex', () => {
    fc.assert(
      fc.property(hexes, (hex) => {
        const ours = hexToOklch(hex);
        const theirs = oklch(hex);
        expect(ours.l).toBeCloseTo(theirs?.l ?? -1, 4);
        expect(ours.c).toBeCloseTo(theirs?.c ?? -1, 4);
        if (ours.c > 0.005) expect(hueDistance(ours.h, theirs?.h ?? 0)).toBeLessThan(0.1);
        expect(oklchToHex(ours)).toBe(hex);
      }),
      RUNS,
    );
  });

  it('measures CIEDE2000 as culori does', () => {
    const oracle = differenceCiede2000();
    fc.assert(
      fc.property(hexes, hexes, (a, b) => {
        expect(Math.abs(deltaE2000(a, b) - oracle(a, b))).toBeLessThan(0.01);
      }),
      RUNS,
    );
  });

  it('measures WCAG contrast as culori does', () => {
    fc.assert(
      fc.property(hexes, hexes, (a, b) => {
        expect(contrastRatio(a, b)).toBeCloseTo(wcagContrast(a, b), 4);
      }),
      RUNS,
    );
    expect(contrastRatio('#000000', '#FFFFFF')).toBe(21);
    expect(contrastRatio('#777777', '#FFFFFF')).toBeLessThan(4.5);
    expect(contrastRatio('#767676', '#FFFFFF')).toBeGreaterThanOrEqual(4.5);
  });

  it('brings any OKLCH colour into sRGB without turning its hue or its lightness', () => {
    const anyColour = fc.record({
      l: fc.double({ min: 0.15, max: 0.97, noNaN: true }),
      c: fc.double({ min: 0, max: 0.4, noNaN: true }),
      h: fc.double({ min: 0, max: 359.9, noNaN: true }),
    });
    fc.assert(
      fc.property(anyColour, (colour) => {
        const shown = hexToOklch(oklchToHex(colour));
        expect(Math.abs(shown.l - colour.l)).toBeLessThan(0.012);
        // Eight bits cannot tell the hue of a colour that is nearly grey.
        if (shown.c > 0.06) expect(hueDistance(shown.h, colour.h)).toBeLessThan(4);
        if (isInGamut(colour)) expect(Math.abs(shown.c - colour.c)).toBeLessThan(0.012);
      }),
      RUNS,
    );
  });

  it('simulates the three colour-vision deficiencies by the matrices that culori has, applied to linear light', () => {
    const oracles = {
      protanopia: filterDeficiencyProt(1),
      deuteranopia: filterDeficiencyDeuter(1),
      tritanopia: filterDeficiencyTrit(1),
    };
    for (const deficiency of DEFICIENCIES) {
      fc.assert(
        fc.property(hexes, (hex) => {
          const seen = oracles[deficiency]({ mode: 'rgb', ...hexToLinear(hex) });
          const clip = (v: number): number => Math.min(1, Math.max(0, v));
          const theirs = toHex(linearToRgb({ r: clip(seen.r), g: clip(seen.g), b: clip(seen.b) }));
          expect(simulateDeficiency(hex, deficiency)).toBe(theirs);
        }),
        { numRuns: 1000 },
      );
    }
  });

  it('refuses what is not #RRGGBB', () => {
    for (const bad of ['', '#FFF', 'FF0000', '#GG0000', '#FF00000', 'red']) {
      expect(() => hexToLinear(bad)).toThrow(/#RRGGBB/);
    }
  });
});
