import type { Declaration, Root } from 'postcss';
import type { Role } from '../engine/palette.ts';
import { replaceColours } from './colour-literal.ts';

/** What a colour is used for, by the property or by the name of the variable that holds it. */
export type Use = Role | 'border' | 'other';

export interface UsedColour {
  readonly hex: string;
  /** How often, by use; a page's own colours weigh as much as ten others. */
  readonly uses: Map<Use, number>;
  readonly total: number;
}

/** Properties whose words may be names of colours. */
const COLOUR_PROPERTY =
  /^(color|background(-color|-image)?|border(-\w+)*|outline(-color)?|fill|stroke|(box|text)-shadow|caret-color|accent-color|text-decoration(-color)?|column-rule(-color)?)$/;

const VARIABLE_USES: readonly (readonly [Use, RegExp])[] = [
  ['primary', /primary|brand|main|link/],
  ['accent', /accent|highlight|cta/],
  ['secondary', /secondary|muted|subtle/],
  ['background', /bg|background|surface|canvas|paper|base/],
  ['text', /text|fg|foreground|ink|body/],
  ['border', /border|line|divider|rule/],
];

const PAGE = /^(html|body|:root|html\s*,\s*body|\*)$/;
const PAGE_WEIGHT = 10;

export const takesNames = ({ prop, value }: Declaration): boolean =>
  COLOUR_PROPERTY.test(prop.toLowerCase()) || (prop.startsWith('--') && /^\s*[a-z]+\s*$/i.test(value));

/** Every opaque or translucent colour of a style sheet with what it is used for, the most used first. */
export function usedColours(root: Root): UsedColour[] {
  const found = new Map<string, Map<Use, number>>();
  root.walkDecls((declaration) => {
    const use = useOf(declaration.prop.toLowerCase());
    const selector =
      declaration.parent?.type === 'rule' && 'selector' in declaration.parent ? declaration.parent.selector : '';
    const weight = PAGE.test(selector.trim()) && !declaration.prop.startsWith('--') ? PAGE_WEIGHT : 1;
    replaceColours(declaration.value, takesNames(declaration), ({ hex, alpha }) => {
      if (alpha === 0) return undefined;
      const uses = found.get(hex) ?? new Map<Use, number>();
      uses.set(use, (uses.get(use) ?? 0) + weight);
      found.set(hex, uses);
      return undefined;
    });
  });
  return [...found]
    .map(([hex, uses]) => ({ hex, uses, total: [...uses.values()].reduce((sum, count) => sum + count, 0) }))
    .toSorted((a, b) => b.total - a.total);
}

function useOf(property: string): Use {
  if (property.startsWith('--')) return VARIABLE_USES.find(([, name]) => name.test(property))?.[0] ?? 'other';
  if (property.startsWith('background')) return 'background';
  if (property === 'color') return 'text';
  return property.startsWith('border') || property.startsWith('outline') ? 'border' : 'other';
}
