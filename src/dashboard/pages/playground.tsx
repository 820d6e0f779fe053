import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { type Palette, RequestFailed, service } from '../client.ts';
import { Icon } from '../frame/icons.tsx';
import { dressLogo } from '../frame/logo.tsx';
import { addressFor, readAddress } from '../palette/address.ts';
import { PaletteCard } from '../palette/card.tsx';
import { type Vision, VisionFilters, VISIONS } from '../palette/deficiency.tsx';
import { EXAMPLES } from '../palette/examples.ts';
import { PromptForm } from '../palette/prompt-form.tsx';
import { Button } from '../parts/button.tsx';
import { Choice } from '../parts/choice.tsx';
import { CopyButton } from '../parts/copy.tsx';
import { Notice } from '../parts/notice.tsx';
import { sentenceOf, useMe } from '../service.ts';
import { texts } from '../texts.ts';

export function Playground() {
  const [, go] = useLocation();
  const { prompt, count, seed } = readAddress(useSearch());
  const [vision, setVision] = useState<Vision>('none');

  // A link without a seed is given one, so that what is seen can be shared and seen again.
  useEffect(() => {
    if (prompt !== '' && seed === undefined) go(addressFor({ prompt, count }), { replace: true });
  }, [prompt, count, seed, go]);

  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['generate', prompt, count, seed],
    queryFn: () => service.generate({ prompt, count, seed: seed ?? 0 }),
    enabled: prompt !== '' && seed !== undefined,
    staleTime: Infinity,
    retry: (tries, failure) => failure instanceof RequestFailed && failure.status === 0 && tries < 3,
  });
  useEffect(() => {
    const first = data?.palettes[0];
    if (first !== undefined) dressLogo(first.colors);
  }, [data]);

  return (
    <div className="mx-auto max-w-[84rem] px-4 pt-8 sm:px-8 sm:pt-12" data-vision={vision}>
      <VisionFilters />
      <h1 className="sr-only">{texts.play.title}</h1>
      <div className="mx-auto max-w-3xl">
        <PromptForm
          key={`${prompt} ${count}`}
          start={{ prompt, count }}
          busy={isFetching}
          onAsk={(asked) => go(addressFor(asked))}
        />
      </div>
      {prompt === '' && <Beginning />}
      {error !== null && (
        <div className="mx-auto mt-8 grid max-w-3xl gap-3">
          <Notice fault>{sentenceOf(error)}</Notice>
          <Button onClick={() => void refetch()}>{texts.tryAgain}</Button>
        </div>
      )}
      {isFetching && <Waiting count={count} />}
      {data !== undefined && !isFetching && (
        <>
          <div className="mt-8 mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <Choice
              label={texts.play.vision}
              options={texts.play.visions}
              names={VISIONS}
              value={vision}
              onChange={setVision}
            />
            <div className="flex flex-wrap gap-2">
              <CopyButton text={location.href} label={texts.play.share} icon="link" />
              <Button onClick={() => go(addressFor({ prompt, count }))}>
                <Icon name="more" />
                {texts.play.again}
              </Button>
            </div>
          </div>
          <p role="status" className="sr-only">
            {texts.play.result(data.palettes.length)}
          </p>
          <div className="grid gap-8">
            {data.palettes.map((palette) => (
              <PaletteCard
                key={`${palette.name} ${palette.colors.join()}`}
                palette={palette}
                onMore={(like) => go(addressFor({ prompt: likeIt(prompt, like), count }))}
              />
            ))}
          </div>
          <VisitorNote />
        </>
      )}
    </div>
  );
}

/** The engine puts in what is asked for by its code, so two of the five lead the others. */
function likeIt(prompt: string, { semantic }: Palette): string {
  const kept = `, with ${semantic.primary} and ${semantic.background}`;
  const words = prompt.replace(/, with #[0-9A-F]{6} and #[0-9A-F]{6}$/i, '');
  return (
    Array.from(words)
      .slice(0, 500 - kept.length)
      .join('') + kept
  );
}

function Beginning() {
  return (
    <div className="mx-auto max-w-3xl pt-14 pb-10 text-center">
      <h2 className="text-3xl font-extrabold">{texts.play.emptyTitle}</h2>
      <p className="mt-2 text-soft">{texts.play.empty}</p>
      <ul className="mt-8 grid gap-3 text-left sm:grid-cols-2">
        {EXAMPLES.slice(0, 4).map(({ prompt, palette }) => (
          <li key={prompt}>
            <Link
              href={addressFor({ prompt })}
              className="group block overflow-hidden rounded-2xl border border-line bg-raised transition-transform duration-300 ease-settle hover:-translate-y-1"
            >
              <span aria-hidden="true" className="flex h-16">
                {palette.colors.map((hex) => (
                  <span key={hex} className="flex-1" style={{ backgroundColor: hex }} />
                ))}
              </span>
              <span className="block px-4 py-3 font-semibold">{prompt}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Waiting({ count }: { count: number }) {
  return (
    <div className="mt-24 grid gap-8" role="status">
      <span className="sr-only">{texts.loading}</span>
      {Array.from({ length: Math.min(count, 3) }, (_, at) => (
        <div key={at} className="animate-breathe h-96 rounded-3xl bg-sunken" />
      ))}
    </div>
  );
}

function VisitorNote() {
  const { data } = useMe();
  if (data?.account !== null) return null;
  return (
    <p className="mt-10 text-center text-soft">
      {texts.play.visitor}{' '}
      <Link href="/sign-up" className="font-bold text-ink underline underline-offset-4">
        {texts.play.keep}
      </Link>
      .
    </p>
  );
}
