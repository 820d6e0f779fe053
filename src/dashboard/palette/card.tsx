import { lazy, Suspense, useState } from 'react';
import type { Palette } from '../client.ts';
import { Icon } from '../frame/icons.tsx';
import { Button } from '../parts/button.tsx';
import { texts } from '../texts.ts';
import { Bands } from './bands.tsx';
import { ContrastFigures } from './contrast-figures.tsx';
import { Mockup } from './mockup.tsx';

const ExportDialog = lazy(async () => ({ default: (await import('./export-dialog.tsx')).ExportDialog }));

interface Props {
  readonly palette: Palette;
  readonly onMore: (palette: Palette) => void;
}

export function PaletteCard({ palette, onMore }: Props) {
  const [exporting, setExporting] = useState(false);
  return (
    <article className="animate-rise overflow-hidden rounded-3xl border border-line bg-raised shadow-card">
      <div className="grid lg:grid-cols-2">
        <Bands palette={palette} className="h-40 sm:h-56 lg:h-auto" />
        <Mockup palette={palette} className="lg:min-h-80" />
      </div>
      <div className="grid gap-6 p-5 sm:p-7">
        <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
          <div className="max-w-2xl">
            <h2 className="text-2xl font-extrabold">{palette.name}</h2>
            <p className="mt-1.5 text-soft">{palette.description}</p>
          </div>
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => onMore(palette)}>
              <Icon name="more" />
              {texts.card.more}
            </Button>
            <Button look="strong" onClick={() => setExporting(true)}>
              <Icon name="download" />
              {texts.card.export}
            </Button>
          </div>
        </div>
        <ContrastFigures palette={palette} />
      </div>
      {exporting && (
        <Suspense fallback={null}>
          <ExportDialog palette={palette} onClose={() => setExporting(false)} />
        </Suspense>
      )}
    </article>
  );
}
