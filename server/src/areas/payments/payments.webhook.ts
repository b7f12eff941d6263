import { ApiFailure } from '@venue/sdk';
import type { FastifyInstance } from 'fastify';
import { allProviders } from '../../ports/payments/payments.ts';
import { claimNotified } from './payments.notified.store.ts';
import { type Cashier, settle } from './payments.service.ts';

/**
 * The webhook for notifications of providers: `POST /api/payments/notify/{provider}`, or `GET` with a query for those that
 * send one. What they say is a hint only; the
 * payment is read again from the provider, so a forged or repeated notification changes nothing. Anybody may send one,
 * so many of them cause one question in a few seconds.
 */
export async function paymentsWebhook(app: FastifyInstance, cashier: Cashier): Promise<void> {
  const { db, now, ports } = cashier;
  app.route<{ Params: { provider: string } }>({
    method: ['GET', 'POST'],
    url: '/api/payments/notify/:provider',
    exposeHeadRoute: false,
    handler: async request => {
      const taker = allProviders(ports).find(({ name }) => name === request.params.provider);
      // guard: server/src/areas/bookings/hold/bookings.life.test.ts
      if (!taker) throw new ApiFailure('not_found');
      const providerId = taker.notified(request.method === 'GET' ? request.query : request.body);
      if (!providerId) throw new ApiFailure('malformed');
      const { name: provider } = taker;
      if (await claimNotified(db, provider, providerId, now())) await settle(cashier, { provider, providerId });
      return { received: true };
    },
  });
}
