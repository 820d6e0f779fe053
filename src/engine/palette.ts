/** The five roles, in the order in which they are written down. */
export const ROLES = ['background', 'text', 'primary', 'secondary', 'accent'] as const;

export type Role = (typeof ROLES)[number];

/** What belongs to each role, made one by one in the order of `ROLES`. */
export const byRole = <T>(of: (role: Role) => T): Record<Role, T> => ({
  background: of('background'),
  text: of('text'),
  primary: of('primary'),
  secondary: of('secondary'),
  accent: of('accent'),
});

/** A colour of a palette as it leaves the house: `#RRGGBB`, upper case. */
export type Hex = `#${string}`;

export interface Palette {
  readonly name: string;
  readonly description: string;
  /** Five distinct colours. */
  readonly colors: readonly [Hex, Hex, Hex, Hex, Hex];
  /** Each role names one of the five, each of the five has one role, unless the brief forbids it. */
  readonly semantic: Readonly<Record<Role, Hex>>;
}
