import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type Palette, service } from '../client.ts';
import { Icon } from '../frame/icons.tsx';
import { buttonLook } from '../parts/button.tsx';
import { CopyButton } from '../parts/copy.tsx';
import { Modal } from '../parts/modal.tsx';
import { Notice } from '../parts/notice.tsx';
import { sentenceOf } from '../service.ts';
import { texts } from '../texts.ts';
import { FORMATS, type Format } from './formats.ts';

async function fetchFile(palette: Palette, { name: format, isText }: Format) {
  const { name, blob } = await service.export(palette, format);
  return { name, blob, text: isText ? await blob.text() : undefined };
}

interface Props {
  readonly palette: Palette;
  readonly addressIn: ((format: string) => string) | undefined;
  readonly onClose: () => void;
}

export function ExportDialog({ palette, addressIn, onClose }: Props) {
  const [chosen, setChosen] = useState('');
  const format = FORMATS.find(({ name }) => name === chosen) ?? FORMATS[0];
  const { data, error } = useQuery({
    queryKey: ['export', palette, format.name],
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
              key={one.name}
              type="button"
              aria-pressed={one === format}
              onClick={() => setChosen(one.name)}
              className="shrink-0 rounded-full border border-transparent px-3.5 py-1.5 text-left text-[0.92rem] font-semibold text-soft hover:bg-sunken aria-pressed:border-edge aria-pressed:bg-raised aria-pressed:text-ink"
            >
              {one.label}
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
            {data !== undefined && format.isImage && address !== undefined && (
              <img src={address} alt={texts.export.image(palette.name)} className="mx-auto max-h-full rounded-lg" />
            )}
            {data !== undefined && !format.isImage && (
              <pre className="font-mono text-[0.82rem] leading-relaxed whitespace-pre">
                {data.text ?? texts.export.binary(data.blob.size)}
              </pre>
            )}
          </section>
          <div className="flex flex-wrap justify-end gap-2">
            {data !== undefined && addressIn !== undefined && (
              <CopyButton
                icon="link"
                text={`${location.origin}${addressIn(format.name)}`}
                label={texts.export.address}
                name={texts.export.addressOf(data.name)}
              />
            )}
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
