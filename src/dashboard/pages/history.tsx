import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { Link } from 'wouter';
import { type HistoryItem, service, wordsOf } from '../client.ts';
import { addressFor } from '../palette/address.ts';
import { Empty } from '../parts/empty.tsx';
import { More } from '../parts/more.tsx';
import { Notice } from '../parts/notice.tsx';
import { Search } from '../parts/search.tsx';
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
  const { data, error, hasNextPage, fetchNextPage, isFetching, refetch } = useInfiniteQuery({
    queryKey: ['history', text],
    queryFn: ({ pageParam }) => service.history(text, pageParam),
    initialPageParam: START,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  });
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <div className="grid grid-cols-1 gap-8">
      <Search label={texts.history.search} value={typed} maxLength={500} onChange={setTyped} />
      {error !== null && (
        <Notice fault>
          {sentenceOf(error)}{' '}
          <button type="button" className="font-bold underline" onClick={() => void refetch()}>
            {texts.tryAgain}
          </button>
        </Notice>
      )}
      {data !== undefined && items.length === 0 && text === '' && (
        <Empty to="/playground" label={texts.history.make}>
          {texts.history.none}
        </Empty>
      )}
      {data !== undefined && items.length === 0 && text !== '' && <Empty>{texts.history.noMatch(text)}</Empty>}
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {items.map((item) => (
          <li key={`${item.date} ${item.seed} ${item.prompt}`}>
            <Entry item={item} />
          </li>
        ))}
      </ul>
      {hasNextPage && <More busy={isFetching} onMore={() => void fetchNextPage()} />}
      {!hasNextPage && items.length > 0 && <p className="text-center text-[0.9rem] text-soft">{texts.end}</p>}
    </div>
  );
}

const START: string | undefined = undefined;

function Entry({ item: { prompt: asked, palettes, source, seed, date } }: { item: HistoryItem }) {
  const { prompt, like } = wordsOf(asked);
  return (
    <Link
      href={addressFor({ prompt, like, seed, count: palettes.length })}
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
        {like !== undefined && <span className="text-[0.85rem] text-soft">{texts.history.like}</span>}
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
