import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import type { PaymentProvider } from './payments.ts';
import { sandboxPayments } from './sandbox.ts';
import { yookassaServer } from './yookassa.testing.ts';
import { yookassaPayments } from './yookassa.ts';

interface Bank {
  readonly payments: PaymentProvider;
  /** The money comes. */
  pay(started: { id: string; qr: string }): Promise<unknown>;
  /** What a payment that was given up is then. */
  readonly givenUp: 'pending' | 'canceled';
  close(): Promise<unknown>;
}

async function sandboxBank(): Promise<Bank> {
  const database = await testDatabase('embedded');
  const payments = sandboxPayments(database.db, () => new Date('2026-12-01T07:00:00Z'), true);
  const pay = ({ qr }: { qr: string }) => payments.pay(qr.split('/').at(-1) ?? '', 'success');
  return { payments, pay, givenUp: 'canceled', close: () => database.close() };
}

async function yookassaBank(): Promise<Bank> {
  const server = await yookassaServer();
  return {
    payments: yookassaPayments({ ...server, fiscal: true, taxSystem: 1, isTwoStage: true }),
    pay: async ({ id }) => server.say(id, 'succeeded'),
    // It cancels only what waits for capture.
    givenUp: 'pending',
    close: server.close,
  };
}

describe.each([
  ['sandbox', sandboxBank],
  ['yookassa', yookassaBank],
] as const)('a provider with SBP, whose cards are in two stages (%s)', (name, open) => {
  let bank: Bank;
  beforeAll(async () => {
    bank = await open();
  });
  afterAll(() => bank.close());

  const sbp = () => {
    if (!bank.payments.sbp) throw new Error(`${name} has no SBP`);
    return bank.payments.sbp;
  };
  const start = (key: string, sum = 1_000) =>
    sbp().start({
      ...{ key, sum, description: 'Бронь № 1', expiresAt: new Date('2030-01-01T00:00:00Z') },
      receipt: {
        ...{ phone: '9120000101', vatPercent: 22, isPrepayment: false },
        lines: [{ title: 'Фотостудия', quantity: 1, unitPrice: sum, sum }],
      },
    });

  test('starts once for a key, and is paid in one stage', async () => {
    const started = await start('once');
    expect(await start('once')).toEqual(started);
    expect((await start('once', 2_000)).id).not.toBe(started.id);
    expect(await bank.payments.read(started.id)).toEqual({ id: started.id, status: 'pending', sum: 1_000 });
    await bank.pay(started);
    expect(await bank.payments.read(started.id)).toEqual({ id: started.id, status: 'succeeded', sum: 1_000 });
  });

  test('is returned as any other payment', async () => {
    const started = await start('returned');
    await bank.pay(started);
    const receipt = { phone: '9120000101', vatPercent: 22, isPrepayment: false };
    const lines = [{ title: 'Фотостудия', quantity: 1, unitPrice: 1_000, sum: 1_000 }];
    const request = { key: 'back', paymentId: started.id, sum: 1_000, receipt: { ...receipt, lines } };
    expect(await bank.payments.refund(request)).toBe('succeeded');
  });

  test('is given up while nobody has paid, and stays paid otherwise', async () => {
    const [left, paid] = [await start('left'), await start('paid')];
    await sbp().giveUp({ key: 'give-up-1', paymentId: left.id });
    expect((await bank.payments.read(left.id))?.status).toBe(bank.givenUp);
    await bank.pay(paid);
    await sbp().giveUp({ key: 'give-up-2', paymentId: paid.id });
    expect((await bank.payments.read(paid.id))?.status).toBe('succeeded');
  });
});
