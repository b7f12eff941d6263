import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PaymentProvider, Receipt } from './payments.ts';
import { yookassaServer } from './yookassa.testing.ts';
import { yookassaPayments } from './yookassa.ts';

const lines = [{ title: 'Фотостудия', quantity: 2, unitPrice: 500, sum: 1_000 }];
const receipt = { phone: '9120000101', vatPercent: 22, lines, isPrepayment: false };

describe('receipts of YooKassa', () => {
  let server: Awaited<ReturnType<typeof yookassaServer>>;
  let payments: PaymentProvider;
  beforeAll(async () => {
    server = await yookassaServer();
    payments = yookassaPayments({ ...server, fiscal: true, taxSystem: 1, timeoutMs: 400 });
  });
  afterAll(() => server.close());
  beforeEach(() => {
    server.state.receiptStatus = 'succeeded';
    server.requests.length = 0;
  });

  let made = 0;
  const paid = async (by = payments, of: Receipt = receipt) => {
    const wanted = { key: `booking-${++made}-1`, sum: 1_000, description: 'Бронь № 1', receipt: of, customer: null };
    const { id } = await by.start({ ...wanted, expiresAt: new Date('2030-01-01T00:00:00Z') });
    server.say(id, 'succeeded');
    return { paymentId: id, refundKey: null, isSecond: false };
  };
  const writeAnew = (of: Awaited<ReturnType<typeof paid>>, key = `receipt-${made}-1`) =>
    payments.writeReceipt({ ...of, key, sum: 1_000, receipt });

  test('one that was refused is written anew once for a key, and then counts', async () => {
    server.state.receiptStatus = 'canceled';
    const of = await paid();
    expect(await payments.receipt(of)).toEqual({ status: 'refused' });
    server.state.receiptStatus = 'succeeded';
    const before = server.receipts.length;
    expect(await writeAnew(of)).toBe('pending');
    expect(await writeAnew(of)).toBe('pending');
    expect(server.receipts).toHaveLength(before + 1);
    expect(await payments.receipt(of)).toMatchObject({ status: 'registered', sum: 1_000 });
    expect(
      server.requests.find(({ method, path }) => method === 'POST' && path === '/v3/receipts')?.body,
    ).toMatchObject({
      type: 'payment',
      payment_id: of.paymentId,
      customer: { phone: '79120000101' },
      tax_system_code: 1,
      send: true,
      settlements: [{ type: 'cashless', amount: { value: '10.00', currency: 'RUB' } }],
    });
  });

  const second = (of: Awaited<ReturnType<typeof paid>>) => ({ ...of, isSecond: true });

  test('a prepayment is named as one, and the second receipt, of full payment, is settled by it once', async () => {
    const of = await paid(payments, { ...receipt, isPrepayment: true });
    const started = server.requests.find(({ path }) => path === '/v3/payments')?.body.receipt;
    expect(started).toMatchObject({ items: [{ payment_mode: 'full_prepayment', vat_code: 12 }] });
    expect(await payments.receipt(of)).toMatchObject({ status: 'registered' });
    expect(await payments.receipt(second(of))).toEqual({ status: 'unwritten' });
    server.state.receiptStatus = 'pending';
    expect(await writeAnew(second(of))).toBe('pending');
    expect(await payments.receipt(second(of))).toEqual({ status: 'pending' });
    expect(
      server.requests.find(({ method, path }) => method === 'POST' && path === '/v3/receipts')?.body,
    ).toMatchObject({
      type: 'payment',
      payment_id: of.paymentId,
      items: [{ payment_mode: 'full_payment', vat_code: 11 }],
      send: true,
      settlements: [{ type: 'prepayment', amount: { value: '10.00', currency: 'RUB' } }],
    });
    const before = server.receipts.length;
    expect(await writeAnew(second(of))).toBe('pending');
    expect(server.receipts).toHaveLength(before);
    expect(await payments.receipt(of)).toMatchObject({ status: 'registered' });
  });

  test('of several second receipts of a payment each has its own state, told apart by the title', async () => {
    const of = await paid(payments, { ...receipt, isPrepayment: true });
    const ofPart = (part: string) => ({ ...second(of), part });
    const writePart = (part: string) =>
      payments.writeReceipt({
        ...{ ...ofPart(part), key: `part-${part.length}-${part.at(-1)}`, sum: 500 },
        receipt: { ...receipt, lines: [{ title: part, quantity: 1, unitPrice: 500, sum: 500 }] },
      });
    expect(await writePart('Бронь № 1')).toBe('pending');
    expect(await payments.receipt(ofPart('Бронь № 1'))).toMatchObject({ status: 'registered', sum: 500 });
    expect(await payments.receipt(ofPart('Бронь № 2'))).toEqual({ status: 'unwritten' });
    expect(await writePart('Бронь № 2')).toBe('pending');
    expect(await payments.receipt(ofPart('Бронь № 2'))).toMatchObject({ status: 'registered', sum: 500 });
  });

  test('of a prepayment and its second receipt each has its own state', async () => {
    server.state.receiptStatus = 'canceled';
    const of = await paid(payments, { ...receipt, isPrepayment: true });
    server.state.receiptStatus = 'succeeded';
    expect(await writeAnew(second(of))).toBe('pending');
    expect(await payments.receipt(second(of))).toMatchObject({ status: 'registered', sum: 1_000 });
    expect(await payments.receipt(of)).toEqual({ status: 'refused' });
  });

  test('the receipt of a refund says whether a prepayment or full payment goes back', async () => {
    const of = await paid(payments, { ...receipt, isPrepayment: true });
    const give = (key: string, isPrepayment: boolean) => {
      const half = [{ title: 'Фотостудия', quantity: 1, unitPrice: 500, sum: 500 }];
      const sent = { ...receipt, lines: half, isPrepayment };
      return payments.refund({ key, paymentId: of.paymentId, sum: 500, receipt: sent });
    };
    expect([await give('before', true), await give('after', false)]).toEqual(['succeeded', 'succeeded']);
    expect(server.receipts.slice(-2).map(({ items }) => items)).toMatchObject([
      [{ payment_mode: 'full_prepayment', vat_code: 12 }],
      [{ payment_mode: 'full_payment', vat_code: 11 }],
    ]);
  });

  test('that of a refund is written for the refund, not for what was paid', async () => {
    const of = await paid();
    server.state.receiptStatus = 'canceled';
    const refundKey = `refund-${made}`;
    expect(await payments.refund({ key: refundKey, paymentId: of.paymentId, sum: 1_000, receipt })).toBe('succeeded');
    expect(await payments.receipt({ ...of, refundKey })).toEqual({ status: 'refused' });
    expect(await payments.receipt(of)).toMatchObject({ status: 'registered' });
    server.state.receiptStatus = 'succeeded';
    expect(await writeAnew({ ...of, refundKey } as never)).toBe('pending');
    expect(await payments.receipt({ ...of, refundKey })).toMatchObject({ status: 'registered' });
    expect(server.receipts.at(-1)).toMatchObject({ type: 'refund', refund_id: server.refunds.at(-1)?.id });
  });

  test('while it is being registered it is awaited; numbers that are not there yet are awaited too', async () => {
    server.state.receiptStatus = 'pending';
    const of = await paid();
    expect(await payments.receipt(of)).toEqual({ status: 'pending' });
    const written = server.receipts.at(-1);
    if (written) written.status = 'succeeded';
    expect(await payments.receipt(of)).toEqual({ status: 'pending' });
  });

  test('a shop that has a cash register of its own is asked for none', async () => {
    const bare = yookassaPayments({ ...server, fiscal: false, taxSystem: undefined });
    const of = await paid(bare);
    server.requests.length = 0;
    expect(await bare.receipt(of)).toEqual({ status: 'elsewhere' });
    expect(await bare.receipt(second(of))).toEqual({ status: 'elsewhere' });
    expect(server.requests).toEqual([]);
    // Receipts were switched on after the payment, so it has none.
    expect(await payments.receipt(of)).toEqual({ status: 'elsewhere' });
  });

  test.each(['slow', '500', 'cut', 'cut after', '429', '401', 'page'] as const)(
    'nobody knows what became of a request (%s): it fails, and repeated it is done once',
    async fault => {
      server.state.receiptStatus = 'canceled';
      const of = await paid();
      server.fail(fault);
      await expect(payments.receipt(of)).rejects.toThrow();
      const before = server.receipts.length;
      // The lists answer, the receipt itself does not.
      server.pass(2);
      server.fail(fault);
      await expect(writeAnew(of)).rejects.toThrow();
      expect(await writeAnew(of)).toBe('refused');
      expect(server.receipts).toHaveLength(before + 1);
      // So is a second receipt, whose payment is not read.
      server.state.receiptStatus = 'pending';
      server.pass(1);
      server.fail(fault);
      await expect(writeAnew(second(of), `second-${made}`)).rejects.toThrow();
      expect(await writeAnew(second(of), `second-${made}`)).toBe('pending');
      expect(await payments.receipt(second(of))).toEqual({ status: 'pending' });
      expect(server.receipts).toHaveLength(before + 2);
      server.fail(fault);
      await expect(payments.statement(new Date(0), new Date(1))).rejects.toThrow();
    },
  );

  test('its own refusal is told: nothing was written', async () => {
    const of = await paid();
    const before = server.receipts.length;
    expect(await payments.writeReceipt({ ...of, key: 'other-sum', sum: 900, receipt })).toBe('refused');
    expect(server.receipts).toHaveLength(before);
  });
});
