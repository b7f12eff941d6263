import { cancelPaidBooking, getBooking, payEmbedded } from '@venue/sdk/bookings';
import { readStatement } from '@venue/sdk/receipts/admin';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import type { Config } from '../../config.ts';
import { alfabankServer } from '../../ports/payments/alfabank.testing.ts';
import { alfabankPayments } from '../../ports/payments/alfabank.ts';
import type { PaymentProvider } from '../../ports/payments/payments.ts';
import { yookassaServer } from '../../ports/payments/yookassa.testing.ts';
import { yookassaPayments } from '../../ports/payments/yookassa.ts';
import { testApi } from '../../testing/api.ts';
import { type TestDatabase, testDatabase } from '../../testing/database.ts';
import { hold, openStudio } from '../bookings/bookings.testing.ts';
import { receiptsGauges } from '../receipts/receipts.gauges.store.ts';

const DAY_MS = 86_400_000;
const fiscal = { taxSystem: undefined };

async function twoProviders() {
  const [yookassa, alfabank] = [await yookassaServer(), await alfabankServer()];
  const database: TestDatabase = await testDatabase('postgres', 1);
  const close: (() => Promise<unknown>)[] = [yookassa.close, alfabank.close, () => database.close()];
  onTestFinished(async () => {
    for (const each of close) await each();
  });
  const providers = {
    yookassa: yookassaPayments({ ...yookassa, fiscal: true, taxSystem: undefined }),
    alfabank: alfabankPayments({ ...alfabank, publicUrl: 'https://venue.example', fiscal }),
  };
  let clock: { now: Date } | undefined;
  /** A server whose payments go to one, while others took earlier ones. */
  const serverOf = async (payments: PaymentProvider, ...formerPayments: PaymentProvider[]) => {
    const api = await testApi({ database, ports: { payments, formerPayments } });
    api.clock.now = clock?.now ?? api.clock.now;
    clock = api.clock;
    close.unshift(() => api.close());
    yookassa.state.now = alfabank.state.now = api.clock.now.getTime();
    return api;
  };
  return { yookassa, alfabank, providers, serverOf };
}
type Api = Awaited<ReturnType<Awaited<ReturnType<typeof twoProviders>>['serverOf']>>;

const notify = async (api: Api, provider: string, message: Record<string, unknown>) =>
  provider === 'alfabank'
    ? (await api.app.inject({ url: `/api/payments/notify/${provider}`, query: message as Record<string, string> }))
        .statusCode
    : (await api.app.inject({ method: 'POST', url: `/api/payments/notify/${provider}`, payload: message })).statusCode;

test('money goes back to the provider that took it, and its receipts and books are read there', async () => {
  const { yookassa, alfabank, providers, serverOf } = await twoProviders();
  const before = await serverOf(providers.yookassa);
  const { tariffId } = await openStudio(before);
  const person = await before.aCustomer();
  const [first, second] = [await hold(before, person, tariffId, [10]), await hold(before, person, tariffId, [12])];
  const pay = async (api: Api, orderId: number) =>
    (await api.as(person).send(payEmbedded, { body: { orderId } })).message;
  const read = async (api: Api, orderId: number) =>
    (await api.as(person).send(getBooking, { body: { orderId } })).message;
  const paid = await pay(before, first);
  yookassa.say(paid.paymentId, 'succeeded');
  expect(await notify(before, 'yookassa', yookassa.notification(paid.paymentId))).toBe(200);
  const open = await pay(before, second);

  // The venue changes its provider while one booking is paid, and the payment of another is open.
  const after = await serverOf(providers.alfabank, providers.yookassa);
  expect(await pay(after, second)).toMatchObject({ paymentId: open.paymentId, frameUrl: open.frameUrl });
  expect((await after.app.inject({ url: '/yookassa/pay' })).statusCode).toBe(200);
  yookassa.say(open.paymentId, 'succeeded');
  expect(await notify(after, 'yookassa', yookassa.notification(open.paymentId))).toBe(200);
  expect(await read(after, second)).toMatchObject({ status: 2 });

  await after.as(person).send(cancelPaidBooking, { body: { orderId: first, refund: 150_000 } });
  await after.runJob('payments.sendRefunds');
  expect(await read(after, first)).toMatchObject({ refund: { status: 'succeeded', sum: 150_000 } });
  expect(yookassa.refunds).toMatchObject([{ payment_id: paid.paymentId, amount: { value: '1500.00' } }]);
  expect(alfabank.requests).toEqual([]);

  await after.runJob('receipts.ask');
  const { rows: receipts } = await after.db.execute(sql`select status from receipt`);
  expect(receipts).toEqual([{ status: 'registered' }, { status: 'registered' }, { status: 'registered' }]);

  const third = await hold(after, person, tariffId, [14]);
  const { paymentId } = await pay(after, third);
  alfabank.say(paymentId, 'succeeded');
  expect(await notify(after, 'alfabank', alfabank.notification(paymentId))).toBe(200);
  expect(await read(after, third)).toMatchObject({ status: 2 });

  await after.runJob('receipts.readStatements');
  after.clock.advance(1_000);
  const accountant = await after.aStaff(['receipts.manage', 'receipts.view'] as never);
  await after.as(accountant).send(readStatement, { body: { day: '2026-12-01' } });
  await after.runJob('receipts.readStatements');
  const { rows: compared } = await after.db.execute(
    sql`select provider, way, sum = provider_sum as same, trouble from movement order by provider, way`,
  );
  expect(compared).toEqual([
    { provider: 'alfabank', way: 'payment', same: true, trouble: 'receiptLate' },
    { provider: 'yookassa', way: 'payment', same: true, trouble: null },
    { provider: 'yookassa', way: 'payment', same: true, trouble: null },
    { provider: 'yookassa', way: 'refund', same: true, trouble: null },
  ]);
});

