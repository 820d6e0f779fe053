import type { Hex } from '../palette.ts';
import { hexToLinear, linearToRgb, toHex } from './srgb.ts';

export const DEFICIENCIES = ['protanopia', 'deuteranopia', 'tritanopia'] as const;

export type Deficiency = (typeof DEFICIENCIES)[number];

/**
 * Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency", 2009:
 * the published matrices at severity 1.0, for linear RGB.
 */
const MATRICES: Record<Deficiency, readonly (readonly [number, number, number])[]> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/**
 * How someone who lacks one kind of cone sees a colour.
 * @throws RangeError unless `hex` is `#RRGGBB`
 */
export function simulateDeficiency(hex: string, deficiency: Deficiency): Hex {
  const { r, g, b } = hexToLinear(hex);
  const [x = 0, y = 0, z = 0] = MATRICES[deficiency].map(([mr, mg, mb]) =>
    Math.min(1, Math.max(0, mr * r + mg * g + mb * b)),
  );
  return toHex(linearToRgb({ r: x, g: y, b: z }));
}
