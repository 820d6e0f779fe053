import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { service, type UsageInfo } from '../client.ts';
import { Choice } from '../parts/choice.tsx';
import { Empty } from '../parts/empty.tsx';
import { Notice } from '../parts/notice.tsx';
import { Table } from '../parts/table.tsx';
import { sentenceOf } from '../service.ts';
import { dayOf, numberOf, texts, zonedMomentOf } from '../texts.ts';
import { Guarded } from './guarded.tsx';
import { type Division, UsageChart } from './usage-chart.tsx';

const { usage } = texts;

export function UsagePage() {
  return <Guarded title={usage.title}>{({ plan }) => <Usage isFree={plan === 'free'} />}</Guarded>;
}

function Usage({ isFree }: { isFree: boolean }) {
  const { data, error } = useQuery({ queryKey: ['usage'], queryFn: service.usage });
  const [by, setBy] = useState<Division>('endpoint');
  if (error !== null) return <Notice fault>{sentenceOf(error)}</Notice>;
  if (data === undefined) return null;
  const total = data.days.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className="grid grid-cols-1 gap-12">
      <Period usage={data} isFree={isFree} />
      <section>
        <div className="mb-5 flex flex-wrap items-end justify-between gap-4">
          <div>
            <h2 className="text-2xl font-extrabold">{usage.chart}</h2>
            {total > 0 && <p className="mt-1 text-soft">{usage.total(numberOf(total))}</p>}
          </div>
          {total > 0 && (
            <Choice
              label={usage.by}
              names={['endpoint', 'answer']}
              labelOf={(name) => (name === 'endpoint' ? usage.byEndpoint : usage.byAnswer)}
              value={by}
              onChange={setBy}
            />
          )}
        </div>
        {total === 0 ? (
          <Empty to="/keys" label={texts.keys.title}>
            {isFree ? usage.noneFree : usage.none}
          </Empty>
        ) : (
          <>
            <UsageChart usage={data} by={by} />
            <details className="mt-5">
              <summary className="font-semibold">{usage.table}</summary>
              <div className="mt-4">
                <Table
                  label={usage.table}
                  columns={usage.columns}
                  rows={data.days.toReversed().map(({ day, endpoint, status, count }) => ({
                    key: `${day} ${endpoint} ${status}`,
                    cells: [dayOf(day), endpoint, status, numberOf(count)],
                  }))}
                />
              </div>
            </details>
          </>
        )}
      </section>
    </div>
  );
}

function Period({ usage: { used, limit, resetAt }, isFree }: { usage: UsageInfo; isFree: boolean }) {
  const part = limit === null || limit === 0 ? 0 : Math.min(1, used / limit);
  const text = limit === null ? usage.unlimited(numberOf(used)) : usage.of(numberOf(used), numberOf(limit));
  return (
    <section className="rounded-3xl border border-line bg-raised p-6 shadow-card sm:p-8">
      <h2 className="text-[0.95rem] font-semibold text-soft">{usage.period}</h2>
      {isFree ? (
        <p className="mt-2 max-w-2xl text-lg">{usage.noApi}</p>
      ) : (
        <p className="mt-1 text-3xl font-extrabold tracking-tight sm:text-4xl">{text}</p>
      )}
      {!isFree && limit !== null && (
        <div
          role="meter"
          aria-label={usage.period}
          aria-valuenow={used}
          aria-valuemin={0}
          aria-valuemax={limit}
          className="mt-5 h-2.5 overflow-hidden rounded-full bg-sunken"
        >
          <div
            className="h-full rounded-full bg-ink transition-[width] duration-700"
            style={{ width: `${part * 100}%` }}
          />
        </div>
      )}
      {!isFree && <p className="mt-4 text-soft">{usage.reset(zonedMomentOf(resetAt))}</p>}
    </section>
  );
}
