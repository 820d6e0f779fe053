import { expect, test } from 'vitest';
import { FAMILIES, mayBeOfFamily, type Family } from '../colour/families.ts';
import { hexToOklch, oklchToHex } from '../colour/oklch.ts';
import { conform } from './conform.ts';
import { NO_RULES, type Rules } from './rules.ts';

const ruledOut = (family: Family): Rules => ({ ...NO_RULES, families: [family] });
const LEVELS = Array.from({ length: 12 }, (_, i) => Math.round((255 * i) / 11));
const HEXES = LEVELS.flatMap((r) =>
  LEVELS.flatMap((g) =>
    LEVELS.map((b) => `#${[r, g, b].map((level) => level.toString(16).padStart(2, '0')).join('')}`.toUpperCase()),
  ),
);
const FAMILY_NAMES = Object.keys(FAMILIES).filter((name): name is Family => name in FAMILIES);

test.each(FAMILY_NAMES)('no colour stays %s where that is ruled out, once it is a hex code', (family) => {
  const rules = ruledOut(family);
  const staying = HEXES.filter((hex) => mayBeOfFamily(hexToOklch(hex), family)).filter((hex) =>
    mayBeOfFamily(hexToOklch(oklchToHex(conform(hexToOklch(hex), rules, false))), family),
  );
  expect(staying).toEqual([]);
});
