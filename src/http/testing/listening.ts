import { afterAll, beforeAll } from 'vitest';
import type { PlanName } from '../../contract/plans.ts';
import { testService, type TestService } from './service.ts';

export interface Listening {
  readonly service: TestService;
  readonly port: number;
  /** Of an account of its own. */
  readonly key: string;
}

/** Opens one service with a socket for all tests of a file, and closes it after them. */
export function listenDuringTests(take: (opened: Listening) => void, plan: PlanName = 'unlimited'): void {
  let service: TestService | undefined;
  beforeAll(async () => {
    service = await testService();
    take({ service, port: await service.listen(), key: await service.keyFor(plan) });
  });
  afterAll(() => service?.close());
}
