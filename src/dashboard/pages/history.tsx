import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'wouter';
import { type HistoryItem, service } from '../../sdk/dashboard.ts';
import { Icon } from '../frame/icons.tsx';
import { addressFor } from '../palette/address.ts';
import { Button } from '../parts/button.tsx';
import { Notice } from '../parts/notice.tsx';
import { sentenceOf } from '../service.ts';
import { momentOf, texts } from '../texts.ts';
import { Guarded } from './guarded.tsx';

export function HistoryPage() {
  return (
    <Guarded title={texts.history.title} lead={texts.history.lead}>
      {() => <Gallery />}
    </Guarded>
  );
}

function Gallery() {
  const [typed, setTyped] = useState('');
  const text = useDeferredValue(typed.trim());
  const id = useId();
  const { data, error, hasNextPage, fetchNextPage, isFetching, refetch } = useInfiniteQuery({
    queryKey: ['history', text],
    queryFn: ({ pageParam }) => service.history(text, pageParam),
    initialPageParam: START,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <div className="grid gap-8">
      <div className="relative max-w-xl">
        <label htmlFor={id} className="sr-only">
          {texts.history.search}
        </label>
        <span className="absolute top-1/2 left-4 -translate-y-1/2 text-soft">
          <Icon name="search" />
        </span>
        <input
          id={id}
          type="search"
          value={typed}
          maxLength={500}
          placeholder={texts.history.search}
          onChange={(event) => setTyped(event.target.value)}
          className="w-full rounded-full border border-edge bg-raised py-2.5 pr-4 pl-11 placeholder:text-soft"
        />
      </div>
      {error !== null && (
        <Notice fault>
          {sentenceOf(error)}{' '}
          <button type="button" className="font-bold underline" onClick={() => void refetch()}>
            {texts.tryAgain}
          </button>
        </Notice>
      )}
      {data !== undefined && items.length === 0 && (
        <p role="status" className="text-soft">
          {text === '' ? texts.history.none : texts.history.noMatch(text)}
        </p>
      )}
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {items.map((item) => (
          <li key={`${item.date} ${item.seed} ${item.prompt}`}>
            <Entry item={item} />
          </li>
        ))}
      </ul>
      {hasNextPage && <More busy={isFetching} onMore={() => void fetchNextPage()} />}
      {!hasNextPage && items.length > 0 && <p className="text-center text-[0.9rem] text-soft">{texts.history.end}</p>}
    </div>
  );
}

const START: string | undefined = undefined;

function Entry({ item: { prompt, palettes, source, seed, date } }: { item: HistoryItem }) {
  return (
    <Link
      href={addressFor({ prompt, seed, count: palettes.length })}
      className="group flex h-full flex-col overflow-hidden rounded-2xl border border-line bg-raised transition duration-300 ease-settle hover:-translate-y-1 hover:shadow-card"
    >
      <span aria-hidden="true" className="flex h-32 flex-col">
        {palettes.map(({ colors }, at) => (
          <span
            key={at}
            className="flex min-h-0 flex-1 transition-[flex-grow] duration-500 ease-settle first:group-hover:grow-[2.2]"
          >
            {colors.map((hex) => (
              <span key={hex} className="flex-1" style={{ backgroundColor: hex }} />
            ))}
          </span>
        ))}
      </span>
      <span className="flex flex-1 flex-col gap-2 px-4 py-3">
        <span className="line-clamp-2 font-semibold [overflow-wrap:anywhere]">{prompt}</span>
        <span className="mt-auto flex items-center justify-between gap-3 text-[0.82rem] text-soft">
          {momentOf(date)}
          <span
            className={`rounded-full border px-2 py-0.5 font-bold ${source === 'api' ? 'border-ink text-ink' : 'border-line'}`}
          >
            {texts.history[source]}
          </span>
        </span>
      </span>
    </Link>
  );
}

/** Comes into sight at the end of the list, and brings the next page; by keyboard it is pressed. */
function More({ busy, onMore }: { busy: boolean; onMore: () => void }) {
  const spot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = spot;
    if (current === null || busy) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting === true && onMore(), {
      rootMargin: '600px',
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [busy, onMore]);
  return (
    <div ref={spot} className="text-center">
      <Button onClick={onMore} disabled={busy}>
        {busy ? texts.loading : texts.history.more}
      </Button>
    </div>
  );
}
