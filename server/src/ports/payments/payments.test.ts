import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../testing/database.ts';
import { alfabankServer } from './alfabank.testing.ts';
import { alfabankPayments } from './alfabank.ts';
import type { PaymentProvider, Registered } from './payments.ts';
import { sandboxPayments } from './sandbox.ts';
import { yookassaServer } from './yookassa.testing.ts';
import { yookassaPayments } from './yookassa.ts';

const DAY = 86_400_000;
const receipt = {
  phone: '9120000101',
  vatPercent: 22,
  isPrepayment: false,
  lines: [{ title: 'Фотостудия', quantity: 2, unitPrice: 500, sum: 1_000 }],
};

interface Bank {
  readonly payments: PaymentProvider;
  /** The customer pays, or the bank refuses. */
  decide(started: { id: string; confirmationToken: string }, status: 'succeeded' | 'canceled'): Promise<unknown>;
  /** The notification it would send to the webhook. */
  notification(id: string): unknown;
  pass(ms: number): void;
  /** The time of its clock plus so many milliseconds. */
  now(ms: number): Date;
  close(): Promise<unknown>;
}

async function sandboxBank(): Promise<Bank> {
  const database: TestDatabase = await testDatabase('embedded');
  let now = new Date('2026-12-01T07:00:00Z');
  const sandbox = sandboxPayments(database.db, () => now);
  return {
    payments: sandbox,
    decide: ({ confirmationToken }, status) =>
      sandbox.pay(confirmationToken, status === 'succeeded' ? 'success' : 'decline'),
    notification: id => ({ event: 'payment.succeeded', paymentId: id }),
    pass: ms => {
      now = new Date(now.getTime() + ms);
    },
    now: ms => new Date(now.getTime() + ms),
    close: () => database.close(),
  };
}

async function yookassaBank(): Promise<Bank> {
  const server = await yookassaServer();
  return {
    payments: yookassaPayments({ ...server, fiscal: true, taxSystem: 1 }),
    decide: async ({ id }, status) => server.say(id, status),
    notification: id => server.notification(id),
    pass: ms => {
      server.state.now += ms;
    },
    now: ms => new Date(server.state.now + ms),
    close: server.close,
  };
}

async function alfabankBank(): Promise<Bank> {
  const server = await alfabankServer();
  const fiscal = { taxSystem: undefined };
  return {
    payments: alfabankPayments({ ...server, publicUrl: 'https://venue.example', fiscal }),
    decide: async ({ id }, status) => server.say(id, status),
    notification: id => server.notification(id),
    pass: ms => {
      server.state.now += ms;
    },
    now: ms => new Date(server.state.now + ms),
    close: server.close,
  };
}

