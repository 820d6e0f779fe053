import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hexToOklch, oklchToHex } from '../../engine/colour/oklch.ts';
import { hexOnLine, hueLine } from '../naming/hue-line.ts';
import { colorScale, SCALE_STEPS } from './scale.ts';

const hexes = fc.integer({ min: 0, max: 0xff_ff_ff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);

describe('a colour scale', () => {
  it('has the colour itself, as sent, at one of eleven steps that fall in lightness', () => {
    fc.assert(
      fc.property(hexes, (hex) => {
        const scale = colorScale(hex);
        expect(scale).toHaveLength(SCALE_STEPS.length);
        expect(scale).toContain(hex);
        const lightness = scale.map((step) => hexToOklch(step).l);
        lightness.slice(1).forEach((l, index) => {
          expect(l).toBeLessThan(lightness[index] ?? 0);
        });
      }),
      { numRuns: 3000 },
    );
  });

  it('puts the colour at the step nearest to its lightness', () => {
    const placeOf = (hex: string): number | undefined => SCALE_STEPS[colorScale(hex).indexOf(hex)];
    expect(placeOf('#FFFFFF')).toBe(50);
    expect(placeOf('#000000')).toBe(950);
    expect(placeOf('#3B82F6')).toBe(500);
    expect(placeOf('#1E3A8A')).toBe(900);
  });

  it('keeps the hue: a navy does not turn violet on its way to white', () => {
    const { h } = hexToOklch('#0B1F4B');
    for (const hex of colorScale('#0B1F4B')) expect(Math.abs(hexToOklch(hex).h - h)).toBeLessThan(6);
  });

  it('keeps a grey grey', () => {
    for (const hex of colorScale('#808080')) expect(hexToOklch(hex).c).toBeLessThan(0.002);
  });
});

describe('the colours of one hue', () => {
  it("are the engine's own, inside and outside of what sRGB shows", () => {
    const unit = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(unit, unit, unit, (l, chroma, turn) => {
        const colour = { l, c: chroma * 0.4, h: turn * 359.9 };
        expect(hexOnLine(hueLine(colour.h), colour.l, colour.c)).toBe(oklchToHex(colour));
      }),
      { numRuns: 20_000 },
    );
  });
});
