import type { Logger } from 'pino';
import type { Authenticate } from '../accounts/authenticator.ts';
import type { Explained } from '../mcp/explained.ts';
import type { Generator, GeneratorRequest } from '../providers/generator.ts';
import type { Store } from '../storage/store.ts';
import type { DashboardServices } from './dashboard/services.ts';
import type { PaceOf } from './hooks/pace.ts';
import type { Watch } from './metrics.ts';
import type { TrustedProxies } from './secure-request.ts';
import type { Tracing } from './tracing.ts';

/** How the embedded engine reads a prompt. */
export type Explain = (asked: GeneratorRequest) => Promise<Explained>;

/** What the service is given by its composition root. */
export interface Deps {
  readonly store: Store;
  readonly authenticate: Authenticate;
  /** In place of the plans' own paces, for tests and benches. */
  readonly paceOf?: PaceOf;
  readonly generator: Generator;
  /** For the tools of assistants; undefined: there are none. */
  readonly explain?: Explain;
  /** For visitors without an account, whom no paid model answers; undefined: the same as for accounts. */
  readonly visitorsGenerator?: Generator;
  readonly log: Logger;
  readonly watch: Watch;
  /** undefined: requests are not traced. */
  readonly tracing?: Tracing | undefined;
  readonly trustedProxies: TrustedProxies;
  /** Whether the service is about to stop; undefined: it never is. */
  readonly isDraining?: () => boolean;
  /** undefined: the API alone, with a page that says so. */
  readonly dashboard?: DashboardServices;
  /** Opens /metrics; undefined: no token does. */
  readonly operatorToken: string | undefined;
  /** Whether /metrics is open to this machine without a token too; where a proxy runs on it, that would be anyone. */
  readonly metricsOnLoopback: boolean;
}
