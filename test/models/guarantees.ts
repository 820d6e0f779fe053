import { contrastRatio, ROLES } from '../../src/engine/index.ts';
import { deltaE2000 } from '../../src/engine/colour/difference.ts';
import type { Generated } from '../../src/providers/generator.ts';

const UNSEEN = /[<>\p{Cc}\p{Cf}\p{Co}\u2028\u2029]|:\/\/|javascript:/u;

/** What an answer does not keep of what every answer keeps, whoever made it, measured on what leaves the house. */
export function broken({ palettes, model, tokensUsed, estimatedCostUsd }: Generated, count: number): readonly string[] {
  const found: string[] = [];
  const claim = (holds: boolean, what: string): void => {
    if (!holds) found.push(what);
  };
  claim(palettes.length === count, `${palettes.length} palettes for ${count}`);
  claim(new Set(palettes.map(({ name }) => name.toLowerCase())).size === palettes.length, 'a name twice');
  claim(model !== '', 'no model');
  claim(Number.isSafeInteger(tokensUsed) && tokensUsed >= 0 && tokensUsed < 100_000, `${tokensUsed} tokens`);
  claim(estimatedCostUsd >= 0 && estimatedCostUsd < 1, `a cost of ${estimatedCostUsd}`);
  for (const { name, description, colors, semantic } of palettes) {
    const { background, text, primary, secondary, accent } = semantic;
    const label = (on: string): number => Math.max(contrastRatio(text, on), contrastRatio(background, on));
    claim(name.trim() === name && name !== '' && Array.from(name).length <= 60 && !UNSEEN.test(name), `name ${name}`);
    claim(
      description.length >= 8 && Array.from(description).length <= 300 && !UNSEEN.test(description),
      `description ${description}`,
    );
    claim(colors.length === 5 && colors.every((hex) => /^#[0-9A-F]{6}$/.test(hex)), `colours ${colors.join(' ')}`);
    claim(
      ROLES.every((role) => colors.includes(semantic[role])),
      'a role of no colour',
    );
    claim(
      colors.every((hex, at) => colors.slice(at + 1).every((other) => deltaE2000(hex, other) >= 5)),
      `two alike in ${colors.join(' ')}`,
    );
    claim(contrastRatio(text, background) >= 7, `text on background in ${colors.join(' ')}`);
    claim(contrastRatio(primary, background) >= 3, `primary on background in ${colors.join(' ')}`);
    claim(label(primary) >= 4.5, `label on primary in ${colors.join(' ')}`);
    claim(label(accent) >= 4.5 || contrastRatio(accent, background) >= 3, `accent in ${colors.join(' ')}`);
    claim(deltaE2000(secondary, background) >= 12, `secondary in ${colors.join(' ')}`);
  }
  return found;
}
