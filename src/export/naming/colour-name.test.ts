import { describe, expect, it } from 'vitest';
import { colourName } from './colour-name.ts';

describe('the name of a colour', () => {
  it.each([
    ['#ffffff', 'White'],
    ['#000000', 'Black'],
    ['#FE0000', 'Red'],
    ['#0D2250', 'Navy'],
    ['#C86A4C', 'Terracotta'],
    ['#9CAB8B', 'Sage'],
    ['#108080', 'Teal'],
  ])('%s is %s', (hex, name) => {
    expect(colourName(hex)).toBe(name);
  });
});
