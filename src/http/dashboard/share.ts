import type { FastifyInstance } from 'fastify';
import { EXAMPLES } from '../../contract/examples.ts';
import type { PaletteToExport } from '../../contract/palette.ts';
import { askedOf, readAddress, searchOf } from '../../contract/playground-address.ts';
import { exportPalette } from '../../export/export-palette.ts';
import type { Generator } from '../../providers/generator.ts';
import { PUBLIC } from '../access.ts';
import { addressOf } from '../customer.ts';
import type { Deps } from '../deps.ts';
import type { Preview } from './preview.ts';
import { createThrottle } from './throttle.ts';

const IMAGE = '/dashboard/share.png';
const MINUTE_MS = 60_000;

export const frontPreview = (publicUrl: string): Preview => ({
  title: 'Huesmith: describe it, get its colours',
  description: 'Describe a project or a mood, and get colour palettes that work.',
  url: `${publicUrl}/`,
  image: `${publicUrl}${IMAGE}`,
  imageAlt: 'A palette of five colours with its name',
});

/**
 * What a link to the playground shows of itself; undefined: it asks for nothing. Its picture is of its own palette where
 * that costs nothing: looking at a link must not make a paid language model generate.
 */
export function previewOf(
  url: string,
  publicUrl: string,
  { instant }: Pick<Generator, 'instant'>,
): Preview | undefined {
  const shown = readAddress(url.slice(url.indexOf('?')));
  if (shown.prompt === '' || !url.includes('?')) return undefined;
  const search = searchOf(shown);
  return {
    title: `${shown.prompt} · Huesmith`,
    description: `Colour palettes for “${shown.prompt}”: five colours each, with a role for every colour and measured contrast.`,
    url: `${publicUrl}/playground?${search}`,
    image: `${publicUrl}${IMAGE}${instant && shown.seed !== undefined ? `?${search}` : ''}`,
    imageAlt: `A palette of five colours for “${shown.prompt}”`,
  };
}

/** The picture of a link: the first palette of its address, otherwise one of the engine's that is always there. */
export function shareRoutes(app: FastifyInstance, { generator, store, trustedProxies }: Deps): void {
  const pictures = createThrottle(store, {
    name: 'share',
    max: 60,
    perMs: MINUTE_MS,
    sentence: 'That was more than 60 pictures in a minute. Please wait a little.',
  });

  app.get(IMAGE, PUBLIC, async (request, reply) => {
    const customer = addressOf(request, trustedProxies);
    await pictures(customer);
    const { body } = await exportPalette('png', await paletteOf(request.url, customer, request.signal));
    return reply.type('image/png').header('Cache-Control', 'no-cache').send(body);
  });

  async function paletteOf(url: string, customer: string, signal: AbortSignal): Promise<PaletteToExport> {
    const shown = readAddress(url.includes('?') ? url.slice(url.indexOf('?')) : '');
    if (shown.prompt === '' || shown.seed === undefined || !generator.instant) {
      return EXAMPLES.exportRequest.palette;
    }
    const { count, seed } = shown;
    const { palettes } = await generator.generate({ prompt: askedOf(shown), count, seed, customer }, signal);
    return toExport(palettes[0]) ?? EXAMPLES.exportRequest.palette;
  }
}

function toExport(palette: { name: string; colors: readonly string[] } | undefined): PaletteToExport | undefined {
  return palette === undefined ? undefined : { name: palette.name, colors: [...palette.colors] };
}
