import { cancelPaidBooking, getBooking, payEmbedded } from '@venue/sdk/bookings';
import { expect, onTestFinished, test } from 'vitest';
import { yookassaServer } from '../../ports/payments/yookassa.testing.ts';
import { yookassaPayments } from '../../ports/payments/yookassa.ts';
import { testApi } from '../../testing/api.ts';
import { hold, openStudio } from '../bookings/bookings.testing.ts';

async function aVenueWithYookassa() {
  const server = await yookassaServer();
  const payments = yookassaPayments({ ...server, fiscal: true, taxSystem: undefined });
  const api = await testApi({ ports: { payments }, config: { payments: 'yookassa' } });
  onTestFinished(async () => {
    await api.close();
    await server.close();
  });
  const { tariffId } = await openStudio(api);
  const person = await api.aCustomer();
  const orderId = await hold(api, person, tariffId, [10, 11]);
  const tell = async (payload: object) =>
    (await api.app.inject({ method: 'POST', url: '/api/payments/notify/yookassa', payload })).statusCode;
  const read = async () => (await api.as(person).send(getBooking, { body: { orderId } })).message;
  const pay = async () => (await api.as(person).send(payEmbedded, { body: { orderId } })).message;
  return { server, api, person, orderId, tell, read, pay };
}

test('a forged notification pays nothing; real ones, doubled and out of order, pay once', async () => {
  const { server, api, person, orderId, tell, read, pay } = await aVenueWithYookassa();
  const { paymentId, frameUrl } = await pay();
  expect(frameUrl).toMatch(/^\/yookassa\/pay#ct-/);
  const paid = server.notification(paymentId);
  expect(await tell(paid)).toBe(200);
  expect(await tell({ ...paid, object: { ...paid.object, status: 'succeeded', paid: true } })).toBe(200);
  expect(await tell(server.notification('22e12f66-000f-5000-8000-18db351245c7'))).toBe(200);
  expect(await tell({ type: 'notification' })).toBe(400);
  expect(await read()).toMatchObject({ status: 4 });

  server.say(paymentId, 'succeeded');
  api.clock.advance(4_000);
  for (const event of ['payment.succeeded', 'payment.canceled', 'payment.waiting_for_capture', 'payment.succeeded'])
    expect(await tell(server.notification(paymentId, event))).toBe(200);
  expect(await read()).toMatchObject({ status: 2, refund: null });

  await api.as(person).send(cancelPaidBooking, { body: { orderId, refund: 300_000 } });
  server.fail('500');
  await api.runJob('payments.sendRefunds');
  expect(await read()).toMatchObject({ refund: { status: 'requested' } });
  api.clock.advance(60 * 60_000);
  await api.runJob('payments.sendRefunds');
  expect(await read()).toMatchObject({ refund: { status: 'succeeded', sum: 300_000 } });
  expect(server.refunds).toMatchObject([{ payment_id: paymentId, amount: { value: '3000.00' } }]);
});

test('a notification that was lost is made up for by asking', async () => {
  const { server, api, read, pay } = await aVenueWithYookassa();
  const { paymentId } = await pay();
  server.say(paymentId, 'succeeded');
  api.clock.advance(60_000);
  await api.runJob('payments.poll');
  expect(await read()).toMatchObject({ status: 2 });
});

test('the page of the widget alone may load from the provider, and only with it', async () => {
  const { api } = await aVenueWithYookassa();
  const policyOf = async (url: string) =>
    String((await api.app.inject({ url })).headers['content-security-policy'] ?? '');
  expect(await policyOf('/yookassa/pay')).toContain("script-src 'self' https://yookassa.ru;");
  expect(await policyOf('/yookassa/pay')).toContain("frame-ancestors 'self'");
  expect(await policyOf('/api/health')).not.toContain('yookassa');
  const demo = await testApi();
  onTestFinished(() => demo.close());
  expect((await demo.app.inject({ url: '/yookassa/pay.js' })).statusCode).toBe(404);
});
