import { hexToLinear, type LinearRgb } from './srgb.ts';

/** CIELAB under D65: `l` 0 to 100, `a` and `b` about -110 to 110 in sRGB. */
export interface Lab {
  readonly l: number;
  readonly a: number;
  readonly b: number;
}

/** CIE 15:2004, with its exact rational constants 216/24389 and 24389/27. */
const f = (t: number): number => (t > 216 / 24389 ? Math.cbrt(t) : ((t * 24389) / 27 + 16) / 116);

/** CIELAB of linear light, by the matrix of IEC 61966-2-1 and the D65 white that it implies. */
export function linearToLab({ r, g, b }: LinearRgb): Lab {
  const fx = f((0.4123907993 * r + 0.3575843394 * g + 0.1804807884 * b) / 0.9504559271);
  const fy = f(0.2126390059 * r + 0.7151686788 * g + 0.0721923154 * b);
  const fz = f((0.0193308187 * r + 0.1191947798 * g + 0.9505321522 * b) / 1.0890577508);
  return { l: 116 * fy - 16, a: 500 * (fx - fy), b: 200 * (fy - fz) };
}

/** @throws RangeError unless `hex` is `#RRGGBB` */
export const hexToLab = (hex: string): Lab => linearToLab(hexToLinear(hex));
