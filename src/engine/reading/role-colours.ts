import { contrastRatio } from '../colour/contrast.ts';
import { mayBeOfFamily, type Family } from '../colour/families.ts';
import { clipChroma, hexToOklch, oklchToHex } from '../colour/oklch.ts';
import type { Hex } from '../palette.ts';

/** OKLCH lightness between which nothing can be read on a colour, and of what it becomes. */
const GROUND = { from: 0.42, to: 0.84, deep: 0.36, dark: 0.28 } as const;
/** A light colour of little chroma is a pale ground and no deep one, as lavender is; so many steps paler at most. */
const PALE = { from: 0.66, chromaMax: 0.125, to: 0.93, chroma: 0.04, steps: 5 } as const;
/** The same of a text, which is deep on a light ground and pale on a dark one. */
const TEXT = { from: 0.42, to: 0.84, deep: 0.36, pale: 0.9, chroma: 0.075, contrast: 7.05, steps: 24 } as const;

/** What one calls a white background, and the screen does not dazzle with. */
const WHITE: Hex = '#FEFEFE';

/** True for a ground on which a text is pale. */
export const isDarkGround = (hex: Hex): boolean => hexToOklch(hex).l < GROUND.from;

/** A colour as a ground has it: a red is a deep red, a pink a pale one, a yellow stays as it is. */
export function asGround(hex: Hex, family: Family | undefined): Hex {
  const { l, c, h } = hexToOklch(hex);
  if (family === 'white') return WHITE;
  if (l <= GROUND.dark || l >= GROUND.to) return hex;
  if (l >= PALE.from && c <= PALE.chromaMax)
    return oklchToHex(clipChroma({ l: PALE.to, c: Math.min(c, PALE.chroma), h }));
  const deep = clipChroma({ l: l <= GROUND.from ? GROUND.dark : GROUND.deep, c, h });
  // No deep colour is pink.
  const isLost = family !== undefined && !mayBeOfFamily(deep, family);
  return oklchToHex(isLost ? clipChroma({ l: TEXT.pale, c: Math.min(c, TEXT.chroma), h }) : deep);
}

/** A ground of a dark scheme, where it is not dark yet: `on dark green`. */
export function asDarkGround(hex: Hex): Hex {
  const { l, c, h } = hexToOklch(hex);
  return l <= GROUND.dark || l >= GROUND.to ? hex : oklchToHex(clipChroma({ l: GROUND.dark - 0.01, c, h }));
}

/** A light ground that is as pale as the lead on it needs: `turquoise on a sandy background`. */
export function asGroundUnder(primary: Hex, ground: Hex): Hex {
  const reads = (own: Hex): boolean => contrastRatio(primary, own) >= PRIMARY_CONTRAST_MIN;
  if (reads(ground)) return ground;
  const { c, h } = hexToOklch(ground);
  const pale = oklchToHex(clipChroma({ l: PALE.to, c: Math.min(c, PALE.chroma), h }));
  const paler = movedUntil(reads, pale, VOICE.step, PALE.steps);
  return reads(paler) ? paler : ground;
}

/** WCAG 2.2 contrast of a primary on its ground, 3, with room for eight bits. */
const PRIMARY_CONTRAST_MIN = 3.02;

/** A colour as a text has it. */
export function asText(hex: Hex, isGroundDark: boolean): Hex {
  const { l, c, h } = hexToOklch(hex);
  if (l <= TEXT.from || l >= TEXT.to) return hex;
  return oklchToHex(
    clipChroma(isGroundDark ? { l: TEXT.pale, c: Math.min(c, TEXT.chroma), h } : { l: TEXT.deep, c, h }),
  );
}

/** A text on the ground that the brief gives: `pale pink background, dark red text` is a little darker than dark red. */
export function readableOn(ground: Hex | undefined, hex: Hex, isGroundDark: boolean): Hex {
  if (ground === undefined) return hex;
  const reads = (own: Hex): boolean => contrastRatio(own, ground) >= TEXT.contrast;
  const own = movedUntil(reads, hex, isGroundDark ? VOICE.step : -VOICE.step, TEXT.steps);
  return reads(own) ? own : hex;
}

/** A colour on which a label can be read: one in the middle, where neither white nor black is, is a little deeper. */
export const asVoice = (hex: Hex): Hex => movedUntil(carriesLabel, hex, -VOICE.step, VOICE.steps);

/** The same on a dark ground, which a deep purple would be lost on. */
export function asVoiceOnDark(hex: Hex): Hex {
  const { l, c, h } = hexToOklch(hex);
  return l >= VOICE.onDark ? hex : oklchToHex(clipChroma({ l: VOICE.onDark, c, h }));
}

/** The same on a light ground, on which a sky blue would not be seen: a little deeper where a dark text is read on it, else more. */
export const asVoiceOnLight = (hex: Hex, text: Hex = DARK): Hex =>
  movedUntil(
    (own) => {
      const seen = contrastRatio(own, LIGHT);
      return (
        seen >= LABEL_ON_LIGHT_MIN || (seen >= SEEN_CONTRAST_MIN && contrastRatio(own, text) >= LABEL_ON_LIGHT_MIN)
      );
    },
    hex,
    -VOICE.step,
    1 / VOICE.step,
  );

/** A colour of the first lightness, `by` further each step, at which it holds; of the last where it never does. */
function movedUntil(holds: (own: Hex) => boolean, hex: Hex, by: number, steps: number): Hex {
  const { l, c, h } = hexToOklch(hex);
  let own = hex;
  for (let step = 1; !holds(own) && step <= steps; step++) own = oklchToHex(clipChroma({ l: l + step * by, c, h }));
  return own;
}

/** WCAG 2.2 contrast of a primary, 3 by itself and 4.5 with its label, with room for grounds that are less white. */
const SEEN_CONTRAST_MIN = 3.4;
const LABEL_ON_LIGHT_MIN = 4.8;
const LIGHT: Hex = '#FAFAFA';
/** A text as most palettes have it. */
const DARK: Hex = '#1A1A1A';

/** Steps of OKLCH lightness by which a colour becomes deeper; the least that a colour has on a dark ground. */
const VOICE = { step: 0.01, steps: 16, onDark: 0.62 } as const;
/** WCAG 2.2 contrast of a label, 4.5, with room for grounds that are less white. */
const LABEL_CONTRAST_MIN = 5.2;
/** Nearly white and nearly black, as grounds and texts are. */
const LABELS: readonly Hex[] = ['#F4F4F4', '#1C1C1C'];
const carriesLabel = (hex: Hex): boolean => LABELS.some((label) => contrastRatio(hex, label) >= LABEL_CONTRAST_MIN);

/** A colour so much lighter, or darker: what `dark` makes of a green. */
export function shifted(hex: Hex, shift: number): Hex {
  const { l, c, h } = hexToOklch(hex);
  return oklchToHex(clipChroma({ l: Math.min(0.95, Math.max(0.15, l + shift)), c, h }));
}
