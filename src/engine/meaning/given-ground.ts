import { hexToOklch } from '../colour/oklch.ts';
import type { Role } from '../palette.ts';
import type { Given } from '../reading/brief.ts';

/**
 * Whether the background, the text or the primary that is given makes the ground a dark one.
 * @returns undefined where none is given, or only a primary that is seen on either
 */
export function isGroundDark(given: readonly Given[]): boolean | undefined {
  const lightnessOf = (role: Role): number | undefined => {
    const hex = given.find((each) => each.role === role)?.hex;
    return hex === undefined ? undefined : hexToOklch(hex).l;
  };
  const [background, text, primary] = [lightnessOf('background'), lightnessOf('text'), lightnessOf('primary')];
  if (background !== undefined) return background < MIDDLE;
  if (text !== undefined) return text > MIDDLE;
  if (primary === undefined) return undefined;
  return primary < SEEN.onDark ? false : primary > SEEN.onLight ? true : undefined;
}

/** OKLCH lightness below which a ground is dark. */
const MIDDLE = 0.55;
/** OKLCH lightness from which a primary has a contrast of 3 on a dark ground, and up to which it has it on a light one. */
const SEEN = { onDark: 0.52, onLight: 0.66 } as const;
