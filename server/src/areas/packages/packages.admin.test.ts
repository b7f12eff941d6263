import { cancelPaidBooking } from '@venue/sdk/bookings';
import { retryRefund } from '@venue/sdk/bookings/admin';
import {
  extendPurchase,
  getHourPackage,
  getPackageTotals,
  getPurchase,
  giveBackPurchase,
  listPurchases,
  removeHourPackage,
  returnPurchase,
  sellPackage,
} from '@venue/sdk/packages/admin';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import type { TestApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { hold } from '../bookings/bookings.testing.ts';
import { anApiWithBank, type Bank, startOver } from '../payments/payments.testing.ts';
import { bought, breaches, buy, left, onSale, own, startAnew, startPaying, use } from './packages.testing.ts';

describe.each(databaseKinds)('packages in the back office (%s)', kind => {
  let api: TestApi;
  let bank: Bank;
  let staff: Person;
  let anna: Person;
  let tariffId: number;
  beforeAll(async () => {
    ({ api, bank, tariffId } = await anApiWithBank(kind));
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await startAnew(api);
    await startOver(api, bank);
    staff = await api.aStaff();
    anna = await api.aCustomer();
  });
  const send: ReturnType<TestApi['as']>['send'] = (call, input) => api.as(staff).send(call, input);
  const card = async (purchaseId: number) => (await send(getPurchase, { body: { purchaseId } })).message;
  const totals = async () => (await send(getPackageTotals, {})).message;
  const texts = async () =>
    (await api.db.execute(sql`select event, body from outbox where recipient = ${anna.phone} order by id`)).rows;

  test('the desk sells to a caller, who gets an account, and prints the receipt itself', async () => {
    const packageId = await onSale(api, staff);
    const wish = { packageId, phone: '9129998877', lastname: 'Новая', name: 'Вера', price: 1_200_000 };
    const poor = await api.aStaff(['packages.manage', 'packages.read']);
    const sale = { body: { ...wish, by: 'terminal' as const } };
    await expect(api.as(poor).send(sellPackage, sale)).rejects.toMatchObject({ code: 'profile_denied' });
    const { id } = await send(sellPackage, sale);
    expect(await card(id)).toMatchObject({ customer: 'Новая Вера', purchaseStatus: 2, hoursLeft: 10, owed: 0 });
    const receipts = await api.db.execute(sql`select status from receipt`);
    expect(receipts.rows).toEqual([{ status: 'byHand' }]);
    const removal = send(removeHourPackage, { body: { packageId } });
    await expect(removal).rejects.toMatchObject({ code: 'move_not_allowed' });
    expect((await send(getHourPackage, { body: { packageId } })).message).toMatchObject({ packagesSold: 1 });
    expect((await send(listPurchases, { body: { search: 'новая' } })).items).toMatchObject([{ purchaseId: id }]);
    expect((await send(listPurchases, { body: { search: 'другая' } })).items).toEqual([]);
    expect(await breaches(api)).toEqual([]);
  });

  test('the term is extended with a reason that its owner reads, never shortened', async () => {
    const purchaseId = await bought(api, staff, anna);
    const extend = (validUntil: string, seen = '2027-03-01') =>
      send(extendPurchase, { body: { purchaseId, validUntil, seen, reason: 'Студия была закрыта' } });
    await expect(extend('2027-02-01')).rejects.toMatchObject({ code: 'invalid_input' });
    await expect(extend('2031-01-01')).rejects.toMatchObject({ code: 'invalid_input' });
    await expect(extend('2027-04-01', '2027-03-02')).rejects.toMatchObject({ code: 'conflict' });
    expect((await extend('2027-04-01')).message).toMatchObject({ validUntil: '2027-04-01' });
    expect((await texts()).at(-1)).toMatchObject({
      event: 'package.extended',
      body: expect.stringContaining('продлён до 01.04.2027. Осталось: 10 часов. Студия была закрыта.'),
    });
  });

  test('unused hours are paid back in proportion, once, and not while bookings ahead use them', async () => {
    const purchaseId = await buy(
      api,
      anna,
      await onSale(api, staff, { packageHours: 7, packagePrice: 1_000_000 }),
      1_000_000,
    );
    bank.say(await startPaying(api, anna, purchaseId), 'succeeded');
    await api.db.execute(sql`update payment set due_at = ${api.clock.now.toISOString()} where status = 'pending'`);
    await api.runJob('payments.poll');
    const orderId = await hold(api, anna, tariffId, [10, 11]);
    await use(api, anna, orderId, purchaseId, 7);
    const giveUp = (sum: number) => send(returnPurchase, { body: { purchaseId, sum, reason: 'По просьбе клиента' } });
    await expect(giveUp(714_286)).rejects.toMatchObject({ code: 'package_in_use' });
    await api.as(anna).send(cancelPaidBooking, { body: { orderId, refund: 0 } });
    const again = await hold(api, anna, tariffId, [13, 14]);
    await use(api, anna, again, purchaseId, 7);
    await api.db.execute(sql`update booking set ends_at = ${api.clock.now.toISOString()} where id = ${again}`);
    await expect(giveUp(714_285)).rejects.toMatchObject({ code: 'sum_changed' });
    expect((await giveUp(714_286)).message).toMatchObject({
      purchaseStatus: 4,
      hoursLeft: 0,
      moneyLeft: 0,
      returned: 714_286,
    });
    expect(await own(api, anna)).toMatchObject([{ purchaseStatus: 4, returned: 714_286 }]);
    await expect(giveUp(714_286)).rejects.toMatchObject({ code: 'move_not_allowed' });
    bank.refundAnswer = 'failed';
    await api.runJob('payments.sendRefunds');
    expect((await card(purchaseId)).can).toEqual(['retryRefund']);
    bank.refundAnswer = 'succeeded';
    await send(retryRefund, { body: { kind: 'package', id: purchaseId } });
    await api.runJob('payments.sendRefunds');
    expect(bank.refunds.at(-1)).toMatchObject({ sum: 714_286, receipt: { isPrepayment: true } });
    expect(await totals()).toMatchObject({
      ...{ soldCount: 1, soldHours: 7, soldSum: 1_000_000, usedHours: 2, usedSum: 285_714 },
      ...{ returnedHours: 5, returnedSum: 714_286, openHours: 0, expiredHours: 0 },
    });
    await api.runJob('packages.settle');
    expect(await breaches(api)).toEqual([]);
  });

  test('money of the desk is handed back there, by the sum that is owed', async () => {
    const purchaseId = await bought(api, staff, anna);
    await send(returnPurchase, { body: { purchaseId, sum: 1_200_000, reason: 'По просьбе' } });
    const owed = await api.db.execute(sql`select kind, subject_id, state, sum::int as sum from money_owed`);
    expect(owed.rows).toEqual([{ kind: 'package', subject_id: purchaseId, state: 'byHand', sum: 1_200_000 }]);
    const give = (sum: number) => send(giveBackPurchase, { body: { purchaseId, sum } });
    await expect(give(1)).rejects.toMatchObject({ code: 'sum_changed' });
    await give(1_200_000);
    await expect(give(1_200_000)).rejects.toMatchObject({ code: 'sum_changed' });
    expect(await left(api, anna)).toBe(0);
    expect(await breaches(api)).toEqual([]);
  });
});