describe.each([
  ['sandbox', sandboxBank],
  ['yookassa', yookassaBank],
  ['alfabank', alfabankBank],
] as const)('every provider of payments (%s)', (_name, open) => {
  let bank: Bank;
  beforeAll(async () => {
    bank = await open();
  });
  afterAll(() => bank.close());

  let made = 0;
  const start = (key = `payment-${++made}`, sum = 1_000) =>
    bank.payments.start({
      key,
      sum,
      description: 'Бронь № 1',
      expiresAt: new Date('2030-01-01T00:00:00Z'),
      customer: null,
      receipt: { ...receipt, lines: [{ title: 'Фотостудия', quantity: 1, unitPrice: sum, sum }] },
    });
  const refund = (paymentId: string, sum: number, key = `refund-${++made}`) =>
    bank.payments.refund({
      key,
      paymentId,
      sum,
      receipt: { ...receipt, lines: [{ title: 'Фотостудия', quantity: 1, unitPrice: sum, sum }] },
    });

  test('starts a payment once for a key, and says where it stands', async () => {
    const started = await start('once');
    expect(await start('once')).toEqual(started);
    expect((await start()).id).not.toBe(started.id);
    expect(await bank.payments.read(started.id)).toEqual({ id: started.id, status: 'pending', sum: 1_000 });
    await bank.decide(started, 'succeeded');
    expect(await bank.payments.read(started.id)).toEqual({ id: started.id, status: 'succeeded', sum: 1_000 });
  });

  test('a key that comes again with another sum is another payment, and the first one stays as it was', async () => {
    const started = await start('corrected');
    const corrected = await start('corrected', 2_000);
    expect(corrected.id).not.toBe(started.id);
    expect((await bank.payments.read(started.id))?.sum).toBe(1_000);
    expect((await bank.payments.read(corrected.id))?.sum).toBe(2_000);
  });

  test('kopecks neither come nor go', async () => {
    for (const sum of [1, 10, 99, 101, 123_456_789, 2_000_000_001]) {
      const { id } = await start(undefined, sum);
      expect((await bank.payments.read(id))?.sum).toBe(sum);
    }
  });

  test('a refusal of the bank is told, and a payment it does not know', async () => {
    const started = await start();
    await bank.decide(started, 'canceled');
    expect(await bank.payments.read(started.id)).toMatchObject({ status: 'canceled' });
    expect(await bank.payments.read('22e12f66-000f-5000-8000-18db351245c7')).toBeUndefined();
  });

  test('gives back all of it or parts, never more than there is, and once for a key, however late it is repeated', async () => {
    const started = await start();
    await bank.decide(started, 'succeeded');
    expect(await refund(started.id, 400, 'part')).toBe('succeeded');
    expect(await refund(started.id, 400, 'part')).toBe('succeeded');
    bank.pass(3 * DAY);
    expect(await refund(started.id, 400, 'part')).toBe('succeeded');
    expect(await refund(started.id, 700)).toBe('failed');
    expect(await refund(started.id, 300)).toBe('succeeded');
    expect(await refund(started.id, 300)).toBe('succeeded');
    expect(await refund(started.id, 1)).toBe('failed');
  });

  test('what nobody has paid has nothing to give back', async () => {
    const started = await start();
    expect(await refund(started.id, 1)).toBe('failed');
    await bank.decide(started, 'canceled');
    expect(await refund(started.id, 1)).toBe('failed');
  });

  test('writes the second receipt of a payment once, when it is asked to', async () => {
    const started = await start();
    await bank.decide(started, 'succeeded');
    const second = { paymentId: started.id, refundKey: null, isSecond: true };
    expect(await bank.payments.receipt(second)).toEqual({ status: 'unwritten' });
    const sent = { ...receipt, lines: [{ title: 'Фотостудия', quantity: 1, unitPrice: 700, sum: 700 }] };
    const write = () => bank.payments.writeReceipt({ ...second, key: `second-${made}`, sum: 700, receipt: sent });
    expect([await write(), await write()]).toEqual(['pending', 'pending']);
    const written = await bank.payments.receipt(second);
    expect(written).toMatchObject({ status: 'registered', sum: 700 });
    const first = await bank.payments.receipt({ ...second, isSecond: false });
    expect(first).toMatchObject({ status: 'registered', sum: 1_000 });
    expect(first).not.toMatchObject({ documentNumber: (written as Registered).documentNumber });
  });

  test('says what became of the receipts of a payment and of what went back', async () => {
    const started = await start(undefined, 1_000);
    await bank.decide(started, 'succeeded');
    await refund(started.id, 400, `back-${started.id.slice(0, 8)}`);
    const registered = {
      status: 'registered',
      registeredAt: expect.any(Date),
      attribute: expect.stringMatching(/^\d+$/),
    };
    const payment = { paymentId: started.id, refundKey: null, isSecond: false };
    const came = await bank.payments.receipt(payment);
    expect(came).toMatchObject({ ...registered, sum: 1_000 });
    expect(await bank.payments.receipt(payment)).toEqual(came);
    const went = await bank.payments.receipt({ ...payment, refundKey: `back-${started.id.slice(0, 8)}` });
    expect(went).toMatchObject({ ...registered, sum: 400 });
    expect(went).not.toMatchObject({ documentNumber: (came as { documentNumber: string }).documentNumber });
  });

  test('shows what came and went in a span, and nothing else', async () => {
    bank.pass(10 * DAY);
    const [paid, other] = [await start(undefined, 700), await start(undefined, 300)];
    await bank.decide(paid, 'succeeded');
    const key = `span-${paid.id.slice(0, 8)}`;
    await refund(paid.id, 200, key);
    const lines = await bank.payments.statement(bank.now(-DAY), bank.now(1));
    expect(lines).toEqual([
      { kind: 'payment', id: paid.id, paymentId: paid.id, refundKey: null, sum: 700, at: bank.now(0) },
      { kind: 'refund', id: expect.any(String), paymentId: paid.id, refundKey: key, sum: 200, at: bank.now(0) },
    ]);
    expect(await bank.payments.statement(bank.now(1), bank.now(DAY))).toEqual([]);
    expect(await bank.payments.statement(bank.now(-DAY), bank.now(0))).toEqual([]);
    expect(other.id).not.toBe(paid.id);
  });

  test('a notification names its payment, anything else names none', async () => {
    const { id } = await start();
    expect(bank.payments.notified(bank.notification(id))).toBe(id);
    for (const body of [null, undefined, '', 7, [], {}, { object: null }, { paymentId: 7 }, { type: 'notification' }])
      expect(bank.payments.notified(body)).toBeUndefined();
  });
});

