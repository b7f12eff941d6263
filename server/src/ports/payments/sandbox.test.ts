import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../testing/database.ts';
import { type Outcome, type Sandbox, sandboxPayments } from './sandbox.ts';

let database: TestDatabase;
let sandbox: Sandbox;
let now: Date;
beforeAll(async () => {
  database = await testDatabase('embedded');
  sandbox = sandboxPayments(database.db, () => now);
});
beforeEach(() => {
  now = new Date('2026-12-01T07:00:00Z');
});
afterAll(() => database.close());

let made = 0;
const receipt = { phone: '', lines: [], vatPercent: 22, isPrepayment: false };
async function payment(outcome?: Outcome): Promise<{ id: string; token: string }> {
  const expiresAt = new Date(now.getTime() + 60_000);
  const started = await sandbox.start({
    key: `payment-${++made}`,
    sum: 1_000,
    description: '',
    expiresAt,
    receipt,
    customer: null,
  });
  const token = started.confirmationToken;
  if (outcome) await sandbox.pay(token, outcome);
  return { id: started.id, token };
}
const refunding = (paymentId: string, parts: readonly (readonly [key: string, sum: number])[]) =>
  parts.reduce<Promise<string[]>>(
    async (before, [key, sum]) => [
      ...(await before),
      await sandbox.refund({ key: `${paymentId} ${key}`, paymentId, sum, receipt }),
    ],
    Promise.resolve([]),
  );

test.each([
  ['all of it', [['a', 1_000]], ['succeeded']],
  [
    'it in parts',
    [
      ['a', 400],
      ['b', 600],
    ],
    ['succeeded', 'succeeded'],
  ],
  ['more than was paid', [['a', 1_001]], ['failed']],
  [
    'more than is left',
    [
      ['a', 600],
      ['b', 600],
      ['c', 400],
    ],
    ['succeeded', 'failed', 'succeeded'],
  ],
  [
    'the same twice by one key',
    [
      ['a', 600],
      ['a', 600],
      ['b', 400],
    ],
    ['succeeded', 'succeeded', 'succeeded'],
  ],
] as const)('of a payment %s may be asked back, and never more than there is', async (_, parts, answers) => {
  expect(await refunding((await payment('success')).id, parts)).toEqual(answers);
});

test.each([
  ['was declined', 'decline'],
  ['nobody has paid', undefined],
] as const)('a payment that %s has nothing to give back', async (_, outcome) => {
  expect(await refunding((await payment(outcome)).id, [['a', 1]])).toEqual(['failed']);
});

test('a payment is paid within its term, and once', async () => {
  const { id, token } = await payment();
  now = new Date(now.getTime() + 60_000);
  expect(await sandbox.pay(token, 'success')).toBe('canceled');
  expect(await sandbox.read(id)).toMatchObject({ status: 'canceled' });
  const declined = await payment('decline');
  expect(await sandbox.pay(declined.token, 'success')).toBe('canceled');
});
