import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import {
  askedOf,
  type Like,
  type Made,
  pathOfPalette,
  readAddress,
  RequestFailed,
  service,
  type Shown,
} from '../client.ts';
import { Icon } from '../frame/icons.tsx';
import { dressLogo } from '../frame/logo.tsx';
import { addressFor } from '../palette/address.ts';
import { PaletteCard } from '../palette/card.tsx';
import { type Vision, VisionFilters, VISIONS } from '../palette/deficiency.tsx';
import { EXAMPLES } from '../palette/examples.ts';
import { rememberMade } from '../palette/made-here.ts';
import { type Asked, PromptForm } from '../palette/prompt-form.tsx';
import { Button } from '../parts/button.tsx';
import { Choice } from '../parts/choice.tsx';
import { CopyButton } from '../parts/copy.tsx';
import { Countdown } from '../parts/countdown.tsx';
import { Notice } from '../parts/notice.tsx';
import { sentenceOf, useMe } from '../service.ts';
import { texts } from '../texts.ts';

export function Playground() {
  const [, go] = useLocation();
  const { prompt, count, like } = readAddress(useSearch());
  const [vision, setVision] = useState<Vision>('none');
  const { shown, error, isFetching, askAgain } = useMade();
  const { place, comeTo } = useArrival(shown, error);

  function ask(asked: Asked): void {
    // Other words are another wish: the colours of the last one are not in it.
    go(addressFor({ ...asked, like: asked.prompt === prompt ? like : undefined }));
  }

  return (
    <div className="mx-auto max-w-[84rem] px-4 pt-8 sm:px-8 sm:pt-12" data-vision={vision}>
      <VisionFilters />
      {isFetching && <Busy />}
      <h1 className="sr-only">{texts.play.title}</h1>
      <div className="mx-auto max-w-3xl">
        <PromptForm start={{ prompt, count }} busy={isFetching} onAsk={ask} />
      </div>
      <div ref={place} tabIndex={-1} className="flow-root outline-none">
        {like !== undefined && <Kept like={like} onDrop={() => go(addressFor({ prompt, count }))} />}
        {error !== null && !isFetching && <Failure error={error} isBare={shown === undefined} onAgain={askAgain} />}
        {prompt === '' && <Beginning />}
        {prompt !== '' && isFetching && shown === undefined && <Waiting count={count} />}
        {prompt !== '' && shown !== undefined && (
          <section aria-label={texts.play.results} aria-busy={isFetching}>
            <div className="mt-8 mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
              <p role="status" className="w-full text-soft [overflow-wrap:anywhere]">
                {texts.play.result(shown.palettes.length, shown.asked.prompt)}
              </p>
              <Choice
                label={texts.play.vision}
                labelOf={(name) => texts.play.visions[name]}
                names={VISIONS}
                value={vision}
                onChange={setVision}
              />
              <div className="flex flex-wrap gap-2">
                <CopyButton text={location.origin + addressFor(shown.asked)} label={texts.play.share} icon="link" />
                <Button onClick={() => go(addressFor({ ...shown.asked, seed: undefined }))}>
                  <Icon name="more" />
                  {texts.play.again}
                </Button>
              </div>
            </div>
            <div className="grid grid-cols-1 gap-8">
              {shown.palettes.map((palette, at) => (
                <PaletteCard
                  key={`${palette.name} ${palette.colors.join()}`}
                  palette={palette}
                  addressIn={addressesOf(shown, at)}
                  onMore={({ semantic }) => {
                    comeTo();
                    go(addressFor({ ...shown.asked, seed: undefined, like: [semantic.primary, semantic.background] }));
                  }}
                />
              ))}
            </div>
            <VisitorNote />
          </section>
        )}
      </div>
    </div>
  );
}

/** What the engine makes has an address in every format; what a language model makes, nobody makes again. */
function addressesOf(
  { asked, model, seed, palettes }: Made & { asked: Shown },
  at: number,
): ((format: string) => string) | undefined {
  if (!/^huesmith-\d+$/.test(model)) return undefined;
  const address = { engine: model, prompt: askedOf(asked), seed, count: palettes.length, pick: at + 1 };
  return (format) => pathOfPalette(address, format);
}

