import type { FastifyInstance } from 'fastify';
import type { Billing } from '../../accounts/billing.ts';
import { readDashboard } from '../../contract/dashboard.ts';
import { SESSION, SIGNATURE } from '../access.ts';
import { ApiError } from '../../contract/errors.ts';
import { visitorOf } from './visitor.ts';

/** Going to pay, hearing that it was paid, and the receipts. */
export function billingRoutes(app: FastifyInstance, billing: Billing): void {
  app.post('/dashboard/checkout', SESSION, async (request) => {
    readDashboard.nothing(request.body ?? {});
    const { account } = visitorOf(request);
    return { url: await billing.checkout(account) };
  });

  app.post('/dashboard/billing-portal', SESSION, async (request) => {
    readDashboard.nothing(request.body ?? {});
    const { account } = visitorOf(request);
    const url = await billing.portal(account);
    if (url === undefined) throw new ApiError('not_found', { message: 'There are no receipts for this account.' });
    return { url };
  });

  void app.register(async (inner) => {
    // The signature is over the bytes as they came.
    inner.removeContentTypeParser('application/json');
    inner.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer' },
      async (_request: unknown, bytes: Buffer) => bytes,
    );
    inner.post<{ Body: Buffer }>('/dashboard/stripe', SIGNATURE, async (request) => {
      const signature = String(request.headers['stripe-signature'] ?? '');
      if (await billing.hear(request.body, signature)) return { received: true };
      throw new ApiError('invalid_request', { message: 'The signature does not hold.' });
    });
  });
}
