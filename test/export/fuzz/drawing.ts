import { SaxesParser } from 'saxes';
import sharp from 'sharp';
import { contrastRatio } from '../../../src/engine/colour/contrast.ts';
import type { ExportPalette } from '../../../src/export/index.ts';
import { CONTROL } from './code.ts';
import { allOf, eachPalette, exported, textTrial, type Trial } from './trial.ts';

const TEXT_CONTRAST_MIN = 4.5;

const ELEMENTS: Readonly<Record<string, readonly string[]>> = {
  svg: ['xmlns', 'viewBox', 'width', 'height', 'role', 'aria-label', 'font-family'],
  title: [],
  rect: ['x', 'y', 'width', 'height', 'fill'],
  text: ['x', 'y', 'font-size', 'font-weight', 'letter-spacing', 'fill', 'text-anchor', 'direction'],
};

/** Strict XML of four elements with attributes that are theirs, and text that reads on the swatch below it. */
function svgFault(svg: string, palette: ExportPalette): string | undefined {
  const parser = new SaxesParser();
  const swatches: string[] = [];
  let fault: string | undefined;
  parser.on('error', (error) => {
    fault ??= error.message;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const strange = Object.keys(attributes).find((key) => ELEMENTS[name]?.includes(key) !== true);
    if (ELEMENTS[name] === undefined || strange !== undefined) fault ??= `there is a ${name} with ${strange}`;
    const { fill } = attributes;
    if (name === 'rect') swatches.push(String(fill));
    if (name === 'text' && contrastRatio(String(fill), swatches.at(-1) ?? '') < TEXT_CONTRAST_MIN)
      fault ??= `${String(fill)} cannot be read on ${swatches.at(-1)}`;
  });
  parser.on('text', (text) => {
    if (CONTROL.test(text.replaceAll('\n', ''))) fault ??= 'a text is not printable';
  });
  for (const event of ['comment', 'cdata', 'doctype', 'processinginstruction'] as const) {
    parser.on(event, () => {
      fault ??= `there is a ${event}`;
    });
  }
  parser.write(svg).close();
  return fault ?? (areOf(palette, swatches) ? undefined : 'the swatches are not the five colours');
}

/** The five colours in any order. */
const areOf = ({ colors }: ExportPalette, hexes: readonly string[]): boolean =>
  hexes.toSorted().join() ===
  colors
    .map((hex) => hex.toUpperCase())
    .toSorted()
    .join();

/** A renderer takes half a millisecond for each: one of each batch has to do. */
const renderedBySharp: Trial = (palettes) =>
  eachPalette(async (palette) => {
    const { body } = await exported('svg', palette);
    const { width, height } = await sharp(Buffer.from(body)).metadata();
    return width === 1600 && height === 900 ? undefined : `it is ${width} by ${height}`;
  })(palettes.slice(0, 1));

async function cardFault(palette: ExportPalette): Promise<string | undefined> {
  const { body } = await exported('png', palette);
  const { data, info } = await sharp(Buffer.from(body)).raw().toBuffer({ resolveWithObject: true });
  if (info.width !== 1600 || info.height !== 900) return `it is ${info.width} by ${info.height}`;
  // No text comes near the outer columns: the left one is the panel's, the right one the strips'.
  const hexAt = (x: number, y: number): string => {
    const at = info.channels * (y * info.width + x);
    return `#${data.subarray(at, at + 3).toString('hex')}`.toUpperCase();
  };
  const seen = new Set<string>();
  for (let y = 0; y < info.height; y++) seen.add(hexAt(0, y)).add(hexAt(info.width - 1, y));
  const sent = new Set(palette.colors.map((hex) => hex.toUpperCase()));
  return [...seen].toSorted().join() === [...sent].toSorted().join()
    ? undefined
    : `its colours are ${[...seen].join()}`;
}

export const DRAWING_TRIALS = {
  svg: allOf(
    textTrial('svg', (svg, _plain, palette) => svgFault(svg, palette)),
    renderedBySharp,
  ),
  png: eachPalette(cardFault),
} as const satisfies Readonly<Record<string, Trial>>;
