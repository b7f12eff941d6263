import { momentOf } from '@venue/sdk';
import { cancelPaidBooking, getBooking } from '@venue/sdk/bookings';
import { bookingStatus } from '@venue/sdk/bookings/model';
import { agreeDeposit, withdrawDeposit } from '@venue/sdk/deposits/admin';
import { makeOrderInvoice } from '@venue/sdk/papers';
import { payInvoice } from '@venue/sdk/papers/admin';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import type { TestApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { invoiceOf } from '../agreements/agreements.testing.ts';
import { at, hold } from '../bookings/bookings.testing.ts';
import { certificatesOf } from '../certificates/certificates.testing.ts';
import { bought, breaches, use } from '../packages/packages.testing.ts';
import { anApiWithBank, type Bank, startOver } from '../payments/payments.testing.ts';
import { anOrderInvoice, anOrganisation, offerOf } from './invoice-orders.testing.ts';

const FAR = '2026-12-21';
const HOUR = 150_000;
const EXTRA = 50_000;
const { paid, cancelled } = bookingStatus;

describe.each(databaseKinds)('an invoice is of what is due now (%s)', kind => {
  let api: TestApi;
  let bank: Bank;
  let tariffId: number;
  let person: Person;
  let staff: Person;
  let of: ReturnType<typeof certificatesOf>;

  beforeAll(async () => {
    ({ api, bank, tariffId } = await anApiWithBank(kind));
    of = certificatesOf(api, bank);
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await api.db.execute(sql`delete from outbox`);
    await api.db.execute(sql`truncate bank_payment, invoice_return, invoice_receipt, invoice_order, movement`);
    await api.db.execute(sql`truncate deposit, certificate, certificate_use, package_use, package_step,
      package_purchase, hour_package, attempt cascade`);
    await api.db.execute(sql`delete from act_service`);
    await api.db.execute(sql`delete from act`);
    await startOver(api, bank);
    person = await api.aCustomer();
    staff = await api.aStaff();
  });

  const held = (hours: readonly number[]) => hold(api, person, tariffId, hours, FAR);
  const read = async (orderId: number) => (await api.as(person).send(getBooking, { body: { orderId } })).message;
  const pay = async (invoiceId: number, sum: number) =>
    (
      await api.as(staff).send(payInvoice, {
        body: { invoiceId, sum, paymentOrder: '118', paidOn: '2026-12-02', enough: false },
      })
    ).message.order;
  const linesOf = async (invoiceId: number) =>
    (await invoiceOf(api, staff, invoiceId)).services.map(each => [each.serviceName, each.sum]);
  const moneyOf = async (orderId: number) =>
    (
      await api.db.execute(sql`
        select provider, sum::int as sum, refunded::int as refunded from payment where booking_id = ${orderId} order by id`)
    ).rows;
  const acts = async () =>
    (
      await api.db.execute(sql`
        select a.comment, l.name, l.sum::int as sum from act a join act_service l on l.act_id = a.id order by l.id`)
    ).rows;
  /** Everything is over: the acts of what was paid by invoice are made. */
  async function over() {
    api.clock.now = momentOf(FAR, 20);
    await api.runJob('invoice-orders.makeActs');
  }
  async function withExtra(orderId: number) {
    const line = {
      kind: 'service',
      id: 1,
      title: 'Ассистент',
      quantity: 1,
      unit: 'piece',
      unitPrice: EXTRA,
      sum: EXTRA,
    };
    await api.db.execute(sql`
      update booking set lines = lines || ${JSON.stringify([line])}::jsonb, price = price + ${EXTRA},
        vat = round((price + ${EXTRA}) * 22 / 122.0) where id = ${orderId}`);
  }

  test('of hours that a package paid for it charges the extras only', async () => {
    const purchaseId = await bought(api, staff, person);
    const orderId = await held([10, 11]);
    await withExtra(orderId);
    await use(api, person, orderId, purchaseId, 10);
    expect(await offerOf(api, person, orderId)).toMatchObject({ noInvoice: null, sum: EXTRA });
    const invoiceId = await anOrderInvoice(api, person, orderId);
    expect(await linesOf(invoiceId)).toEqual([[`Ассистент, бронь № ${orderId}`, EXTRA]]);
    await pay(invoiceId, EXTRA);
    expect((await read(orderId)).status).toBe(paid);
    expect(await breaches(api)).toEqual([]);
    await over();
    expect(await acts()).toEqual([{ comment: '', name: `Ассистент, бронь № ${orderId}`, sum: EXTRA }]);
  });

  test('where a package pays for all, nothing is left to invoice', async () => {
    const purchaseId = await bought(api, staff, person);
    const orderId = await held([10, 11]);
    await use(api, person, orderId, purchaseId, 10);
    expect((await read(orderId)).status).toBe(paid);
    await expect(anOrderInvoice(api, person, orderId)).rejects.toMatchObject({ code: 'booking_not_payable' });
  });

  test('of a booking that a certificate pays in part it charges the rest; both are payments, and the act is of its own', async () => {
    const { code } = await of.bought(await api.aCustomer());
    const orderId = await held([10, 11]);
    await of.apply(person, orderId, code);
    const rest = 2 * HOUR - 100_000;
    expect(await offerOf(api, person, orderId)).toMatchObject({ noInvoice: null, sum: rest });
    const invoiceId = await anOrderInvoice(api, person, orderId);
    expect((await invoiceOf(api, staff, invoiceId)).sum).toBe(rest);
    await pay(invoiceId, rest);
    expect((await read(orderId)).status).toBe(paid);
    expect(await moneyOf(orderId)).toEqual([
      { provider: 'transfer', sum: rest, refunded: 0 },
      { provider: 'certificate', sum: 100_000, refunded: 0 },
    ]);
    expect(await breaches(api)).toEqual([]);
    await over();
    expect(await acts()).toMatchObject([{ comment: '', sum: rest }]);
    expect(await breaches(api)).toEqual([]);
  });

  test('a certificate that covers all leaves nothing to invoice, and says so', async () => {
    const { code } = await of.bought(await api.aCustomer(), 200_000);
    const orderId = await held([10]);
    await of.apply(person, orderId, code);
    expect(await offerOf(api, person, orderId)).toMatchObject({ noInvoice: 'covered', sum: 0 });
    const organisationId = await anOrganisation(api, person);
    await expect(
      api.as(person).send(makeOrderInvoice, { body: { orderId, organisationId, sum: 0 } }),
    ).rejects.toMatchObject({ code: 'booking_not_payable' });
  });

  test.each([
    ['is still there, it pays again', false],
    ['was spent meanwhile, the money is owed', true],
  ])('late money of such an invoice: where the certificate %s', async (_, isSpent) => {
    const { code } = await of.bought(await api.aCustomer());
    const orderId = await held([10]);
    await of.apply(person, orderId, code);
    const invoiceId = await anOrderInvoice(api, person, orderId);
    api.clock.now = momentOf('2026-12-08', 9);
    staff = await api.aStaff();
    await api.runJob('bookings.closeExpired');
    const other = await api.aCustomer();
    if (isSpent) await of.apply(other, await hold(api, other, tariffId, [15], FAR), code);
    const order = await pay(invoiceId, HOUR - 100_000);
    const { rows } = await api.db.execute(sql`select status from booking where id = ${orderId}`);
    expect(order).toMatchObject(
      isSpent
        ? { orderInvoiceStatus: 'cancelled', owed: HOUR - 100_000 }
        : { orderInvoiceStatus: 'paid', owed: 0, invoiceEnd: null },
    );
    expect(rows).toEqual([{ status: isSpent ? cancelled : paid }]);
    expect(await breaches(api)).toEqual([]);
  });

  async function depositInvoiced() {
    const orderId = await held([10, 11]);
    await api.as(staff).send(agreeDeposit, { body: { orderId, depositSum: 90_000, restDueAt: at(10, FAR) } });
    const invoiceId = await anOrderInvoice(api, person, orderId);
    return { orderId, invoiceId };
  }

  test('of an agreed deposit it is of the deposit, which confirms the booking; the rest is owed', async () => {
    const { orderId, invoiceId } = await depositInvoiced();
    expect(await linesOf(invoiceId)).toEqual([
      [expect.stringMatching(`^Аренда: .*, задаток, бронь № ${orderId}$`), 90_000],
    ]);
    await expect(api.as(staff).send(withdrawDeposit, { body: { orderId } })).rejects.toMatchObject({
      code: 'deposit_not_now',
    });
    await pay(invoiceId, 90_000);
    expect((await read(orderId)).status).toBe(paid);
    const { rows } = await api.db.execute(sql`select rest::int as rest from deposit where booking_id = ${orderId}`);
    expect(rows).toEqual([{ rest: 2 * HOUR - 90_000 }]);
    expect(await breaches(api)).toEqual([]);
    await over();
    expect(await acts()).toMatchObject([{ comment: '', sum: 90_000 }]);
  });

  test('late money of a deposit confirms the booking where its hours are free, and the rest is owed as agreed', async () => {
    const { orderId, invoiceId } = await depositInvoiced();
    api.clock.now = momentOf('2026-12-08', 9);
    staff = await api.aStaff();
    await api.runJob('bookings.closeExpired');
    expect((await read(orderId)).status).toBe(cancelled);
    expect(await pay(invoiceId, 90_000)).toMatchObject({ orderInvoiceStatus: 'paid', owed: 0 });
    expect((await read(orderId)).status).toBe(paid);
    expect(await moneyOf(orderId)).toEqual([{ provider: 'transfer', sum: 90_000, refunded: 0 }]);
    const { rows } = await api.db.execute(sql`select rest::int as rest from deposit where booking_id = ${orderId}`);
    expect(rows).toEqual([{ rest: 2 * HOUR - 90_000 }]);
    expect(await breaches(api)).toEqual([]);
  });

  test('a deposit that is kept of a late cancellation has its act', async () => {
    const { orderId, invoiceId } = await depositInvoiced();
    await pay(invoiceId, 90_000);
    api.clock.now = momentOf(FAR, 8);
    const { refundIfCancelled: refund } = await read(orderId);
    await api.as(person).send(cancelPaidBooking, { body: { orderId, refund } });
    await api.runJob('invoice-orders.makeActs');
    expect(await acts()).toEqual([
      {
        comment: expect.stringContaining('отменили поздно'),
        name: `Плата за позднюю отмену, удержанный задаток, бронь № ${orderId}`,
        sum: 90_000 - refund,
      },
    ]);
    expect(refund).toBeLessThan(90_000);
    expect(await breaches(api)).toEqual([]);
  });
});
