import type { ExportPalette } from '../palette.ts';

/** A card of 1600 by 900 pixels in sRGB, rendered on another thread. */
export async function exportPng({ name, colors, description, semantic }: ExportPalette): Promise<Uint8Array> {
  // Threads are not everywhere where the other formats can be written, a browser for instance.
  const { renderCard } = await import('../card/pool.ts');
  // Copied field by field: what else a caller's object carries may not be cloneable.
  return renderCard({ name, colors: [...colors], description, semantic: semantic && rolesAlone(semantic) });
}

const rolesAlone = ({
  primary,
  secondary,
  background,
  text,
  accent,
}: NonNullable<ExportPalette['semantic']>): NonNullable<ExportPalette['semantic']> => ({
  primary,
  secondary,
  background,
  text,
  accent,
});