test('money of a provider without settings waits, and is not asked for elsewhere', async () => {
  const { yookassa, alfabank, providers, serverOf } = await twoProviders();
  const before = await serverOf(providers.yookassa);
  const { tariffId } = await openStudio(before);
  const person = await before.aCustomer();
  const orderId = await hold(before, person, tariffId, [10]);
  const { paymentId } = (await before.as(person).send(payEmbedded, { body: { orderId } })).message;
  yookassa.say(paymentId, 'succeeded');
  await notify(before, 'yookassa', yookassa.notification(paymentId));
  await before.as(person).send(cancelPaidBooking, { body: { orderId, refund: 150_000 } });

  const alone = await serverOf(providers.alfabank);
  expect(await notify(alone, 'yookassa', yookassa.notification(paymentId))).toBe(404);
  for (const job of ['payments.sendRefunds', 'payments.poll', 'receipts.ask']) await alone.runJob(job);
  const refund = async () => (await alone.as(person).send(getBooking, { body: { orderId } })).message.refund;
  expect(await refund()).toMatchObject({ status: 'requested' });
  expect(alfabank.requests).toEqual([]);

  // Nor are its books late, which nobody reads any more.
  await before.runJob('receipts.readStatements');
  alone.clock.advance(DAY_MS);
  const late = async (set: Partial<Config>) => {
    const config = { ...alone.config, ...set };
    const rows = await Promise.all(receiptsGauges.map(each => each.read(alone.db, { now: alone.clock.now, config })));
    return rows.flat().find(row => 'statement_days_late_seconds' in row)?.statement_days_late_seconds;
  };
  const shop = { yookassaShopId: '1', yookassaSecretKey: 'k' };
  expect(await late({ payments: 'alfabank', ...shop })).toBeGreaterThan(3_600);
  expect(await late({ payments: 'alfabank' })).toBe(0);

  const again = await serverOf(providers.alfabank, providers.yookassa);
  again.clock.advance(60 * 60_000);
  await again.runJob('payments.sendRefunds');
  expect(await refund()).toMatchObject({ status: 'succeeded' });
});

test('a callback of Alfa-Bank is a hint: forged, doubled and out of order, it pays once', async () => {
  const { alfabank, providers, serverOf } = await twoProviders();
  const api = await serverOf(providers.alfabank);
  const { tariffId } = await openStudio(api);
  const person = await api.aCustomer();
  const orderId = await hold(api, person, tariffId, [10]);
  const read = async () => (await api.as(person).send(getBooking, { body: { orderId } })).message;
  const { paymentId, frameUrl } = (await api.as(person).send(payEmbedded, { body: { orderId } })).message;
  expect(frameUrl).toBe(`/alfabank/pay#${paymentId}`);
  expect(await notify(api, 'alfabank', alfabank.notification(paymentId))).toBe(200);
  expect(await notify(api, 'alfabank', alfabank.notification('22e12f66-000f-5000-8000-18db351245c7'))).toBe(200);
  expect(await notify(api, 'alfabank', { operation: 'deposited' })).toBe(400);
  expect(await read()).toMatchObject({ status: 4 });
  alfabank.say(paymentId, 'succeeded');
  api.clock.advance(4_000);
  for (const operation of ['deposited', 'declinedByTimeout', 'approved', 'deposited'])
    expect(await notify(api, 'alfabank', alfabank.notification(paymentId, operation))).toBe(200);
  expect(await read()).toMatchObject({ status: 2, refund: null });
});

test('the pages of the card’s fields alone may load from the bank, and only with it', async () => {
  const { alfabank, providers, serverOf } = await twoProviders();
  const api = await testApi({
    ports: { payments: providers.alfabank },
    config: { alfabankUrl: 'https://pay.example/payment/rest' },
  });
  onTestFinished(() => api.close());
  const get = async (url: string) => {
    const { headers, body } = await api.app.inject({ url });
    return { policy: String(headers['content-security-policy'] ?? ''), body };
  };
  const form = await get('/alfabank/form');
  expect(form.body).toContain('<script src="https://pay.example/payment/modules/multiframe/main.js">');
  expect(form.policy).toContain("script-src 'self' https://pay.example;");
  for (const page of ['pay', 'form', 'done'])
    expect((await get(`/alfabank/${page}`)).policy).toContain("frame-ancestors 'self'");
  for (const page of ['pay', 'done']) expect((await get(`/alfabank/${page}`)).policy).not.toContain('pay.example');
  expect((await get('/alfabank/form.js')).body).toContain('"/payment"');
  expect((await get('/api/health')).policy).not.toContain('pay.example');
  const other = await serverOf(providers.yookassa);
  expect((await other.app.inject({ url: '/alfabank/form' })).statusCode).toBe(404);
  expect(alfabank.requests).toEqual([]);
});
