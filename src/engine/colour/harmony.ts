import type { Lab } from './lab.ts';

const RADIANS = Math.PI / 180;

/** By one exponential: half the time of `Math.tanh`, and as good where its argument is a few units at most. */
const tanh = (x: number): number => 1 - 2 / (Math.exp(2 * x) + 1);

/** A colour with what the model asks of it by itself. */
interface Tinted {
  readonly lab: Lab;
  readonly chroma: number;
  readonly hueEffect: number;
}

/** Some hues please more, and yellow the more the lighter it is; greys have no hue to please by. */
function hueEffect({ l, a, b }: Lab, chroma: number): number {
  const degrees = Math.atan2(b, a) / RADIANS;
  const h = degrees < 0 ? degrees + 360 : degrees;
  const chromatic = 0.5 + 0.5 * tanh(-2 + 0.5 * chroma);
  const hue = -0.08 - 0.14 * Math.sin((h + 50) * RADIANS) - 0.07 * Math.sin((2 * h + 90) * RADIANS);
  const x = (90 - h) / 10;
  const yellow = ((0.22 * l - 12.8) / 10) * Math.exp(x - Math.exp(x));
  return chromatic * (hue + yellow);
}

function pairHarmony(p: Tinted, q: Tinted): number {
  const dl = p.lab.l - q.lab.l;
  const da = p.lab.a - q.lab.a;
  const db = p.lab.b - q.lab.b;
  const dc = p.chroma - q.chroma;
  const dh2 = Math.max(0, da * da + db * db - dc * dc);
  const chromatic = Math.sqrt(dh2 + (dc / 1.46) ** 2);
  const ofHueAndChroma = 0.04 + 0.53 * tanh(0.8 - 0.045 * chromatic);
  const ofLightness =
    0.28 + 0.54 * tanh(-3.88 + 0.029 * (p.lab.l + q.lab.l)) + 0.14 + 0.15 * tanh(-2 + 0.2 * Math.abs(dl));
  return ofHueAndChroma + ofLightness + p.hueEffect + q.hueEffect;
}

/**
 * Mean harmony of all pairs of some colours as people judge it, about -1 to 1; most palettes lie within 0.3 of 0.
 * Ou and Luo, "A colour harmony model for two-colour combinations", Color Research and Application 31 (2006), 191–204.
 */
export function harmonyOf(colours: readonly Lab[]): number {
  const tinted: Tinted[] = [];
  let sum = 0;
  for (const lab of colours) {
    const chroma = Math.sqrt(lab.a * lab.a + lab.b * lab.b);
    const own = { lab, chroma, hueEffect: hueEffect(lab, chroma) };
    for (const other of tinted) sum += pairHarmony(own, other);
    tinted.push(own);
  }
  const pairs = (colours.length * (colours.length - 1)) / 2;
  return pairs === 0 ? 0 : sum / pairs;
}