describe('YooKassa', () => {
  let server: Awaited<ReturnType<typeof yookassaServer>>;
  let payments: PaymentProvider;
  beforeAll(async () => {
    server = await yookassaServer();
    payments = yookassaPayments({ ...server, fiscal: true, taxSystem: 1, timeoutMs: 400 });
  });
  afterAll(() => server.close());
  beforeEach(() => {
    server.requests.length = 0;
    server.state.refundStatus = 'succeeded';
  });

  let made = 0;
  const wanted = () => ({
    key: `booking-${++made}-1`,
    sum: 1_000,
    description: `Бронь № 1, ${'очень '.repeat(40)}`,
    expiresAt: new Date(Date.now() + Math.random() * DAY),
    receipt,
    customer: null as string | null,
  });
  const paid = async () => {
    const { id } = await payments.start(wanted());
    server.say(id, 'succeeded');
    return id;
  };
  const refund = (paymentId: string, key: string, sum = 1_000) =>
    payments.refund({ key, paymentId, sum, receipt: { ...receipt, lines: [{ ...receipt.lines[0], sum } as never] } });

  test('is asked for the embedded widget, with the receipt of 54-FZ, and the token stands in no path', async () => {
    const { id, frameUrl, confirmationToken } = await payments.start(wanted());
    expect(frameUrl).toBe(`/yookassa/pay#${encodeURIComponent(confirmationToken)}`);
    const [{ key, body } = expect.unreachable()] = server.requests;
    // One key for one body: the price and the phone may be corrected between two tries.
    expect(key).toMatch(new RegExp(`^100500-booking-${made}-1-[0-9a-f]{16}$`));
    expect(body).toEqual({
      amount: { value: '10.00', currency: 'RUB' },
      capture: true,
      confirmation: { type: 'embedded' },
      description: expect.stringMatching(/^Бронь № 1, .{110,120}…$/),
      metadata: { key: `booking-${made}-1` },
      receipt: {
        customer: { phone: '79120000101' },
        items: [
          {
            description: 'Фотостудия',
            quantity: 2,
            amount: { value: '5.00', currency: 'RUB' },
            vat_code: 11,
            payment_mode: 'full_payment',
            payment_subject: 'service',
          },
        ],
        tax_system_code: 1,
      },
    });
    server.say(id, 'waiting_for_capture');
    expect(await payments.read(id)).toMatchObject({ status: 'authorized' });
  });

  test('names the account by its opaque id, so that the widget offers its cards, and nobody else', async () => {
    await payments.start({ ...wanted(), customer: 'opaque' });
    await payments.start(wanted());
    expect(server.requests.map(({ body }) => body.merchant_customer_id)).toEqual(['opaque', undefined]);
  });

  test.each([
    ['in another currency', { amount: { value: '10.00', currency: 'USD' } }],
    ['of another sum', { amount: { value: '1.00', currency: 'RUB' } }],
  ])('a payment %s than was asked for is none', async (_, said) => {
    server.fail(said);
    await expect(payments.start(wanted())).rejects.toThrow();
  });

  test('money that came in another currency is not counted as roubles', async () => {
    const id = await paid();
    server.fail({ amount: { value: '10.00', currency: 'USD' } });
    await expect(payments.read(id)).rejects.toThrow();
  });

  test('is followed nowhere: the secret key goes to the address of the settings alone', async () => {
    const before = server.requests.length;
    server.fail('elsewhere');
    await expect(payments.start(wanted())).rejects.toThrow();
    expect(server.requests).toHaveLength(before + 1);
  });

  test('a refund of another payment by the same key is not taken for this one', async () => {
    const [one, other] = [await paid(), await paid()];
    expect(await refund(one, 'refund-same')).toBe('succeeded');
    server.state.now += 2 * DAY;
    server.fail({ items: server.refunds });
    expect(await refund(other, 'refund-same', 900)).toBe('succeeded');
    expect(server.refunds.at(-1)).toMatchObject({ payment_id: other, amount: { value: '9.00' } });
  });

  test('without receipts of its own none is sent', async () => {
    const bare = yookassaPayments({ ...server, fiscal: false, taxSystem: undefined });
    await bare.start(wanted());
    expect(server.requests[0]?.body).not.toHaveProperty('receipt');
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

      const before = server.refunds.length;
      server.fail(fault);
      await expect(refund(id, `refund-${made}`)).rejects.toThrow();
      // The list of refunds answers, the refund itself does not.
      server.pass(1);
      server.fail(fault);
      await expect(refund(id, `refund-${made}`)).rejects.toThrow();
      expect(await refund(id, `refund-${made}`)).toBe('succeeded');
      expect(server.refunds).toHaveLength(before + 1);
    },
  );

  test('a refund whose answer was lost is found again, also when its key is long forgotten', async () => {
    const id = await paid();
    const lists = server.requests.length;
    expect(lists).toBeGreaterThan(0);
    expect(await refund(id, 'lost-1', 100)).toBe('succeeded');
    expect(await refund(id, 'lost-2', 100)).toBe('succeeded');
    expect(await refund(id, 'lost-3', 100)).toBe('succeeded');
    server.state.now += 2 * DAY;
    const before = server.refunds.length;
    expect(await refund(id, 'lost-3', 100)).toBe('succeeded');
    expect(server.refunds).toHaveLength(before);
  });

  test('a refund it works on is pending until it is over, a cancelled one has failed', async () => {
    const id = await paid();
    server.state.refundStatus = 'pending';
    expect(await refund(id, 'slow-1')).toBe('pending');
    expect(await refund(id, 'slow-1')).toBe('pending');
    const made = server.refunds.find(each => each.payment_id === id);
    if (made) made.status = 'succeeded';
    expect(await refund(id, 'slow-1')).toBe('succeeded');
    const other = await paid();
    server.state.refundStatus = 'canceled';
    expect(await refund(other, 'no-1')).toBe('failed');
  });

  test('a wrong secret is nobody’s refusal: money is not given up for it', async () => {
    const id = await paid();
    const stranger = yookassaPayments({ ...server, secretKey: 'other', fiscal: false, taxSystem: undefined });
    await expect(stranger.refund({ key: 'x', paymentId: id, sum: 1, receipt })).rejects.toThrow('401');
    await expect(stranger.read(id)).rejects.toThrow('401');
  });

  test('a number out of a forged notification reaches no other address of the API', async () => {
    expect(await payments.read('../refunds?x=')).toBeUndefined();
    expect(server.requests[0]?.path).toBe('/v3/payments/..%2Frefunds%3Fx%3D');
    expect(payments.notified(server.notification('a', 'refund.succeeded'))).toBe('a');
    const refunded = { type: 'notification', event: 'refund.succeeded', object: { id: 'r', payment_id: 'p' } };
    expect(payments.notified(refunded)).toBe('p');
  });
});
