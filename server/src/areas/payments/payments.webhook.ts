import { ApiFailure } from '@venue/sdk';
import type { FastifyInstance } from 'fastify';
import { claimNotified } from './payments.notified.store.ts';
import { type Cashier, settle } from './payments.service.ts';

/**
 * The webhook for notifications of providers: `POST /api/payments/notify/{provider}`. The body is a hint only; the
 * payment is read again from the provider, so a forged or repeated notification changes nothing. Anybody may send one,
 * so many of them cause one question in a few seconds.
 */
export async function paymentsWebhook(app: FastifyInstance, cashier: Cashier): Promise<void> {
  const { db, now, ports } = cashier;
  const { payments } = ports;
  app.post<{ Params: { provider: string } }>('/api/payments/notify/:provider', async request => {
    // guard: server/src/areas/bookings/hold/bookings.life.test.ts
    if (request.params.provider !== payments.name) throw new ApiFailure('not_found');
    const providerId = payments.notified(request.body);
    if (!providerId) throw new ApiFailure('malformed');
    if (await claimNotified(db, payments.name, providerId, now())) await settle(cashier, providerId);
    return { received: true };
  });
}
