import { type Declaration, parse, type Rule } from 'postcss';
import { contrastRatio } from '../engine/colour/contrast.ts';
import { hexToOklch, oklchToHex } from '../engine/colour/oklch.ts';
import { replaceColours, written } from './colour-literal.ts';
import { takesNames, usedColours } from './colour-uses.ts';
import { recolourPlan, type Replacement, type RoleColours } from './recolour-plan.ts';

export interface Recoloured {
  readonly css: string;
  readonly replaced: readonly Replacement[];
  /** Rules whose text had to take another colour to be read on its background. */
  readonly mended: readonly { readonly selector: string; readonly color: string; readonly contrast: number }[];
}

/** More than any style sheet by hand has; what is more would keep a service busy. */
const COLOURS_MAX = 1000;

/** WCAG 2.2, 1.4.3 */
const LEGIBLE_CONTRAST_MIN = 4.5;

/**
 * Gives a style sheet the colours of a palette, and nothing else of it another form. Text that a rule
 * colours is legible afterwards on the rule's own background, or the page's, wherever it was before.
 * @throws CssSyntaxError for what is no style sheet
 * @throws RangeError for one of more than 1,000 colours
 */
export function recolour(css: string, roles: RoleColours): Recoloured {
  const root = parse(css);
  const colours = usedColours(root);
  if (colours.length > COLOURS_MAX)
    throw new RangeError(`there are ${colours.length} colours; at most ${COLOURS_MAX} are taken`);
  const plan = recolourPlan(colours, roles);
  const page = [...plan.values()].find(({ as }) => as === 'background')?.from ?? '#FFFFFF';
  const legibleBefore = new Set<Rule>();
  root.walkRules((rule) => {
    const pair = textOf(rule, page);
    if (pair && contrastRatio(pair.text, pair.ground) >= LEGIBLE_CONTRAST_MIN) legibleBefore.add(rule);
  });
  root.walkDecls((declaration) => {
    // A shadow is no colour of the page: turned light it would glow.
    if (declaration.prop.endsWith('shadow')) return;
    declaration.value = replaceColours(declaration.value, takesNames(declaration), ({ hex, alpha }) => {
      const replacement = plan.get(hex);
      return replacement && written(replacement.to, alpha);
    });
  });
  const mended = [...legibleBefore].flatMap((rule) => mend(rule, roles));
  return { css: root.toString(), replaced: [...plan.values()].filter(({ from, to }) => from !== to), mended };
}

function mend(rule: Rule, { text, background }: RoleColours): Recoloured['mended'] {
  const pair = textOf(rule, background);
  if (pair === undefined || contrastRatio(pair.text, pair.ground) >= LEGIBLE_CONTRAST_MIN) return [];
  const on = (hex: string): number => contrastRatio(hex, pair.ground);
  const own = on(text) >= on(background) ? text : background;
  const plain = on('#000000') >= on('#FFFFFF') ? '#000000' : '#FFFFFF';
  const safe = on(own) >= LEGIBLE_CONTRAST_MIN ? own : plain;
  // On a button any legible colour will do; a link on the page stays of its hue.
  const color = pair.ground === background ? (legibleShade(pair.text, pair.ground, safe) ?? safe) : safe;
  pair.declaration.value = color;
  return [{ selector: rule.selector, color, contrast: Math.floor(on(color) * 100) / 100 }];
}

/** The colour, as much nearer to the lightness of `towards` as it takes to be read. */
function legibleShade(hex: string, ground: string, towards: string): string | undefined {
  const own = hexToOklch(hex);
  const end = hexToOklch(towards).l;
  for (let part = 0.1; part < 1; part += 0.1) {
    const nearer = oklchToHex({ ...own, l: own.l + (end - own.l) * part });
    if (contrastRatio(nearer, ground) >= LEGIBLE_CONTRAST_MIN) return nearer;
  }
  return undefined;
}

/** The text that a rule colours, and what it stands on: the rule's own background, or the page's where it sets none. */
function textOf(rule: Rule, page: string): { declaration: Declaration; text: string; ground: string } | undefined {
  let text: Declaration | undefined;
  let ground: Declaration | undefined;
  for (const node of rule.nodes) {
    if (node.type !== 'decl') continue;
    if (node.prop === 'color') text = node;
    if (node.prop.startsWith('background')) ground = node;
  }
  const textHex = text && plainColour(text);
  const groundHex = ground === undefined ? page : plainColour(ground);
  return text && textHex && groundHex ? { declaration: text, text: textHex, ground: groundHex } : undefined;
}

function plainColour(declaration: Declaration): string | undefined {
  const found: string[] = [];
  const rest = replaceColours(declaration.value, true, ({ hex, alpha }) => {
    if (alpha === 1) found.push(hex);
    return alpha === 1 ? '' : undefined;
  });
  return found.length === 1 && rest.trim() === '' ? found[0] : undefined;
}
