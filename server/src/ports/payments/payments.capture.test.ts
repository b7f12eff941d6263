import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { alfabankServer } from './alfabank.testing.ts';
import { alfabankPayments } from './alfabank.ts';
import type { PaymentProvider } from './payments.ts';
import { sandboxPayments } from './sandbox.ts';
import { yookassaServer } from './yookassa.testing.ts';
import { yookassaPayments } from './yookassa.ts';

const lines = [{ title: 'Фотостудия', quantity: 1, unitPrice: 1_000, sum: 1_000 }];
const receipt = { phone: '9120000101', vatPercent: 22, lines, isPrepayment: false };
const publicUrl = 'https://venue.example';
const fiscal = { taxSystem: undefined };

interface Bank {
  readonly payments: PaymentProvider;
  /** The customer agrees, and the money is authorised. */
  authorize(started: { id: string; confirmationToken: string }): Promise<unknown>;
  /** Makes the next request fail before it is done, or after. */
  fail?(fault: 'cut' | 'cut after' | '500'): unknown;
  close(): Promise<unknown>;
}

async function sandboxBank(): Promise<Bank> {
  const database = await testDatabase('embedded');
  const payments = sandboxPayments(database.db, () => new Date('2026-12-01T07:00:00Z'), true);
  return {
    payments,
    authorize: ({ confirmationToken }) => payments.pay(confirmationToken, 'success'),
    close: () => database.close(),
  };
}

async function yookassaBank(): Promise<Bank> {
  const server = await yookassaServer();
  return {
    payments: yookassaPayments({ ...server, fiscal: true, taxSystem: 1, isTwoStage: true }),
    authorize: async ({ id }) => server.say(id, 'waiting_for_capture'),
    fail: server.fail,
    close: server.close,
  };
}

async function alfabankBank(): Promise<Bank> {
  const server = await alfabankServer();
  return {
    payments: alfabankPayments({ ...server, publicUrl, fiscal, isTwoStage: true }),
    authorize: async ({ id }) => server.say(id, 'authorized'),
    fail: server.fail,
    close: server.close,
  };
}

describe.each([
  ['sandbox', sandboxBank],
  ['yookassa', yookassaBank],
  ['alfabank', alfabankBank],
] as const)('every provider, in two stages (%s)', (_, open) => {
  let bank: Bank;
  beforeAll(async () => {
    bank = await open();
  });
  afterAll(() => bank.close());

  let made = 0;
  const authorized = async () => {
    const started = await bank.payments.start({
      key: `payment-${++made}`,
      sum: 1_000,
      description: 'Бронь № 1',
      expiresAt: new Date('2030-01-01T00:00:00Z'),
      receipt,
      customer: null,
    });
    await bank.authorize(started);
    return started.id;
  };
  const statusOf = async (id: string) => (await bank.payments.read(id))?.status;
  // A provider may refuse what is done already; what counts is what it shows.
  const capture = (id: string) =>
    bank.payments.capture({ key: `capture-${id}`, paymentId: id, sum: 1_000 }).catch(() => undefined);
  const release = (id: string) => bank.payments.void({ key: `void-${id}`, paymentId: id }).catch(() => undefined);
  const statement = () => bank.payments.statement(new Date(0), new Date('2031-01-01T00:00:00Z'));

  test('money is authorised first, is in no books, and has nothing to give back', async () => {
    const id = await authorized();
    expect(await bank.payments.read(id)).toEqual({ id, status: 'authorized', sum: 1_000 });
    expect((await statement()).filter(({ paymentId }) => paymentId === id)).toEqual([]);
    expect(await bank.payments.refund({ key: `refund-${id}`, paymentId: id, sum: 1_000, receipt })).toBe('failed');
  });

  test('captured, however often, it came once, with one receipt', async () => {
    const id = await authorized();
    for (const _ of [1, 2, 3]) await capture(id);
    await release(id);
    expect(await bank.payments.read(id)).toEqual({ id, status: 'succeeded', sum: 1_000 });
    expect((await statement()).filter(({ paymentId }) => paymentId === id)).toHaveLength(1);
    expect(await bank.payments.receipt({ paymentId: id, refundKey: null, isSecond: false })).toMatchObject({
      status: 'registered',
    });
  });

  test('voided, it never came, and cannot be captured any more', async () => {
    const id = await authorized();
    for (const _ of [1, 2]) await release(id);
    await capture(id);
    expect(await statusOf(id)).toBe('voided');
    expect((await statement()).filter(({ paymentId }) => paymentId === id)).toEqual([]);
  });

  test('what nobody has paid can be neither captured nor voided', async () => {
    const { id } = await bank.payments.start({
      key: `payment-${++made}`,
      sum: 1_000,
      description: 'Бронь № 1',
      expiresAt: new Date('2030-01-01T00:00:00Z'),
      receipt,
      customer: null,
    });
    await capture(id);
    await release(id);
    expect(await statusOf(id)).toBe('pending');
  });

  test.each(['cut', 'cut after', '500'] as const)(
    'nobody knows what became of a capture (%s): it fails',
    async fault => {
      if (!bank.fail) return;
      const id = await authorized();
      bank.fail(fault);
      await expect(bank.payments.capture({ key: `capture-${id}`, paymentId: id, sum: 1_000 })).rejects.toThrow();
      expect(await statusOf(id)).toBe(fault === 'cut after' ? 'succeeded' : 'authorized');
      await capture(id);
      expect(await statusOf(id)).toBe('succeeded');
      const other = await authorized();
      bank.fail(fault);
      await expect(bank.payments.void({ key: `void-${other}`, paymentId: other })).rejects.toThrow();
      await release(other);
      expect(await statusOf(other)).toBe('voided');
    },
  );
});

test('money that nobody captured in time is voided, one that the bank refused is not', async () => {
  const server = await yookassaServer();
  const payments = yookassaPayments({ ...server, fiscal: false, taxSystem: undefined, isTwoStage: true });
  const started = [];
  for (const key of ['one', 'two']) {
    const wanted = { key, sum: 1_000, description: 'Бронь № 1', receipt, customer: null };
    started.push(await payments.start({ ...wanted, expiresAt: new Date('2030-01-01T00:00:00Z') }));
  }
  expect(server.requests.map(({ body }) => body.capture)).toEqual([false, false]);
  const [{ id: late } = expect.unreachable(), { id: declined } = expect.unreachable()] = started;
  server.say(late, 'expired_on_capture');
  server.say(declined, 'canceled');
  expect((await payments.read(late))?.status).toBe('voided');
  expect((await payments.read(declined))?.status).toBe('canceled');
  await server.close();
});