/** The palettes of the address. Until others have come, and where none come, those from before stay. */
function useMade() {
  const [, go] = useLocation();
  const asked = readAddress(useSearch());
  const { prompt, count, seed, like } = asked;

  // A link without a seed is given one, so that what is seen can be shared and seen again.
  useEffect(() => {
    if (prompt !== '' && seed === undefined) go(addressFor({ prompt, count, like }), { replace: true });
  });

  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['generate', prompt, count, seed, like],
    queryFn: async () => ({ asked, ...(await service.generate({ prompt: askedOf(asked), count, seed: seed ?? 0 })) }),
    enabled: prompt !== '' && seed !== undefined,
    staleTime: Infinity,
    retry: (tries, failure) => failure instanceof RequestFailed && failure.status === 0 && tries < 3,
  });
  const [shown, setShown] = useState(data);
  if (data !== undefined && data !== shown) setShown(data);

  const isVisitor = useMe().data?.account === null;
  useEffect(() => {
    const [first] = data?.palettes ?? [];
    if (data === undefined || first === undefined) return;
    dressLogo(first.colors);
    if (isVisitor) rememberMade({ prompt: askedOf(data.asked), seed: data.seed, palettes: data.palettes });
  }, [data, isVisitor]);

  return { shown, error, isFetching, askAgain: () => void refetch() };
}

/** Brings whoever asked from far below to what came of it. */
function useArrival(shown: unknown, error: unknown) {
  const place = useRef<HTMLDivElement>(null);
  const isAwaited = useRef(false);
  useEffect(() => {
    if (!isAwaited.current) return;
    isAwaited.current = false;
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'start', behavior });
  }, [shown, error]);
  return {
    place,
    comeTo: () => {
      isAwaited.current = true;
    },
  };
}

/** Below the header, so that it is seen from everywhere; what is on the page stays as readable as it was. */
function Busy() {
  return <div aria-hidden="true" className="animate-busy fixed inset-x-0 top-16 z-20 h-1 bg-ink" />;
}

function Kept({ like, onDrop }: { like: Like; onDrop: () => void }) {
  return (
    <p className="mx-auto mt-3 flex max-w-3xl flex-wrap items-center gap-x-2 gap-y-1 px-4 text-[0.94rem] text-soft">
      {texts.play.kept}
      {like.map((hex) => (
        <span key={hex} className="flex items-center gap-1.5 font-mono text-[0.85rem] text-ink">
          <span
            aria-hidden="true"
            className="size-4 rounded-full border border-edge"
            style={{ backgroundColor: hex }}
          />
          {hex}
        </span>
      ))}
      <Button look="quiet" onClick={onDrop} aria-label={texts.play.dropName}>
        <Icon name="close" />
        {texts.play.drop}
      </Button>
    </p>
  );
}

/** What went wrong, above what was there before, unless nothing was; who asked too often sees how long to wait, and is then asked for by itself. */
function Failure({ error, isBare, onAgain }: { error: Error; isBare: boolean; onAgain: () => void }) {
  const seconds = error instanceof RequestFailed ? error.retryAfterSeconds : undefined;
  const sentence = sentenceOf(error);
  return (
    <div className="mx-auto mt-8 grid max-w-3xl gap-3">
      <Notice fault>{sentence}</Notice>
      {seconds === undefined ? (
        <Button onClick={onAgain}>{texts.tryAgain}</Button>
      ) : (
        <p className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-4">
          <Countdown seconds={seconds} onEnd={onAgain} />
          {isBare ? <SignUpLink label={texts.play.askMore} /> : <SignUpLink />}
        </p>
      )}
    </div>
  );
}

function Beginning(): ReactNode {
  return (
    <div className="mx-auto max-w-3xl pt-14 pb-10 text-center">
      <h2 className="text-3xl font-extrabold">{texts.play.emptyTitle}</h2>
      <p className="mt-2 text-soft">{texts.play.empty}</p>
      <ul className="mt-8 grid gap-3 text-left sm:grid-cols-2">
        {EXAMPLES.slice(0, 4).map(({ prompt, seed, palette }) => (
          <li key={prompt}>
            <Link
              href={addressFor({ prompt, seed })}
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
    <div className="mt-8 grid gap-8" role="status">
      <span className="sr-only">{texts.loading}</span>
      {Array.from({ length: Math.min(count, 3) }, (_, at) => (
        <div key={at} className="animate-breathe h-[34rem] rounded-3xl bg-sunken" />
      ))}
    </div>
  );
}

function VisitorNote() {
  if (useMe().data?.account !== null) return null;
  return (
    <p className="mt-10 text-center text-soft">
      {texts.play.visitor} <SignUpLink />
    </p>
  );
}

function SignUpLink({ label = texts.play.keep }: { label?: string }) {
  if (useMe().data?.account !== null) return null;
  return (
    <Link href="/sign-up" className="font-bold text-ink underline underline-offset-4">
      {label}
    </Link>
  );
}
