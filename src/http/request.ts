import type { Caller } from '../accounts/authenticator.ts';
import type { Endpoint } from '../storage/store.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose valid key the request carries; undefined without one. */
    caller: Caller | undefined;
    /** True once the quota has spoken: charged, replayed or refused. */
    metered: boolean;
  }
  interface FastifyContextConfig {
    /** Set on the four endpoints of the interface: they need a key, and count. */
    endpoint?: Endpoint;
  }
}

/** The caller of an endpoint of the interface, whom the hooks have let in. */
export function callerOf(request: { readonly caller: Caller | undefined }): Caller {
  if (request.caller === undefined) throw new Error('a route of the interface ran without its key being judged');
  return request.caller;
}
