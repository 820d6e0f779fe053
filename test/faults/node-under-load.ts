/**
 * A node that is charged without a pause until it is killed. It writes a line for every answer, before the next request
 * is made: what it has written, it has acknowledged.
 *
 *     node test/faults/node-under-load.ts URL ACCOUNT KEY ROUND CONCURRENCY [LIMIT]
 */
import { writeSync } from 'node:fs';
import { openStore } from '../../src/storage/open-store.ts';

const [url = '', accountId = '', keyId = '', round = '', concurrency = '16', quota] = process.argv.slice(2);
const store = await openStore({ url, migrate: false, sweepEveryMs: 200, connections: 3 });
const limit = quota === undefined ? undefined : Number(quota);
let requests = 0;

async function customer(): Promise<void> {
  for (;;) {
    requests += 1;
    const tag = `${round}/${requests}`;
    const record = {
      prompt: tag,
      palettesJson: JSON.stringify([{ name: 'Slack Water', colors: ['#0B1D2A'], description: 'x'.repeat(300) }]),
      source: 'api',
      model: 'load',
      tokensUsed: 0,
      estimatedCostUsd: 0,
      seed: 0,
    } as const;
    const request = { accountId, keyId, limit, endpoint: 'generate' } as const;
    if (requests % 5 === 0) {
      const reserved = await store.ledger.reserve(request, 150);
      if (reserved.kind !== 'reserved') continue;
      if (requests % 3 === 0) await store.ledger.refund(reserved.reservationId);
      else tell(tag, await store.ledger.settle(reserved.reservationId, { status: 200, record }));
    } else {
      tell(tag, await store.ledger.charge({ ...request, status: 200, record }));
    }
  }
}

function tell(tag: string, outcome: Awaited<ReturnType<typeof store.ledger.charge>>): void {
  if (outcome.kind !== 'charged') return;
  const line = Buffer.from(`${tag} ${outcome.seq}\n`);
  // A full pipe takes no more until its reader has read; a line this short goes in whole or not at all.
  for (let written = 0; written === 0;) {
    try {
      written = writeSync(1, line);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EAGAIN')) throw error;
    }
  }
}

await Promise.all(Array.from({ length: Number(concurrency) }, customer));
