import { contrastRatio } from '../../engine/colour/contrast.ts';
import { legibleOn } from '../colours/foreground.ts';
import { oneLine } from '../naming/one-line.ts';
import { EXPORT_ROLES, type ExportPalette, type ExportRole } from '../palette.ts';
import { type RoleColours, schemesOf } from '../colours/schemes.ts';
import { colorSwatches } from '../colours/swatches.ts';
import { titleOf } from '../naming/title.ts';

const FOR: Readonly<Record<ExportRole, string>> = {
  primary: 'buttons, links, what the page is for',
  secondary: 'quieter surfaces, borders, illustrations',
  background: 'the page',
  text: 'all reading text',
  accent: 'one thing a screen: a badge, a highlight',
};

/** A `DESIGN.md`: the palette as coding assistants read it, its values as front matter and its use in words. */
export function exportDesignMd(palette: ExportPalette): string {
  const { light, dark } = schemesOf(palette);
  const own = palette.semantic ?? light;
  const title = titleOf(palette.name);
  const sentence = oneLine(palette.description ?? '');
  const quoted = (hex: string): string => `"${hex.toUpperCase()}"`;
  const front = (name: string, roles: RoleColours): string[] => [
    `${name}:`,
    ...EXPORT_ROLES.map((role) => `  ${role}: ${quoted(roles[role])}`),
  ];
  const lines = [
    '---',
    `name: ${JSON.stringify(title)}`,
    ...(sentence === '' ? [] : [`description: ${JSON.stringify(sentence)}`]),
    ...front('colors', own),
    ...front(
      own.background === light.background ? 'colors-dark' : 'colors-light',
      own.background === light.background ? dark : light,
    ),
    '---',
    '',
    `# ${plain(title)}`,
    '',
    ...(sentence === '' ? [] : [plain(sentence), '']),
    '## Colors',
    '',
    '| role | color | label on it | contrast on background | for |',
    '|---|---|---|---|---|',
    ...EXPORT_ROLES.map((role) => row(role, own)),
    '',
    `The five colors, in order: ${colorSwatches(palette)
      .map(({ name, hex }) => `${name} \`${hex.toUpperCase()}\``)
      .join(', ')}.`,
    '',
    '## Rules',
    '',
    '- Use these colors and shades of them, and no others; greys are mixtures of text and background.',
    '- Text stands on background, or on a role in the color that its row names.',
    '- Accent is rare: where everything is accented, nothing is.',
    '- Keep every text at 4.5:1 or more (WCAG 2.2), and controls at 3:1.',
  ];
  return `${lines.join('\n')}\n`;
}

function row(role: ExportRole, roles: RoleColours): string {
  const hex = roles[role];
  const ratio = (Math.floor(contrastRatio(hex, roles.background) * 10) / 10).toFixed(1);
  const label = legibleOn(hex, { name: '', colors: [], semantic: roles }).toUpperCase();
  return `| ${role} | \`${hex.toUpperCase()}\` | \`${label}\` | ${role === 'background' ? '' : `${ratio}:1`} | ${FOR[role]} |`;
}

/** Text as text: nothing of it is markup, nor makes a list or a heading of its line. CommonMark 0.31, 2.4 */
function plain(text: string): string {
  return text
    .replaceAll(/[\\`*_{}[\]<>#|~&!]/g, String.raw`\$&`)
    .replace(/^[-+=]/, String.raw`\$&`)
    .replace(/^(\d+)([.)])/, String.raw`$1\$2`);
}
