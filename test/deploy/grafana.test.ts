import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ServerProcess, startServer, temporaryFolder } from '../service/server-process.ts';

interface Panel {
  readonly title: string;
  readonly type: string;
  readonly gridPos: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  readonly targets?: readonly { readonly expr: string }[];
}

const read = (path: string): string => readFileSync(new URL(`../../deploy/${path}`, import.meta.url), 'utf8');
const dashboard: { readonly panels: readonly Panel[] } = JSON.parse(read('grafana/huesmith.json'));
const panels = dashboard.panels.filter(({ type }) => type !== 'row');
const alerts = [...read('prometheus/alerts.yml').matchAll(/expr: (>\n(?: {10}.*\n)+|.+)/g)].map(
  ([, expr = '']) => expr,
);

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let server: ServerProcess;
/** The labels of every series that a running service tells, by the name as Prometheus keeps it. */
let series: ReadonlyMap<string, ReadonlySet<string>>;
beforeAll(async () => {
  folder = await temporaryFolder();
  server = await startServer({ HUESMITH_DATA: folder.path });
  const text = await (await fetch(`${server.httpUrl}/metrics`)).text();
  const page = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8');
  const found = new Map<string, Set<string>>();
  // What has a label is told once it has happened; which labels it has, the page of metrics says, held to by another test.
  for (const [, name = '', kind, labels = ''] of page.matchAll(/^\| `(huesmith_\w+)` \| (\w+) \| (.*?) \|/gm)) {
    const own = new Set([...labels.matchAll(/`(\w+)`/g)].map(([, label = '']) => label));
    if (kind !== 'histogram') found.set(name, own);
    else for (const end of ['_bucket', '_sum', '_count']) found.set(`${name}${end}`, new Set([...own, 'le']));
  }
  for (const [, name = ''] of text.matchAll(/^((?:process|nodejs)_\w+)(?:\{.*\})? /gm)) found.set(name, new Set());
  series = found;
});
afterAll(async () => {
  await server.stop('SIGKILL');
  await folder.remove();
});

const METRIC = /\b(?:huesmith|process|nodejs)_[a-z0-9_]+\b/g;
/** What Prometheus adds to each series that it scrapes. */
const SCRAPED = ['job', 'instance'];

/** What an expression asks for that no node tells. */
function unknownIn(expr: string): string[] {
  const names = expr.match(METRIC) ?? [];
  const known = new Set([...SCRAPED, ...names.flatMap((name) => [...(series.get(name) ?? [])])]);
  const grouped = [...expr.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, list = '']) =>
    list.split(',').map((l) => l.trim()),
  );
  const matched = [...expr.matchAll(/[{,](\w+)=~?"/g)].map(([, label = '']) => label);
  return [
    ...names.filter((name) => !series.has(name)),
    ...[...grouped, ...matched].filter((label) => !known.has(label)).map((label) => `label ${label}`),
  ];
}

test('there is something to check', () => {
  expect(panels.length).toBeGreaterThan(15);
  expect(alerts.length).toBeGreaterThan(5);
  expect(series.size).toBeGreaterThan(40);
});

test('a metric or label that nobody tells is noticed', () => {
  expect(unknownIn('sum by (colour) (rate(huesmith_nothing_total{job="a"}[5m]))')).toEqual([
    'huesmith_nothing_total',
    'label colour',
  ]);
});

describe('every query of the dashboard and of the alerts asks for metrics and labels that exist', () => {
  test.for(panels.map((panel) => [panel.title, panel] as const))('%s', ([, { targets = [] }]) => {
    expect(targets.length).toBeGreaterThan(0);
    for (const { expr } of targets) expect(unknownIn(expr)).toEqual([]);
  });

  test('alerts', () => {
    expect(alerts.flatMap(unknownIn)).toEqual([]);
  });
});

test('every metric of ours is on the dashboard', () => {
  const asked = new Set(panels.flatMap(({ targets = [] }) => targets.flatMap(({ expr }) => expr.match(METRIC) ?? [])));
  const base = (name: string): string => name.replace(/_(bucket|sum|count)$/, '');
  const shown = new Set([...asked].map(base));
  const ours = [...series.keys()].filter((name) => name.startsWith('huesmith_')).map(base);
  expect(ours.filter((name) => !shown.has(name))).toEqual([]);
});

test('no panel lies on another, and none is wider than the page', () => {
  const taken = new Set<string>();
  for (const { gridPos, title } of dashboard.panels) {
    expect([title, gridPos.x + gridPos.w <= 24]).toEqual([title, true]);
    for (let x = gridPos.x; x < gridPos.x + gridPos.w; x += 1) {
      for (let y = gridPos.y; y < gridPos.y + gridPos.h; y += 1) {
        expect([title, taken.has(`${x} ${y}`)]).toEqual([title, false]);
        taken.add(`${x} ${y}`);
      }
    }
  }
});
