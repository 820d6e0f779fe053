import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface StripeServer {
  readonly url: string;
  /** The forms that were sent to make checkouts. */
  readonly checkouts: readonly URLSearchParams[];
  stop(): void;
}

/** A server on loopback that speaks as much of Stripe's API as a checkout needs. */
export async function startStripe(): Promise<StripeServer> {
  const checkouts: URLSearchParams[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      const isCheckout = request.method === 'POST' && request.url === '/v1/checkout/sessions';
      const isAuthorized = request.headers.authorization === 'Bearer sk_test_x';
      if (isCheckout && isAuthorized) checkouts.push(new URLSearchParams(body));
      response.writeHead(isCheckout && isAuthorized ? 200 : 404, { 'Content-Type': 'application/json' });
      response.end(
        JSON.stringify({ id: 'cs_1', object: 'checkout.session', url: 'https://checkout.stripe.test/cs_1' }),
      );
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  // Boundary: a server that listens on a port has an address of this kind.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, checkouts, stop: () => server.close() };
}
