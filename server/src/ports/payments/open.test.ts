import { expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { openPayments, unpayable } from './open.ts';
import { sandboxPayments } from './sandbox.ts';

const settings = (set: Record<string, string>) => readConfig({ SECRET: 'x'.repeat(32), DEMO: 'off', ...set });
const YOOKASSA = { YOOKASSA_SHOP_ID: '100500', YOOKASSA_SECRET_KEY: 'key' };
const ALFABANK = { ALFABANK_USER: 'venue-api', ALFABANK_PASSWORD: 'key' };

test('a start that cannot take money says so', () => {
  const said = (set: Record<string, string>) => unpayable(settings(set)).map(line => line.split(':')[0]);
  expect([said({}), said({ DEMO: 'on', PAYMENTS: 'none' }), said({ PAYMENTS: 'sandbox' })]).toEqual([
    ['PAYMENTS=none'],
    ['PAYMENTS=none'],
    ['PAYMENTS=sandbox'],
  ]);
  const paid = [{ DEMO: 'on' }, { PAYMENTS: 'yookassa', ...YOOKASSA }, { PAYMENTS: 'alfabank', ...ALFABANK }];
  expect(paid.map(said)).toEqual([[], [], []]);
});

test('a former provider stays open beside the present one, and a start says in one line what to do', () => {
  const sandbox = sandboxPayments({} as never, () => new Date());
  const opened = (set: Record<string, string>) => {
    const { payments, formerPayments } = openPayments(settings(set), sandbox);
    return [payments, ...formerPayments].map(({ name }) => name);
  };
  const both = { ...YOOKASSA, ...ALFABANK };
  expect(opened({ PAYMENTS: 'alfabank', ...both })).toEqual(['alfabank', 'yookassa']);
  expect(opened({ PAYMENTS: 'yookassa', ...both })).toEqual(['yookassa', 'alfabank']);
  expect(opened({ PAYMENTS: 'yookassa', ...YOOKASSA, ALFABANK_USER: 'venue-api' })).toEqual(['yookassa']);
  expect(opened({ PAYMENTS: 'yookassa', DEMO: 'on', ...YOOKASSA })).toEqual(['yookassa', 'sandbox']);
  // A copy of the site that is tried out sends no money back.
  expect(opened({ PAYMENTS: 'none', ...both })).toEqual(['none']);
  expect(opened({ PAYMENTS: 'sandbox', DEMO: 'on', ...both })).toEqual(['sandbox']);
  expect(unpayable(settings({ PAYMENTS: 'alfabank', ...both }))).toEqual([
    'PAYMENTS=alfabank: YooKassa only reads, refunds and compares what it took before; remove YOOKASSA_… when that is over.',
  ]);
});
