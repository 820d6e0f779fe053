import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../storage/postgres.ts';

/** One series of an answer: its labels, and its values from the first to the last. */
interface Series {
  readonly labels: Readonly<Record<string, string>>;
  readonly values: readonly number[];
}

export interface Prometheus {
  /** What a panel of the dashboard shows of everything since the start, second by second. */
  panel(title: string): Promise<readonly Series[]>;
  stop(): Promise<void>;
}

interface Panel {
  readonly title: string;
  readonly targets?: readonly { readonly expr: string }[];
}

const dashboard = new URL('../../deploy/grafana/huesmith.json', import.meta.url);

/** Whether the program is installed. */
export function hasPrometheus(): boolean {
  try {
    execFileSync('prometheus', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Scrapes nodes of this machine once a second, with an operator's token, and keeps it all in a folder. */
export async function startPrometheus(folder: string, ports: readonly number[], token: string): Promise<Prometheus> {
  const file = join(folder, 'prometheus.yml');
  const targets = ports.map((port) => `'localhost:${port}'`).join(', ');
  await writeFile(
    file,
    `global: { scrape_interval: 1s, scrape_timeout: 1s }
scrape_configs:
  - job_name: huesmith
    authorization: { type: Bearer, credentials: '${token}' }
    static_configs: [{ targets: [${targets}] }]
`,
  );
  const port = await freePort();
  const child = spawn(
    'prometheus',
    [
      `--config.file=${file}`,
      `--storage.tsdb.path=${join(folder, 'prometheus')}`,
      `--web.listen-address=127.0.0.1:${port}`,
    ],
    { stdio: 'ignore' },
  );
  const { panels }: { readonly panels: readonly Panel[] } = JSON.parse(readFileSync(dashboard, 'utf8'));
  const began = Math.floor(Date.now() / 1000);

  return {
    async panel(title) {
      const expr = panels.find((panel) => panel.title === title)?.targets?.[0]?.expr ?? '';
      const query = expr
        .replaceAll('$__rate_interval', '4s')
        .replaceAll('[5m]', '[4s]')
        .replaceAll(/\$(job|node)/g, '.*');
      const range = { query, start: String(began), end: String(Math.ceil(Date.now() / 1000)), step: '1' };
      const answer = await fetch(`http://127.0.0.1:${port}/api/v1/query_range?${new URLSearchParams(range)}`);
      const { data } = await answer.json();
      const series: readonly { metric: Record<string, string>; values: readonly [number, string][] }[] = data.result;
      return series.map(({ metric, values }) => ({ labels: metric, values: values.map(([, value]) => Number(value)) }));
    },
    async stop() {
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      await exit;
    },
  };
}
