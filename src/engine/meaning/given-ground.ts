import { hexToOklch } from '../colour/oklch.ts';
import type { Role } from '../palette.ts';
import type { Given } from '../reading/brief.ts';

/** Whether the background or the text that is given makes the ground a dark one; undefined where neither is given. */
export function isGroundDark(given: readonly Given[]): boolean | undefined {
  const lightnessOf = (role: Role): number | undefined => {
    const hex = given.find((each) => each.role === role)?.hex;
    return hex === undefined ? undefined : hexToOklch(hex).l;
  };
  const [background, text] = [lightnessOf('background'), lightnessOf('text')];
  return background !== undefined ? background < MIDDLE : text !== undefined ? text > MIDDLE : undefined;
}

/** OKLCH lightness below which a ground is dark. */
const MIDDLE = 0.55;
