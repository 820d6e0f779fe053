import { hexToOklab, oklabToHex } from '../../engine/colour/hex.ts';
import { hexToOklch } from '../../engine/colour/oklch.ts';
import { contrastRatio } from '../../engine/colour/contrast.ts';
import { fileStem } from '../naming/file-name.ts';
import { blackOrWhiteOn, legibleOn } from '../colours/foreground.ts';
import { oneLine } from '../naming/one-line.ts';
import type { ExportPalette } from '../palette.ts';
import { type RoleColours, schemesOf } from '../colours/schemes.ts';
import { titleOf } from '../naming/title.ts';

/** What errors are coloured in, whatever the palette: shadcn's own red, on light and on dark. */
const DESTRUCTIVE = { light: '#E7000B', dark: '#FF6467' } as const;

/**
 * A theme for shadcn/ui as an item of its registry, light and dark: `npx shadcn add ./name.shadcn.json`.
 * https://ui.shadcn.com/docs/registry/registry-item-json
 */
export function exportShadcn(palette: ExportPalette): string {
  const { light, dark } = schemesOf(palette);
  const description = oneLine(palette.description ?? '');
  const item = {
    $schema: 'https://ui.shadcn.com/schema/registry-item.json',
    name: fileStem(palette.name),
    type: 'registry:theme',
    title: titleOf(palette.name),
    ...(description === '' ? {} : { description }),
    cssVars: {
      light: variables(light, DESTRUCTIVE.light),
      dark: variables(dark, DESTRUCTIVE.dark),
    },
  };
  return `${JSON.stringify(item, undefined, 2)}\n`;
}

function variables(roles: RoleColours, destructive: string): Record<string, string> {
  const { background, text, primary, secondary, accent } = roles;
  const on = (surface: string): string => legibleOn(surface, { name: '', colors: [], semantic: roles });
  const mixed = (part: number): string => mix(background, text, part);
  const card = mixed(0.03);
  const muted = mixed(0.07);
  const quiet = [0.65, 0.75, 0.85].map(mixed).find((hex) => contrastRatio(hex, muted) >= 4.5) ?? text;
  const named: Record<string, string> = {
    background,
    foreground: text,
    card,
    'card-foreground': text,
    popover: card,
    'popover-foreground': text,
    primary,
    'primary-foreground': on(primary),
    secondary,
    'secondary-foreground': on(secondary),
    muted,
    'muted-foreground': quiet,
    accent,
    'accent-foreground': on(accent),
    destructive,
    'destructive-foreground': blackOrWhiteOn(destructive),
    border: mixed(0.14),
    input: mixed(0.2),
    ring: primary,
    'chart-1': primary,
    'chart-2': accent,
    'chart-3': secondary,
    'chart-4': mix(primary, text, 0.4),
    'chart-5': mix(accent, text, 0.4),
    sidebar: card,
    'sidebar-foreground': text,
    'sidebar-primary': primary,
    'sidebar-primary-foreground': on(primary),
    'sidebar-accent': muted,
    'sidebar-accent-foreground': text,
    'sidebar-border': mixed(0.14),
    'sidebar-ring': primary,
  };
  return Object.fromEntries(Object.entries(named).map(([name, hex]) => [name, oklch(hex)]));
}

/** In OKLab. @param part of the second, 0 to 1 */
function mix(first: string, second: string, part: number): string {
  const [from, to] = [hexToOklab(first), hexToOklab(second)];
  const at = (key: 'l' | 'a' | 'b'): number => from[key] + (to[key] - from[key]) * part;
  return oklabToHex({ l: at('l'), a: at('a'), b: at('b') });
}

/** Five decimals read back as the same 8-bit colour. */
function oklch(hex: string): string {
  const { l, c, h } = hexToOklch(hex);
  const [lightness, chroma, hue] = [l, c, c < 1e-4 ? 0 : h].map((value) => Number(value.toFixed(5)));
  return `oklch(${lightness} ${chroma} ${hue})`;
}
