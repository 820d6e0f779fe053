import { hexToLab, type Lab } from './lab.ts';

const RADIANS = Math.PI / 180;
const POW_25_7 = 25 ** 7;

const pow7 = (x: number): number => {
  const x2 = x * x;
  return x2 * x2 * x2 * x;
};

/**
 * CIEDE2000 of two CIELAB colours; 1 is about what a careful eye can tell, 0 the same colour, 100 black and white.
 * Sharma, Wu and Dalal, "The CIEDE2000 color-difference formula", 2005, with kL = kC = kH = 1.
 */
export function labDeltaE2000(p: Lab, q: Lab): number {
  const c1 = Math.sqrt(p.a * p.a + p.b * p.b);
  const c2 = Math.sqrt(q.a * q.a + q.b * q.b);
  const mean7 = pow7((c1 + c2) / 2);
  const scale = 1.5 - 0.5 * Math.sqrt(mean7 / (mean7 + POW_25_7));
  const a1 = p.a * scale;
  const a2 = q.a * scale;
  const chroma1 = Math.sqrt(a1 * a1 + p.b * p.b);
  const chroma2 = Math.sqrt(a2 * a2 + q.b * q.b);
  const grey = chroma1 * chroma2 === 0;
  const h1 = hueDegrees(p.b, a1);
  const h2 = hueDegrees(q.b, a2);
  let dh = grey ? 0 : h2 - h1;
  if (dh > 180) dh -= 360;
  else if (dh < -180) dh += 360;
  const dHue = 2 * Math.sqrt(chroma1 * chroma2) * Math.sin((dh / 2) * RADIANS);
  const lMean = (p.l + q.l) / 2;
  const cMean = (chroma1 + chroma2) / 2;
  let hMean = h1 + h2;
  if (!grey) {
    if (Math.abs(h1 - h2) <= 180) hMean /= 2;
    else hMean = hMean < 360 ? (hMean + 360) / 2 : (hMean - 360) / 2;
  }
  const t =
    1 -
    0.17 * Math.cos((hMean - 30) * RADIANS) +
    0.24 * Math.cos(2 * hMean * RADIANS) +
    0.32 * Math.cos((3 * hMean + 6) * RADIANS) -
    0.2 * Math.cos((4 * hMean - 63) * RADIANS);
  const l50 = (lMean - 50) * (lMean - 50);
  const sl = 1 + (0.015 * l50) / Math.sqrt(20 + l50);
  const sc = 1 + 0.045 * cMean;
  const sh = 1 + 0.015 * cMean * t;
  const cMean7 = pow7(cMean);
  const hueOffset = (hMean - 275) / 25;
  const rotation =
    -2 * Math.sqrt(cMean7 / (cMean7 + POW_25_7)) * Math.sin(60 * Math.exp(-hueOffset * hueOffset) * RADIANS);
  const l = (q.l - p.l) / sl;
  const c = (chroma2 - chroma1) / sc;
  const h = dHue / sh;
  return Math.sqrt(Math.max(0, l * l + c * c + h * h + rotation * c * h));
}

/** Most that the formula divides a difference of lightness by. */
const LIGHTNESS_SCALE_MAX = 1.75;

/** True only when the CIEDE2000 of two colours is at least `min`, as their lightness alone says. */
export const differInLightness = (p: Lab, q: Lab, min: number): boolean =>
  Math.abs(p.l - q.l) >= min * LIGHTNESS_SCALE_MAX;

/** True when the CIEDE2000 of two colours is at least `min`: where lightness alone says so, without the formula. */
export const differBy = (p: Lab, q: Lab, min: number): boolean =>
  differInLightness(p, q, min) || labDeltaE2000(p, q) >= min;

function hueDegrees(b: number, a: number): number {
  if (a === 0 && b === 0) return 0;
  const h = Math.atan2(b, a) / RADIANS;
  return h < 0 ? h + 360 : h;
}

/**
 * CIEDE2000 of two valid colours `#RRGGBB`.
 * @example deltaE2000('#FFFFFF', '#FFFFFF') // 0
 */
export const deltaE2000 = (hexA: string, hexB: string): number => labDeltaE2000(hexToLab(hexA), hexToLab(hexB));
