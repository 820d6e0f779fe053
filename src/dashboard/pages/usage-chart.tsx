import type { UsageInfo } from '../client.ts';
import { dayOf, numberOf, texts } from '../texts.ts';

export type Division = 'endpoint' | 'answer';

const DAYS = 90;
const DAY_MS = 86_400_000;

interface Part {
  readonly name: string;
  readonly label: string;
  readonly colour: string;
}

/** Put in by the build (`vite.config.ts`) from the table of operations. */
declare const COUNTED_ENDPOINTS: readonly string[];

const { answers } = texts.usage;

/** Okabe and Ito's set, which every kind of colour vision tells apart; an endpoint more than these is grey as the last. */
const ENDPOINT_COLOURS = ['#0072B2', '#E69F00', '#009E73', '#999999', '#CC79A7', '#D55E00', '#56B4E9'] as const;

const PARTS: Readonly<Record<Division, readonly Part[]>> = {
  endpoint: COUNTED_ENDPOINTS.map((name, at) => ({
    name,
    label: `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    colour: ENDPOINT_COLOURS[at] ?? '#999999',
  })),
  answer: [
    { name: 'ok', label: answers.ok, colour: '#009E73' },
    { name: 'client', label: answers.client, colour: '#E69F00' },
    { name: 'refused', label: answers.refused, colour: '#CC79A7' },
    { name: 'server', label: answers.server, colour: '#D55E00' },
  ],
};

function answerOf(status: number): string {
  if (status < 400) return 'ok';
  if (status === 401 || status === 403 || status === 429) return 'refused';
  return status < 500 ? 'client' : 'server';
}

/** A bar for each of 90 days. The same figures stand in a table below it. */
export function UsageChart({ usage: { days, today }, by }: { usage: UsageInfo; by: Division }) {
  const parts = PARTS[by];
  const counts = new Map<string, number>();
  const totals = new Map<string, number>();
  for (const { day, endpoint, status, count } of days) {
    const name = `${day} ${by === 'endpoint' ? endpoint : answerOf(status)}`;
    counts.set(name, (counts.get(name) ?? 0) + count);
    totals.set(day, (totals.get(day) ?? 0) + count);
  }
  const most = roundUp(Math.max(1, ...totals.values()));
  const last = new Date(`${today}T00:00:00Z`).getTime();
  const bars = Array.from({ length: DAYS }, (_, at) =>
    new Date(last - (DAYS - 1 - at) * DAY_MS).toISOString().slice(0, 10),
  );
  return (
    <figure className="rounded-3xl border border-line bg-raised p-5 shadow-card sm:p-8">
      <div aria-hidden="true" className="relative mt-3 flex h-56 items-end gap-px border-b border-edge sm:gap-[3px]">
        <Scale most={most} />
        {bars.map((day) => (
          <div
            key={day}
            title={`${dayOf(day)}: ${numberOf(totals.get(day) ?? 0)}`}
            className="relative flex h-full flex-1 flex-col-reverse rounded-t-sm hover:bg-sunken/60"
          >
            {parts.map(({ name, colour }) => (
              <div
                key={name}
                className="w-full transition-[height] duration-500 ease-settle last:rounded-t-sm"
                style={{ backgroundColor: colour, height: `${((counts.get(`${day} ${name}`) ?? 0) / most) * 100}%` }}
              />
            ))}
          </div>
        ))}
      </div>
      <div aria-hidden="true" className="mt-2 flex justify-between text-[0.82rem] text-soft">
        {[0, DAYS / 2, DAYS - 1].map((at) => (
          <span key={at}>{dayOf(bars[at] ?? today)}</span>
        ))}
      </div>
      <figcaption className="mt-4 flex flex-wrap gap-x-6 gap-y-1 text-[0.9rem]">
        {parts.map(({ name, label, colour }) => (
          <span key={name} className="flex items-center gap-2">
            <span aria-hidden="true" className="size-3 rounded-sm" style={{ backgroundColor: colour }} />
            {label}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

/** The next number that is easy to halve and to read: 2, 4, 6, 8, 10, 20, 40, … */
function roundUp(most: number): number {
  const step = Math.max(2, 2 * 10 ** Math.floor(Math.log10(most)));
  return Math.ceil(most / step) * step;
}

/** How high the chart is, and half of it. */
function Scale({ most }: { most: number }) {
  return [most, most / 2].map((value) => (
    <span
      key={value}
      className="absolute inset-x-0 border-t border-line text-[0.78rem] leading-none text-soft"
      style={{ bottom: `${(value / most) * 100}%` }}
    >
      <span className="absolute bottom-1 left-0">{numberOf(value)}</span>
    </span>
  ));
}
