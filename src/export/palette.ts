import { isHex } from '../engine/colour/srgb.ts';

/** The roles that a palette may assign, in the order in which every format writes them. */
export const EXPORT_ROLES = ['primary', 'secondary', 'background', 'text', 'accent'] as const;

export type ExportRole = (typeof EXPORT_ROLES)[number];

/** A palette as it is sent to be exported. */
export interface ExportPalette {
  readonly name: string;
  /** Five colours `#RRGGBB`, either case. */
  readonly colors: readonly string[];
  readonly description?: string | undefined;
  readonly semantic?: Readonly<Record<ExportRole, string>> | undefined;
}

/**
 * @throws RangeError naming the field, unless there are five colours and each, a role's too, is `#RRGGBB`
 */
export function checkPalette({ colors, semantic }: ExportPalette): void {
  if (colors.length !== 5) throw new RangeError(`palette.colors must hold 5 colours, not ${colors.length}`);
  colors.forEach((color, index) => {
    if (!isHex(color)) throw new RangeError(`palette.colors[${index}] must be a colour of the form #RRGGBB`);
  });
  if (semantic === undefined) return;
  for (const role of EXPORT_ROLES) {
    if (!isHex(semantic[role])) throw new RangeError(`palette.semantic.${role} must be a colour of the form #RRGGBB`);
  }
}

/** The roles and their colours, in writing order; empty where the palette assigns none. */
export const rolesOf = ({ semantic }: ExportPalette): readonly (readonly [role: ExportRole, hex: string])[] =>
  semantic === undefined ? [] : EXPORT_ROLES.map((role) => [role, semantic[role]] as const);

/** The place of a role's colour among the five, 1 to 5, whatever the case of either; absent where it is none of them. */
export function numberOf(hex: string, { colors }: ExportPalette): number | undefined {
  const wanted = hex.toUpperCase();
  const index = colors.findIndex((color) => color.toUpperCase() === wanted);
  return index === -1 ? undefined : index + 1;
}
