import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { fakeLlm } from '../../src/providers/testing/fake-llm.ts';
import type { Misbehaviour } from './misbehaviours.ts';

/** A provider that misbehaves, and another host that nobody should ask. */
export interface Provider {
  readonly url: string;
  stats(): Promise<ProviderStats>;
  close(): Promise<void>;
}

export interface ProviderStats {
  readonly asked: number;
  /** Requests that the other host saw. */
  readonly elsewhere: number;
  /** Connections that are still under way. */
  readonly open: number;
}

export async function providerHere(kind: Misbehaviour, count: number): Promise<Provider> {
  const elsewhere = await fakeLlm({ kind: 'text', text: '{"palettes":[]}' });
  const fake = await fakeLlm(kind.answer(count, elsewhere.url));
  return {
    url: fake.url,
    stats: async () => ({ asked: fake.asked.length, elsewhere: elsewhere.asked.length, open: fake.open }),
    async close() {
      await fake.close();
      await elsewhere.close();
    },
  };
}

const MAIN = fileURLToPath(new URL('provider-main.ts', import.meta.url));

/** The same in a process of its own, so that what it takes is not taken for the service's. */
export async function providerApart(kind: Misbehaviour, count: number): Promise<Provider> {
  const child = fork(MAIN, [kind.name, String(count)]);
  const ended = once(child, 'exit');
  const told = async (): Promise<unknown> => (await once(child, 'message'))[0];
  const url = String(await told());
  return {
    url,
    async stats() {
      const answer = told();
      child.send('stats');
      const stats = await answer;
      if (!isStats(stats)) throw new Error('the provider told no figures');
      return stats;
    },
    async close() {
      child.send('close');
      await ended;
    },
  };
}

const isStats = (value: unknown): value is ProviderStats =>
  typeof value === 'object' && value !== null && 'asked' in value && 'elsewhere' in value && 'open' in value;
