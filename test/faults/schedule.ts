import { setTimeout as delay } from 'node:timers/promises';
import type { openStore } from '../../src/storage/open-store.ts';
import type { Store } from '../../src/storage/store.ts';
import { audit } from './audit.ts';
import type { Sql } from './audit.ts';
import { byPort, startFaultyNetwork } from './proxy.ts';
import type { CommitFault, FaultyNetwork } from './proxy.ts';
import { seededRandom } from './random.ts';
import type { Random } from './random.ts';

export interface Stage {
  readonly url: string;
  readonly sql: Sql;
  readonly open: typeof openStore;
  readonly restartDatabase: () => Promise<void>;
  /** How many schedules of a hundred restart the database, which takes longer than all else. */
  readonly restartsPercent: number;
}

const LEASE_MS = 40;
const COMMIT_FAULTS: readonly CommitFault[] = ['lost on the way', 'answer lost', 'slow'];

/** One node: a store with a network of its own, until it is killed. */
interface Node {
  readonly store: Store;
  readonly network: FaultyNetwork;
  dead: boolean;
  readonly death: PromiseWithResolvers<void>;
}

interface Customer {
  readonly accountId: string;
  readonly keyId: string;
  readonly limit: number;
  readonly charged: { tag: string; seq: number | undefined }[];
  readonly refusedAt: number[];
  readonly unavailable: string[];
  readonly unexpected: string[];
}

/**
 * Three or four nodes on one database, charging a few accounts at once, while a seed decides what fails and when.
 * @returns what does not fit, in sentences
 */
export async function runSchedule(stage: Stage, seed: number): Promise<string[]> {
  const random = seededRandom(seed);
  const direct = await stage.open({
    url: stage.url,
    migrate: false,
    sweepEveryMs: 0,
    connections: 2,
    writingThread: false,
  });
  const nodes = await Promise.all(Array.from({ length: random.between(3, 4) }, () => startNode(stage)));
  const customers = await Promise.all(
    Array.from({ length: random.between(1, 2) }, (_, index) => newCustomer(direct, `${seed}-${index}`, random)),
  );

  const underWay: Promise<void>[] = [];
  const requests = random.between(20, 60);
  const faults = new Map(Array.from({ length: random.between(1, 4) }, () => [random.below(requests), 'fault']));
  if (random.below(100) < stage.restartsPercent) faults.set(random.below(requests), 'restart');
  for (let request = 0; request < requests; request += 1) {
    const fault = faults.get(request);
    if (fault === 'fault') await makeFault(stage, nodes, random);
    if (fault === 'restart') underWay.push(stage.restartDatabase());
    const node = random.pick(nodes);
    underWay.push(untilItDies(node, makeRequest(node, random.pick(customers), `${seed}/${request}`, random)));
    if (random.chance(0.3)) await delay(random.below(4));
    if (random.chance(0.05)) {
      const sweeper = random.pick(nodes);
      underWay.push(untilItDies(sweeper, sweeper.store.sweep().then(ignore, ignore)));
    }
  }
  await Promise.all(underWay);
  await delay(LEASE_MS);
  await untilItWorks(() => direct.sweep());

  const found: string[] = [];
  for (const customer of customers) found.push(...customer.unexpected, ...(await audit(stage.sql, customer)));
  for (const node of nodes) await stop(node);
  await direct.close();
  return found;
}

async function startNode(stage: Stage): Promise<Node> {
  const network = await startFaultyNetwork(Number(new URL(stage.url).port));
  const url = byPort(stage.url, network.port);
  const store = await untilItWorks(() =>
    stage.open({ url, migrate: false, sweepEveryMs: 0, connections: 2, writingThread: false }),
  );
  return { store, network, dead: false, death: Promise.withResolvers() };
}

async function stop(node: Node): Promise<void> {
  await node.store.close();
  await node.network.close();
}

/** Nobody hears what a dead node has to say. */
function untilItDies(node: Node, said: Promise<void>): Promise<void> {
  return Promise.race([said, node.death.promise]);
}

