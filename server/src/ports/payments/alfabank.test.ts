import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { alfabankServer } from './alfabank.testing.ts';
import { alfabankPayments } from './alfabank.ts';
import type { PaymentProvider } from './payments.ts';

const DAY = 86_400_000;
const lines = [{ title: 'Фотостудия', quantity: 2, unitPrice: 500, sum: 1_000 }];
const receipt = { phone: '9120000101', vatPercent: 22, lines, isPrepayment: false };
const fiscal = { taxSystem: 1 };
const publicUrl = 'https://venue.example';

describe('Alfa-Bank', () => {
  let server: Awaited<ReturnType<typeof alfabankServer>>;
  let payments: PaymentProvider;
  beforeAll(async () => {
    server = await alfabankServer();
    payments = alfabankPayments({ ...server, publicUrl, fiscal, timeoutMs: 400 });
  });
  afterAll(() => server.close());
  beforeEach(() => {
    server.mend();
    server.requests.length = 0;
    server.state.now += DAY;
    Object.assign(server.state, {
      receipts: 'delivered',
      refundAction: '0',
      showsRefundsInReports: true,
      checksKeys: true,
    });
  });

  let made = 0;
  const wanted = () => ({
    key: `booking-${++made}-1`,
    sum: 1_000,
    description: `Бронь № 1, ${'очень '.repeat(40)}`,
    expiresAt: new Date('2030-01-01T10:00:00Z'),
    receipt,
    customer: null,
  });
  const paid = async () => {
    const { id } = await payments.start(wanted());
    server.say(id, 'succeeded');
    return id;
  };
  const refund = (paymentId: string, key: string, sum = 1_000) =>
    payments.refund({ key, paymentId, sum, receipt: { ...receipt, lines: [{ ...receipt.lines[0], sum } as never] } });
  const refundsOf = (id: string) => server.orders.get(id)?.refunds ?? [];

  test('is asked for an order with a cart, and its id stands in no path', async () => {
    const { id, frameUrl, confirmationToken } = await payments.start(wanted());
    expect([frameUrl, confirmationToken]).toEqual([`/alfabank/pay#${id}`, id]);
    const [{ method, fields } = expect.unreachable()] = server.requests;
    expect(method).toBe('register.do');
    expect(fields).toMatchObject({
      amount: '1000',
      orderNumber: expect.stringMatching(/^[0-9a-f]{32}$/),
      description: expect.stringMatching(/^Бронь № 1, .{110,120}…$/),
      returnUrl: 'https://venue.example/alfabank/done',
      failUrl: 'https://venue.example/alfabank/done?failed',
      expirationDate: '2030-01-01T13:00:00',
      taxSystem: '1',
    });
    expect(JSON.parse(fields.orderBundle ?? '')).toEqual({
      customerDetails: { phone: '79120000101' },
      cartItems: {
        items: [
          {
            positionId: '1',
            itemCode: '1',
            name: 'Фотостудия × 2',
            quantity: { value: 1, measure: 'шт' },
            itemPrice: 1_000,
            itemAmount: 1_000,
            tax: { taxType: 14 },
            itemAttributes: {
              attributes: [
                { name: 'paymentMethod', value: '4' },
                { name: 'paymentObject', value: '4' },
              ],
            },
          },
        ],
      },
    });
  });

  test('an order of the same number that is over is not taken for a new one', async () => {
    const request = wanted();
    const first = await payments.start(request);
    server.say(first.id, 'succeeded');
    const second = await payments.start(request);
    expect(second.id).not.toBe(first.id);
    expect((await payments.read(second.id))?.status).toBe('pending');
    expect((await payments.start(request)).id).toBe(second.id);
  });

  test('an order that is not paid in its term is cancelled', async () => {
    const expiresAt = new Date(server.state.now + 60_000);
    const { id } = await payments.start({ ...wanted(), expiresAt });
    expect(await payments.read(id)).toMatchObject({ status: 'pending' });
    server.state.now += 60_000;
    expect(await payments.read(id)).toMatchObject({ status: 'canceled' });
  });

  test('an order of another sum, or one whose number belongs to another sum, is none of ours', async () => {
    const request = wanted();
    const { id } = await payments.start(request);
    server.pass(1);
    server.fail({ amount: 100 });
    expect((await payments.start(request)).id).not.toBe(id);
    server.say(id, 'succeeded');
    server.fail({ currency: '840' });
    await expect(payments.read(id)).rejects.toThrow();
    // Staff completed it in part, in the bank's cabinet.
    server.fail({ paymentAmountInfo: { depositedAmount: 700, refundedAmount: 0 } });
    expect(await payments.read(id)).toMatchObject({ status: 'succeeded', sum: 700 });
    // Whether a refund lessens what was deposited or not, the same was received.
    server.fail({ paymentAmountInfo: { depositedAmount: 1_000, refundedAmount: 400 } });
    expect(await payments.read(id)).toMatchObject({ sum: 1_000 });
  });

  test('is followed nowhere: the password goes to the address of the settings alone', async () => {
    server.fail('elsewhere');
    await expect(payments.start(wanted())).rejects.toThrow();
    expect(server.requests).toHaveLength(1);
  });

  test.each(['slow', '500', 'cut', 'cut after', '429', '401', 'page'] as const)(
    'nobody knows what became of a request (%s): it fails, and repeated it is done once',
    async fault => {
      const request = wanted();
      server.fail(fault);
      await expect(payments.start(request)).rejects.toThrow();
      const { id } = await payments.start(request);
      expect((await payments.start(request)).id).toBe(id);
      server.say(id, 'succeeded');
      server.fail(fault);
      await expect(payments.read(id)).rejects.toThrow();
      for (const before of [0, 1, 2]) {
        server.pass(before);
        server.fail(fault);
        await refund(id, `refund-${made}`).catch(() => undefined);
        server.mend();
      }
      expect(await refund(id, `refund-${made}`)).toBe('succeeded');
      expect(refundsOf(id)).toHaveLength(1);
      server.fail(fault);
      await expect(payments.statement(new Date(0), new Date(1))).rejects.toThrow();
    },
  );

  test('a refund that the order shows is not sent again, whatever the gateway knows of keys', async () => {
    const id = await paid();
    server.state.checksKeys = false;
    expect(await refund(id, 'known-1', 400)).toBe('succeeded');
    expect(await refund(id, 'known-1', 400)).toBe('succeeded');
    expect(refundsOf(id)).toHaveLength(1);
  });

  test('a refund that the order does not show is not believed', async () => {
    const id = await paid();
    server.pass(2);
    server.fail({ refunds: [] });
    await expect(refund(id, 'unseen-1')).rejects.toThrow('does not show');
    expect(await refund(id, 'unseen-1')).toBe('succeeded');
    expect(refundsOf(id)).toHaveLength(1);
  });

  test('a refusal that may pass is no end: only what the order shows is', async () => {
    const id = await paid();
    server.pass(1);
    server.fail('refused');
    await expect(refund(id, 'system-1')).rejects.toThrow('refused refund.do: 7');
    expect(refundsOf(id)).toEqual([]);
    expect(await refund(id, 'system-1')).toBe('succeeded');
    server.state.refundAction = '116';
    const other = await paid();
    expect(await refund(other, 'declined-1')).toBe('failed');
    server.state.refundAction = '0';
    expect(await refund(other, 'declined-1')).toBe('failed');
    expect(await refund(other, 'declined-1-1')).toBe('succeeded');
  });

  test('a wrong password is nobody’s refusal: money is not given up for it', async () => {
    const id = await paid();
    const stranger = alfabankPayments({ ...server, password: 'other', publicUrl, fiscal: undefined });
    await expect(stranger.refund({ key: 'x', paymentId: id, sum: 1, receipt })).rejects.toThrow('refused');
    await expect(stranger.read(id)).rejects.toThrow('refused');
  });

  test('each of two refunds of one sum has a receipt of its own', async () => {
    const id = await paid();
    for (const key of ['half-1', 'half-2']) expect(await refund(id, key, 300)).toBe('succeeded');
    const [one, two] = await Promise.all(
      ['half-1', 'half-2'].map(refundKey => payments.receipt({ paymentId: id, refundKey, isSecond: false })),
    );
    expect(one).toMatchObject({ status: 'registered', sum: 300 });
    expect(two).toMatchObject({ status: 'registered', sum: 300 });
    expect(one).not.toEqual(two);
    await expect(payments.receipt({ paymentId: id, refundKey: 'half-3', isSecond: false })).rejects.toThrow(
      'no refund',
    );
  });

  test('a receipt on its way is awaited, a failed one refused, and it has no method to write one anew', async () => {
    server.state.receipts = 'sent';
    expect(await payments.receipt({ paymentId: await paid(), refundKey: null, isSecond: false })).toEqual({
      status: 'pending',
    });
    server.state.receipts = 'failed';
    const of = { paymentId: await paid(), refundKey: null, isSecond: false };
    expect(await payments.receipt(of)).toEqual({ status: 'refused' });
    expect(await payments.writeReceipt({ ...of, key: 'receipt-1-1', sum: 1_000, receipt })).toBe('refused');
    const bare = alfabankPayments({ ...server, publicUrl, fiscal: undefined });
    expect(await bare.receipt(of)).toEqual({ status: 'elsewhere' });
    const { id } = await bare.start(wanted());
    expect(server.orders.get(id)?.fiscal).toBe(false);
  });

  test('a rate without a code of the bank starts no payment', async () => {
    const request = { ...wanted(), receipt: { ...receipt, vatPercent: 18 } };
    await expect(payments.start(request)).rejects.toThrow('no code of VAT for 18 %');
  });

  const cartsOf = (method: string) =>
    server.requests
      .filter(each => each.method === method)
      .map(({ fields }) => {
        const [{ tax, itemAmount, itemAttributes }] = JSON.parse(fields.orderBundle ?? '').cartItems.items;
        return [itemAmount, tax.taxType, itemAttributes.attributes[0].value];
      });

  test('a prepayment is named as one, and the second receipt, of full payment, is written once', async () => {
    const { id } = await payments.start({ ...wanted(), receipt: { ...receipt, isPrepayment: true } });
    server.say(id, 'succeeded');
    expect(cartsOf('register.do')).toEqual([[1_000, 15, '1']]);
    const second = { paymentId: id, refundKey: null, isSecond: true };
    const write = () => payments.writeReceipt({ ...second, key: `second-${made}`, sum: 1_000, receipt });
    expect(await payments.receipt(second)).toEqual({ status: 'unwritten' });
    // Its gateway closes a prepayment once, so receipts of parts come from the cash register.
    expect(await payments.receipt({ ...second, part: 'Бронь № 1' })).toEqual({ status: 'elsewhere' });
    server.pass(1);
    server.fail('cut after');
    await expect(write()).rejects.toThrow();
    expect([await write(), await write()]).toEqual(['pending', 'pending']);
    expect(cartsOf('closeOfdReceipt.do')).toEqual([[1_000, 14, '4']]);
    expect(await payments.receipt(second)).toMatchObject({ status: 'registered', sum: 1_000 });
  });

  test('a second receipt that was refused is written again, and none without the first', async () => {
    const id = await paid();
    const second = { paymentId: id, refundKey: null, isSecond: true };
    const write = (of = second) => payments.writeReceipt({ ...of, key: `second-${made}`, sum: 1_000, receipt });
    server.state.receipts = 'failed';
    expect(await write()).toBe('pending');
    expect(await payments.receipt(second)).toEqual({ status: 'refused' });
    expect(await payments.receipt({ ...second, isSecond: false })).toMatchObject({ status: 'registered' });
    server.state.receipts = 'sent';
    expect(await write()).toBe('pending');
    expect(await payments.receipt(second)).toEqual({ status: 'pending' });
    server.state.receipts = 'failed';
    expect(await write({ ...second, paymentId: await paid() })).toBe('refused');
    server.state.receipts = 'delivered';
    const returned = await paid();
    await refund(returned, `all-${made}`);
    expect(await write({ ...second, paymentId: returned })).toBe('refused');
  });

  test.each([true, false])(
    'its books show a refund on its day, long after the payment (in reports: %s)',
    async shows => {
      server.state.showsRefundsInReports = shows;
      const id = await paid();
      server.state.now += 90 * DAY;
      const start = new Date(server.state.now);
      await refund(id, 'late-1', 400);
      expect(await payments.statement(start, new Date(start.getTime() + DAY))).toEqual([
        { kind: 'refund', id: `${id}-1`, paymentId: id, refundKey: 'late-1', sum: 400, at: start },
      ]);
    },
  );
});
