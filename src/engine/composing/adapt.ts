import { isMuddy } from '../colour/families.ts';
import type { Oklab } from '../colour/oklab.ts';
import { oklabToOklch, type Oklch } from '../colour/oklch.ts';
import { isGroundDark } from '../meaning/given-ground.ts';
import { conform } from '../meaning/conform.ts';
import { rulesFor, withoutTone, type Rules } from '../meaning/rules.ts';
import { ROLES, type Role } from '../palette.ts';
import type { Given } from '../reading/brief.ts';
import type { Random } from '../random.ts';
import type { Roles } from '../roles/contract.ts';
import { groundMoved } from '../tones.ts';
import { SETTLE_DEFAULTS, settleRoles, type Budget, type RoleColours, type SettleOptions } from '../roles/settle.ts';
import { allowsOf, apartOf, groundLimitsOf, minimumsOf } from './bounds.ts';
import { settleDemands, type Demands } from './demands.ts';
import { groundAs } from './ground.ts';

export interface AdaptRequest extends Demands {
  /** The five as they were chosen. */
  readonly chosen: Readonly<Record<Role, Oklab>>;
  readonly rules: Rules;
  readonly random: Random;
  /** What may still be tried for the demands, for all palettes of an answer together. */
  readonly budget?: Budget;
}

/** The five that were chosen, moved as little as the brief's demands and the contract ask. */
export function adapt({ chosen, rules, random, budget, ...asked }: AdaptRequest): Roles {
  const demands: Demands = { ...asked, allowsCounted: allowsOf(withoutTone(rules, 'neutral')) };
  const ordered = conformed(pastelOrder(onDemandedGround(chosen, demands.demanded), rules), rules);
  const areAllCounted = asked.counted.reduce((sum, { count }) => sum + count, 0) >= COUNTED_ALL;
  const colours = areAllCounted ? onQuietGround(ordered) : ordered;
  const isLight = colours.background.l > colours.text.l;
  const options: SettleOptions = {
    ...SETTLE_DEFAULTS,
    minimums: minimumsOf(rules),
    allows: allowsOf(rules),
    apart: apartOf(rules),
    secondaryOnDark: SECONDARY_ON_DARK,
    budget,
  };
  // A mint that has to lead does so on a dark ground, where a light one lets no label be read on it.
  const mayTurn = groundLimitsOf(rules).length === 0;
  const own = settleDemands(colours, demands, options, random);
  const isKept = own !== undefined && areInRoles(own, demands.demanded);
  const other = isKept || !mayTurn ? undefined : settleDemands(turned(colours), demands, options, random);
  const settled =
    (other !== undefined && areInRoles(other, demands.demanded) ? other : own) ??
    settleDemands(plain(isLight), demands, options, random) ??
    settleDemands(plain(!isLight), demands, { ...SETTLE_DEFAULTS, budget }, random) ??
    settleRoles(colours, options) ??
    settleRoles(plain(isLight));
  if (settled === undefined) throw new RangeError('no palette keeps the contract');
  return settled;
}

/** The same on the other ground: the text is the ground, as quiet as grounds are. */
function turned({ background, text, ...voices }: RoleColours): RoleColours {
  const isLight = background.l > text.l;
  const ground = { ...text, l: isLight ? Math.min(text.l, GROUND.dark) : Math.max(text.l, GROUND.light) };
  return { ...voices, background: { ...ground, c: Math.min(text.c, GROUND.chroma) }, text: background };
}

/** Where so many of the five are counted, the others have no hue of their own: `two colours: teal and mustard`. */
const COUNTED_ALL = 4;

const onQuietGround = ({ background, text, ...voices }: RoleColours): RoleColours => ({
  ...voices,
  background: { ...background, c: Math.min(background.c, GROUND.chroma) },
  text: { ...text, c: Math.min(text.c, GROUND.chroma) },
});

/** OKLCH lightness and chroma of quiet grounds. */
const GROUND = { dark: 0.24, light: 0.96, chroma: 0.025 } as const;

/** True where each colour has the role that the brief gives it. */
const areInRoles = (roles: Roles, demanded: readonly Given[]): boolean =>
  demanded.every(({ hex, role }) =>
    role === undefined ? ROLES.some((each) => roles[each] === hex) : roles[role] === hex,
  );

/** What is left when nothing of the brief can be shown: a quiet readable five. */
const plain = (isLight: boolean): RoleColours => ({
  background: { l: isLight ? 0.97 : 0.2, c: 0.01, h: 250 },
  text: { l: isLight ? 0.25 : 0.95, c: 0.02, h: 250 },
  primary: { l: isLight ? 0.45 : 0.75, c: 0.1, h: 250 },
  secondary: { l: isLight ? 0.8 : 0.4, c: 0.05, h: 250 },
  accent: { l: isLight ? 0.55 : 0.8, c: 0.12, h: 40 },
});

/** Grounds and texts are on the sides of those that the brief gives: `white text` stands on a dark ground. */
function onDemandedGround(chosen: AdaptRequest['chosen'], demanded: readonly Given[]): AdaptRequest['chosen'] {
  const { background, text } = chosen;
  const wantsDark = isGroundDark(demanded);
  if (wantsDark === undefined || wantsDark === background.l < text.l) return chosen;
  return { ...chosen, background: text, text: background };
}

/** Among pastels on a light ground the primary has to be the deepest: another than a yellow takes its place. */
function pastelOrder(chosen: AdaptRequest['chosen'], { tones }: Rules): AdaptRequest['chosen'] {
  if (!tones.has('pastel') || tones.has('dark')) return chosen;
  const clearest = (['primary', 'accent', 'secondary'] as const).find((role) => {
    const { c, h } = oklabToOklch(chosen[role]);
    return c > 0.02 && !isMuddy(h);
  });
  if (clearest === undefined || clearest === 'primary') return chosen;
  return { ...chosen, primary: chosen[clearest], [clearest]: chosen.primary };
}

/** WCAG 2.2 contrast under which a secondary sinks into a dark ground, however different it is by CIEDE2000. */
const SECONDARY_ON_DARK = 1.6;

/** OKLCH lightness of a text among pastels, at most. */
const PASTEL_TEXT = 0.2;

/** Each colour as the rules let it be; a background that is demanded light or dark is so, with its text. */
function conformed(chosen: AdaptRequest['chosen'], rules: Rules): RoleColours {
  const of = (role: Role, isGround: boolean): Oklch =>
    conform(oklabToOklch(chosen[role]), rulesFor(rules, role), isGround);
  let background = of('background', true);
  let text = of('text', true);
  const limits = groundLimitsOf(rules);
  for (const { isDark } of limits)
    if (isDark ? background.l > text.l : background.l < text.l) [background, text] = [text, background];
  const [limit] = limits;
  const l = limit === undefined ? background.l : groundMoved(limit, background.l);
  // A label that is nearly black is read on a primary that is nearly a pastel.
  const isPastel = rules.tones.has('pastel') && text.l < background.l;
  return {
    background: groundAs(rules, { ...background, l }),
    text: isPastel ? { ...text, l: Math.min(text.l, PASTEL_TEXT) } : text,
    primary: of('primary', false),
    secondary: of('secondary', false),
    accent: of('accent', false),
  };
}