async function makeFault(stage: Stage, nodes: Node[], random: Random): Promise<void> {
  const at = random.below(nodes.length);
  const node = nodes[at];
  if (node === undefined) return;
  const fault = random.pick(['kill', 'cut', 'commit', 'commit'] as const);
  if (fault === 'cut') node.network.cut();
  if (fault === 'commit') node.network.onNextCommit(random.pick(COMMIT_FAULTS));
  if (fault === 'kill') {
    // As after kill -9: its connections break, what it had in memory never reaches anyone, another takes its place.
    node.dead = true;
    node.death.resolve();
    await node.network.close();
    void node.store.close().then(ignore, ignore);
    nodes[at] = await startNode(stage);
  }
}

async function makeRequest(node: Node, customer: Customer, tag: string, random: Random): Promise<void> {
  const kind = random.pick(['charge', 'charge', 'charge', 'reserve', 'idempotent'] as const);
  const record = {
    prompt: tag,
    palettesJson: '[]',
    source: 'api',
    model: 'schedule',
    tokensUsed: 0,
    estimatedCostUsd: 0,
    seed: 0,
  } as const;
  const idempotency = { key: `key-${random.below(3)}`, fingerprint: '00' };
  const { accountId, keyId, limit } = customer;
  const request = { accountId, keyId, limit, endpoint: 'generate' } as const;
  const fate = random.pick(['settle', 'settle', 'refund', 'abandon'] as const);
  const answerMs = random.below(LEASE_MS * 2);
  let charging = false;
  try {
    if (kind === 'reserve') {
      const reserved = await node.store.ledger.reserve(request, LEASE_MS);
      if (node.dead) return;
      if (reserved.kind === 'refused') customer.refusedAt.push(reserved.standing.used);
      if (reserved.kind !== 'reserved' || fate === 'abandon') return;
      await delay(answerMs);
      if (fate === 'refund') return await node.store.ledger.refund(reserved.reservationId);
      charging = true;
      const outcome = await node.store.ledger.settle(reserved.reservationId, { status: 200, record });
      if (!node.dead) take(customer, tag, outcome);
      return;
    }
    charging = true;
    const charge = { ...request, status: 200, record };
    const outcome = await node.store.ledger.charge(kind === 'idempotent' ? { ...charge, idempotency } : charge);
    if (!node.dead) take(customer, tag, outcome);
  } catch (error) {
    if (node.dead) return;
    const { name, message } = error instanceof Error ? error : { name: 'unknown', message: String(error) };
    if (name !== 'StorageUnavailable') customer.unexpected.push(`${tag} failed: ${message}`);
    else if (charging) customer.unavailable.push(tag);
  }
}

type Outcome = Awaited<ReturnType<Store['ledger']['charge']>>;

function take(customer: Customer, tag: string, outcome: Outcome): void {
  if (outcome.kind === 'charged') customer.charged.push({ tag, seq: outcome.seq });
  if (outcome.kind === 'refused') customer.refusedAt.push(outcome.standing.used);
  // A replay tells what another request was charged for.
  if (outcome.kind === 'replayed') customer.charged.push({ tag: outcome.record.prompt, seq: undefined });
  if (outcome.kind === 'mismatch') customer.unexpected.push(`${tag} was told a mismatch`);
}

async function newCustomer(store: Store, name: string, random: Random): Promise<Customer> {
  const { id: accountId } = await store.accounts.create({ email: `${name}@example.org`, plan: 'premium' });
  const hash = Buffer.alloc(32, name);
  const { id: keyId } = await store.keys.create({ accountId, name, hash, lastFour: 'abcd' });
  return {
    accountId,
    keyId,
    limit: random.between(3, 25),
    charged: [],
    refusedAt: [],
    unavailable: [],
    unexpected: [],
  };
}

async function untilItWorks<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (attempt === 100) throw error;
      await delay(50);
    }
  }
}

function ignore(): void {}
