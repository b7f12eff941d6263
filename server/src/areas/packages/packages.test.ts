import { momentOf } from '@venue/sdk';
import { listPackages } from '@venue/sdk/packages';
import { getPurchase, saveHourPackage } from '@venue/sdk/packages/admin';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Receipt } from '../../ports/payments/payments.ts';
import type { Person } from '../../testing/api.people.ts';
import type { TestApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { lettersTo } from '../../testing/letters.ts';
import { anApiWithBank, type Bank } from '../payments/payments.testing.ts';
import { breaches, buy, onSale, own, startAnew, startPaying } from './packages.testing.ts';

const email = 'anna@example.ru';
const HOUR_MS = 3_600_000;

describe.each(databaseKinds)('buying a package of hours (%s)', kind => {
  let api: TestApi;
  let bank: Bank;
  let staff: Person;
  let anna: Person;
  const receipts: Receipt[] = [];
  beforeAll(async () => {
    ({ api, bank } = await anApiWithBank(kind));
    const { start } = bank;
    bank.start = request => {
      receipts.push(request.receipt);
      return start(request);
    };
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await startAnew(api);
    bank.reset();
    receipts.length = 0;
    api.clock.now = momentOf('2026-12-01', 12);
    await api.db.execute(sql`update users set email = '', email_active = false`);
    staff = await api.aStaff();
    anna = await api.aCustomer({ email, emailActive: true });
  });

  async function say(paymentId: string, status: 'succeeded' | 'canceled', sum?: number) {
    bank.say(paymentId, status, sum);
    await api.db.execute(sql`update payment set due_at = ${api.clock.now.toISOString()} where status = 'pending'`);
    await api.runJob('payments.poll');
  }
  const offers = async () => (await api.client().send(listPackages, {})).message.packages;

  test('visitors see packages on sale, with their rooms', async () => {
    const packageId = await onSale(api, staff);
    expect(await offers()).toEqual([
      expect.objectContaining({ packageId, packageHours: 10, packagePrice: 1_200_000, packageRooms: ['Фотостудия'] }),
    ]);
    await api.as(staff).send(saveHourPackage, { body: { packageId, version: 2, isPublished: false } });
    expect(await offers()).toEqual([]);
    await expect(buy(api, anna, packageId)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('is paid as bookings are, by a receipt of a prepayment; its owner is told by SMS and letter', async () => {
    const purchaseId = await buy(api, anna, await onSale(api, staff));
    expect(await own(api, anna)).toMatchObject([{ purchaseStatus: 1, canPay: true, validUntil: null }]);
    const payment = await startPaying(api, anna, purchaseId);
    expect(receipts).toMatchObject([{ isPrepayment: true, lines: [{ sum: 1_200_000 }] }]);
    await say(payment, 'succeeded');
    expect(await own(api, anna)).toMatchObject([
      { purchaseStatus: 2, canPay: false, hoursLeft: 10, validUntil: '2027-03-01', uses: [] },
    ]);
    const { rows } = await api.db.execute(sql`select receipt_mode, sum::int as sum from payment`);
    expect(rows).toEqual([{ receipt_mode: 'prepaid', sum: 1_200_000 }]);
    const { rows: sms } = await api.db.execute(sql`select body from outbox where recipient = ${anna.phone}`);
    expect(String(sms[0]?.body)).toContain('Абонемент оплачен: 10 часов, бронируйте до 01.03.2027');
    expect((await lettersTo(api.db, email)).map(({ subject }) => subject)).toEqual([
      'Абонемент оплачен: 10 часов Фотостудии',
    ]);
    const card = (await api.as(staff).send(getPurchase, { body: { purchaseId } })).message;
    expect(card.history.map(({ what }) => what)).toEqual([
      'Оформлен: 10\u00a0часов за\u00a012\u00a0000\u00a0₽',
      'Оплата начата',
      'Оплачено',
    ]);
    expect(await breaches(api)).toEqual([]);
  });

  test('is sold at the price that its buyer saw, and one unpaid purchase is enough', async () => {
    const packageId = await onSale(api, staff);
    await expect(buy(api, anna, packageId, 1_100_000)).rejects.toMatchObject({ code: 'price_changed' });
    const first = await buy(api, anna, packageId);
    expect(await buy(api, anna, packageId)).toBe(first);
    await api.as(staff).send(saveHourPackage, { body: { packageId, version: 2, packagePrice: 1_300_000 } });
    const dearer = await buy(api, anna, packageId, 1_300_000);
    expect(dearer).not.toBe(first);
    expect((await own(api, anna)).map(({ purchaseId }) => purchaseId)).toEqual([dearer]);
  });

  test('lapses after a day; money that comes late pays for it, a second payment goes back', async () => {
    const purchaseId = await buy(api, anna, await onSale(api, staff));
    const payment = await startPaying(api, anna, purchaseId);
    api.clock.advance(25 * HOUR_MS);
    await api.runJob('packages.lapse');
    expect(await own(api, anna)).toEqual([]);
    await expect(startPaying(api, anna, purchaseId)).rejects.toMatchObject({ code: 'package_not_payable' });
    await say(payment, 'succeeded');
    expect(await own(api, anna)).toMatchObject([{ purchaseStatus: 2, hoursLeft: 10 }]);
    await api.db.execute(sql`
      insert into payment (user_id, package_purchase_id, provider, provider_id, status, sum, description, vat_percent,
        confirmation_token, frame_url, created_at, expires_at, due_at)
      select user_id, package_purchase_id, provider, 'again', 'pending', sum, description, vat_percent, '', '',
        created_at, expires_at, created_at from payment`);
    await say('again', 'succeeded', 1_200_000);
    const { rows } = await api.db.execute(sql`select sum::int as sum, why from refund`);
    expect(rows).toEqual([{ sum: 1_200_000, why: 'Абонемент уже был оплачен, вторая оплата возвращается' }]);
    expect(await breaches(api)).toEqual([]);
  });

  test('nobody begins purchases without end, and nobody pays for somebody else', async () => {
    const packageId = await onSale(api, staff);
    const purchaseId = await buy(api, anna, packageId);
    await expect(startPaying(api, await api.aCustomer(), purchaseId)).rejects.toMatchObject({ code: 'not_found' });
    for (let each = 1; each < 30; each++) await buy(api, anna, packageId);
    await expect(buy(api, anna, packageId)).rejects.toMatchObject({ code: 'rate_limited' });
  });
});
