import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type DashboardFormat, type Palette, service } from '../client.ts';
import { Icon } from '../frame/icons.tsx';
import { buttonLook } from '../parts/button.tsx';
import { CopyButton } from '../parts/copy.tsx';
import { Modal } from '../parts/modal.tsx';
import { Notice } from '../parts/notice.tsx';
import { sentenceOf } from '../service.ts';
import { texts } from '../texts.ts';

const FORMATS: readonly DashboardFormat[] = [
  'css',
  'tailwind4',
  'tailwind',
  'scss',
  'figma',
  'tokens-studio',
  'adobe',
  'png',
  'svg',
  'ase',
  'aco',
  'gpl',
];
const IMAGES: ReadonlySet<DashboardFormat> = new Set(['png', 'svg']);
const BINARY: ReadonlySet<DashboardFormat> = new Set(['png', 'ase', 'aco']);

async function fetchFile(palette: Palette, format: DashboardFormat) {
  const { name, blob } = await service.export(palette, format);
  return { name, blob, text: BINARY.has(format) ? undefined : await blob.text() };
}

export function ExportDialog({ palette, onClose }: { palette: Palette; onClose: () => void }) {
  const [format, setFormat] = useState<DashboardFormat>('css');
  const { data, error } = useQuery({
    queryKey: ['export', palette, format],
    queryFn: () => fetchFile(palette, format),
    staleTime: Infinity,
  });
  const address = useAddress(data?.blob);

  return (
    <Modal title={texts.export.title(palette.name)} open onClose={onClose} wide>
      <div className="grid grid-cols-1 gap-5 md:grid-cols-[15rem_1fr]">
        <fieldset className="-mx-5 flex min-w-0 gap-1 overflow-x-auto px-5 py-1 sm:-mx-8 sm:px-8 md:mx-0 md:grid md:content-start md:p-0">
          <legend className="sr-only">{texts.export.format}</legend>
          {FORMATS.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === format}
              onClick={() => setFormat(one)}
              className="shrink-0 rounded-full border border-transparent px-3.5 py-1.5 text-left text-[0.92rem] font-semibold text-soft hover:bg-sunken aria-pressed:border-edge aria-pressed:bg-raised aria-pressed:text-ink"
            >
              {texts.export.formats[one]}
            </button>
          ))}
        </fieldset>
        <div className="grid min-w-0 content-start gap-4">
          {error !== null && <Notice fault>{sentenceOf(error)}</Notice>}
          <section
            aria-label={texts.export.preview}
            // Long lines are scrolled to, by keyboard too.
            tabIndex={0}
            className="h-72 overflow-auto rounded-2xl border border-line bg-raised p-4 sm:h-96"
          >
            {data !== undefined && IMAGES.has(format) && address !== undefined && (
              <img src={address} alt={texts.export.image(palette.name)} className="mx-auto max-h-full rounded-lg" />
            )}
            {data !== undefined && !IMAGES.has(format) && (
              <pre className="font-mono text-[0.82rem] leading-relaxed whitespace-pre">
                {data.text ?? texts.export.binary(data.blob.size)}
              </pre>
            )}
          </section>
          <div className="flex flex-wrap justify-end gap-2">
            {data?.text !== undefined && <CopyButton text={data.text} name={texts.export.copy(data.name)} />}
            {data !== undefined && address !== undefined && (
              <a href={address} download={data.name} className={buttonLook('strong')}>
                <Icon name="download" />
                {texts.export.download} {data.name}
              </a>
            )}
          </div>
        </div>
      </div>
    </Modal>
  );
}

/** An address of this page's own for a file, as long as it is shown. */
function useAddress(blob: Blob | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (blob === undefined) return undefined;
    const made = URL.createObjectURL(blob);
    setAddress(made);
    return () => {
      setAddress(undefined);
      URL.revokeObjectURL(made);
    };
  }, [blob]);
  return address;
}
