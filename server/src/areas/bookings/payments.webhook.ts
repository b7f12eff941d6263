import { ApiFailure } from '@venue/sdk';
import type { FastifyInstance } from 'fastify';
import type { Ports } from '../../ports/ports.ts';
import type { Cashier } from './payments.service.ts';
import { settle } from './payments.service.ts';

/**
 * Where providers tell of money: `POST /api/payments/notify/{provider}`. The body is a hint only; the payment is
 * read again from the provider, so a forged or doubled notification changes nothing.
 */
export async function paymentsWebhook(
  app: FastifyInstance,
  { cashier, ports }: { cashier: Cashier; ports: Ports },
): Promise<void> {
  app.post<{ Params: { provider: string } }>('/api/payments/notify/:provider', async request => {
    if (request.params.provider !== ports.payments.name) throw new ApiFailure('not_found');
    const providerId = ports.payments.notified(request.body);
    if (!providerId) throw new ApiFailure('malformed');
    await settle(cashier, providerId);
    ports.nudge();
    return { received: true };
  });
}
