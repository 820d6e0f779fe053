import { lazy, Suspense, useState } from 'react';
import type { Palette } from '../client.ts';
import { Icon } from '../frame/icons.tsx';
import { Button } from '../parts/button.tsx';
import { texts } from '../texts.ts';
import { Bands, OtherRoles } from './bands.tsx';
import { ContrastFigures } from './contrast-figures.tsx';
import { Mockup } from './mockup.tsx';

const ExportDialog = lazy(async () => ({ default: (await import('./export-dialog.tsx')).ExportDialog }));

interface Props {
  readonly palette: Palette;
  readonly onMore: (palette: Palette) => void;
  /** Where a service serves the palette in a format; undefined: nobody could make it again. */
  readonly addressIn?: ((format: string) => string) | undefined;
}

export function PaletteCard({ palette, onMore, addressIn }: Props) {
  const [exporting, setExporting] = useState(false);
  const { name, description } = palette;
  return (
    <article
      aria-label={name}
      className="animate-rise overflow-hidden rounded-3xl border border-line bg-raised shadow-card"
    >
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 px-5 py-5 sm:px-7 sm:py-6">
        <PaletteTitle name={name} description={description} />
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => onMore(palette)} aria-label={texts.card.moreOf(name)}>
            <Icon name="more" />
            {texts.card.more}
          </Button>
          <Button look="strong" onClick={() => setExporting(true)} aria-label={texts.card.exportOf(name)}>
            <Icon name="download" />
            {texts.card.export}
          </Button>
        </div>
      </div>
      <div className="grid lg:grid-cols-2">
        <Bands palette={palette} className="sm:h-56 lg:h-auto" />
        <Mockup palette={palette} className="lg:min-h-80" />
      </div>
      <OtherRoles palette={palette} />
      <div className="p-5 sm:p-7">
        <ContrastFigures palette={palette} />
      </div>
      {exporting && (
        <Suspense fallback={null}>
          <ExportDialog palette={palette} addressIn={addressIn} onClose={() => setExporting(false)} />
        </Suspense>
      )}
    </article>
  );
}

/** A name of one to four words as a title, a sentence as a line below it; longer ones break where it looks well. */
export function PaletteTitle({ name, description }: { name: string; description: string }) {
  return (
    <div className="max-w-[46rem] min-w-0 [overflow-wrap:anywhere]">
      <h2 className="text-[1.7rem] font-extrabold sm:text-[2rem]">{name}</h2>
      <p className="mt-1 text-pretty text-soft sm:text-[1.05rem]">{description}</p>
    </div>
  );
}
