import { decodeByte } from './srgb.ts';

/** CIELAB under D65: `l` 0 to 100, `a` and `b` about -110 to 110 in sRGB. */
export interface Lab {
  readonly l: number;
  readonly a: number;
  readonly b: number;
}

/** CIE 15:2004, with its exact rational constants 216/24389 and 24389/27. */
const f = (t: number): number => (t > 216 / 24389 ? Math.cbrt(t) : ((t * 24389) / 27 + 16) / 116);

/** CIELAB of a valid `#RRGGBB`, by the matrix of IEC 61966-2-1 and the D65 white that it implies. */
export function hexToLab(hex: string): Lab {
  const value = Number.parseInt(hex.slice(1), 16);
  const r = decodeByte(value >> 16);
  const g = decodeByte((value >> 8) & 255);
  const b = decodeByte(value & 255);
  const fx = f((0.4123907993 * r + 0.3575843394 * g + 0.1804807884 * b) / 0.9504559271);
  const fy = f(0.2126390059 * r + 0.7151686788 * g + 0.0721923154 * b);
  const fz = f((0.0193308187 * r + 0.1191947798 * g + 0.9505321522 * b) / 1.0890577508);
  return { l: 116 * fy - 16, a: 500 * (fx - fy), b: 200 * (fy - fz) };
}
