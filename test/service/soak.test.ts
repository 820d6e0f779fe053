import { describe, expect, onTestFinished, test } from 'vitest';
import { inspect } from '../../bench/soak/collected.ts';
import { fill, type Filling } from '../../bench/soak/fill.ts';
import { briefsOf } from '../../bench/soak/traffic.ts';
import { exitCodeOf, type Point, slopeOf, verdictOn } from '../../bench/soak/verdict.ts';
import { seededRandom } from '../faults/random.ts';
import { startServer, temporaryFolder } from './server-process.ts';

/** Ninety minutes of looks, one a minute, at something that grows so much an hour, with noise on it. */
function looks({ perHour = 0, noise = 0, minutes = 90, wave = 0 }): readonly Point[] {
  const random = seededRandom(7);
  return Array.from({ length: minutes }, (_, at) => {
    const hours = at / 60;
    return [
      hours,
      400 + perHour * hours + noise * (random.below(1001) / 1000 - 0.5) + wave * Math.sin(at / 6),
    ] as const;
  });
}

describe('the verdict of the soak', () => {
  test('what is flat holds, under noise too', () => {
    expect(verdictOn(slopeOf(looks({})), 1)).toBe('holds');
    expect(verdictOn(slopeOf(looks({ noise: 1 })), 1)).toBe('holds');
  });

  test('what grows by more than is allowed does not hold, under noise too', () => {
    expect(slopeOf(looks({ perHour: 5 })).slope).toBeCloseTo(5, 6);
    expect(verdictOn(slopeOf(looks({ perHour: 5 })), 1)).toBe('DOES NOT HOLD');
    expect(verdictOn(slopeOf(looks({ perHour: 5, noise: 2 })), 1)).toBe('DOES NOT HOLD');
  });

  test('what goes up and down by more than it may grow is not called flat, nor growing', () => {
    expect(verdictOn(slopeOf(looks({ wave: 80 })), 1)).toBe('TOO SHORT TO SAY');
    expect(verdictOn(slopeOf([967, 807, 967, 935].map((mb, at) => [at / 60, mb] as const)), 1)).toBe(
      'TOO SHORT TO SAY',
    );
    expect(verdictOn(slopeOf([]), 1)).toBe('TOO SHORT TO SAY');
  });

  test('ends with 0 where all holds, with 1 where something does not, and with 2 where it is not known', () => {
    expect(exitCodeOf(['holds', 'holds'])).toBe(0);
    expect(exitCodeOf(['holds', 'TOO SHORT TO SAY'])).toBe(2);
    expect(exitCodeOf(['TOO SHORT TO SAY', 'DOES NOT HOLD'])).toBe(1);
  });
});

describe('what fills up is filled before the soak', () => {
  /** A service of which it is known what each look finds, in MB; the last of them again and again. */
  function service(looks: readonly number[]) {
    const asked: { account: number; prompt: string; count: number }[] = [];
    const told: string[] = [];
    let look = 0;
    const filling: Filling = {
      accounts: 2,
      ask: async (account, one) => void asked.push({ account, ...one }),
      kept: async () => looks[Math.min(look++, looks.length - 1)] ?? 0,
      tell: (line) => told.push(line),
    };
    return { filling, asked, told };
  }

  test('all briefs by both accounts at once, until another round adds nothing', async () => {
    const { filling, asked } = service([300, 400, 403, 403.5]);
    expect(await fill(['sea', 'fox'], filling)).toBe(true);
    const briefs = asked.filter(({ prompt }) => prompt !== 'xqzt');
    const ofEach = (prompt: string) => briefs.filter((one) => one.prompt === prompt).map(({ account }) => account);
    expect([ofEach('sea'), ofEach('fox')]).toEqual([
      [0, 1, 0, 1, 0, 1],
      [0, 1, 0, 1, 0, 1],
    ]);
    expect(new Set(briefs.map(({ count }) => count))).toEqual(new Set([10]));
    // A word that nobody knows draws others: so many that all are drawn.
    expect(asked.length - briefs.length).toBeGreaterThan(2 * 10_000);
  });

  test('what still grows is not called filled, and ends all the same', async () => {
    const { filling, asked, told } = service([300, 310, 320, 330, 340]);
    expect(await fill(['sea'], filling)).toBe(false);
    expect(asked.filter(({ prompt }) => prompt === 'sea')).toHaveLength(2 * 4);
    expect(told.at(-1)).toBe('not filled after 4 rounds');
  });

  test('the briefs are as many as are asked for, of every kind, each once', () => {
    const [all, some] = [briefsOf(Infinity), briefsOf(101)];
    expect([some.length, new Set(some).size, some[0]]).toEqual([101, 101, all[0]]);
    expect(all.indexOf(some.at(-1) ?? '')).toBeGreaterThan(all.length * 0.98);
    expect(all.filter((brief) => brief === '' || brief.startsWith('#'))).toEqual([]);
  });
});

test(
  'what a service keeps is read in all of its threads, after their garbage is gone',
  { timeout: 300_000 },
  async () => {
    const folder = await temporaryFolder();
    const server = await startServer({ HUESMITH_DATA: folder.path, NODE_OPTIONS: '--inspect=127.0.0.1:0' });
    onTestFinished(async () => {
      await server.stop('SIGKILL');
      await folder.remove();
    });
    const inspected = await inspect(server.log());
    const ask = (seed: number) =>
      fetch(`${server.httpUrl}/v1/palettes/generate`, {
        method: 'POST',
        headers: { 'x-api-key': server.key ?? '', 'content-type': 'application/json' },
        body: JSON.stringify({ prompt: 'a quiet harbour at dawn', seed }),
      }).then((answer) => answer.text());
    // Four at once, so that every thread has its share, and keeps what it keeps of this prompt before the first reading.
    const askAll = async () => {
      for (let seed = 0; seed < 200; seed += 4) await Promise.all([0, 1, 2, 3].map((more) => ask(seed + more)));
    };
    const keptNow = async () => {
      await askAll();
      const { threads, heapBytes, externalBytes } = await inspected.collect();
      // The serving thread, the writing thread, and those of the engine.
      expect(threads).toBeGreaterThanOrEqual(4);
      return heapBytes + externalBytes;
    };
    // Two hundred answers are some megabytes of garbage. On a busy machine a thread may first have its share in a later round,
    // and keeps what it has made of the prompt then; what is kept of every answer grows in each.
    const growths: number[] = [];
    for (let kept = await keptNow(); growths.length < ROUNDS && !growths.some(isFlat);) {
      const more = await keptNow();
      growths.push(Math.abs(more - kept));
      kept = more;
    }
    inspected.close();
    expect(growths, `bytes more after each round of 200 answers: ${growths.join(', ')}`).toSatisfy((all: number[]) =>
      all.some(isFlat),
    );
  },
);

const ROUNDS = 5;
const isFlat = (growth: number): boolean => growth < 1_000_000;
