import type { SignedIn } from '../accounts/sign-in.ts';
import type { Caller } from '../accounts/authenticator.ts';
import type { Endpoint } from '../contract/operations.ts';
import type { RequestTrace } from './tracing.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose valid key the request carries; undefined without one. */
    caller: Caller | undefined;
    /** True once the request was charged, replayed or refused by the quota. */
    metered: boolean;
    /** Who is signed in, on the dashboard's routes that ask; undefined: nobody. */
    visitor: SignedIn | undefined;
    /** What is generated for this request; `model` once it is. */
    generation: { readonly prompt: string; readonly model?: string } | undefined;
    /** Where requests are traced. */
    trace: RequestTrace | undefined;
  }
  interface FastifyContextConfig {
    /** Set on the four endpoints of the interface: they need a key, and count. */
    endpoint?: Endpoint;
    /** Who may ask. Every route says so: the service does not start with one that does not. */
    access?: Access;
  }
}

/**
 * Who may call a route. `key`: callers with an API key. `public`: anyone. `visitor`: anyone, with their session if they have
 * one. `session`: signed-in visitors. `operator`: those of them who run the service. `token`: callers with the operator's
 * token. `signature`: callers who sign the body.
 */
export type Access = 'key' | 'public' | 'visitor' | 'session' | 'operator' | 'token' | 'signature';

/** The caller of an endpoint of the interface, whom the hooks have let in. */
export function callerOf(request: { readonly caller: Caller | undefined }): Caller {
  if (request.caller === undefined) throw new Error('a route of the interface ran without its key being judged');
  return request.caller;
}
