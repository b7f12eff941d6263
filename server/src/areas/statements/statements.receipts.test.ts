import * as calls from '@venue/sdk/papers/admin';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import {
  acted,
  actOf,
  agreementOf,
  aLine,
  anAgreement,
  inForce,
  invoiced,
  invoiceOf,
} from '../agreements/agreements.testing.ts';
import { paymentText, statementFile } from './statements.testing.ts';

const SUM = 9_100_020;
let api: TestApi;
let staff: Person;
let agreementId: number;
let invoiceId: number;
beforeAll(async () => {
  api = await testApi({ kind: 'postgres' });
  staff = await api.aStaff();
  agreementId = await inForce(api, staff);
  invoiceId = await invoiced(api, staff, agreementId, [aLine]);
});
afterAll(() => api.close());

const invoice = () => invoiceOf(api, staff, invoiceId);
const pay = (sum: number, paymentOrder: string, of = invoiceId) =>
  api.as(staff).send(calls.payInvoice, {
    body: { invoiceId: of, sum, paymentOrder, paidOn: '2026-11-30', enough: false },
  });
const giveBack = (sum: number) => api.as(staff).send(calls.returnInvoiceMoney, { body: { invoiceId, sum } });
const listed = async () => {
  const { items } = await api.as(staff).send(calls.listInvoices, { body: { agreementId } });
  return items.find(each => each.invoiceId === invoiceId);
};

/** Money by the receipts and returns of invoices, and by the reconciliation, in kopecks. */
async function books() {
  const { rows } = await api.db.execute(sql`
    select (select coalesce(sum(sum), 0) from invoice_receipt)::int as received,
      (select coalesce(sum(sum), 0) from movement where means = 'transfer' and way = 'payment')::int as came,
      (select coalesce(sum(sum), 0) from invoice_return)::int as returned,
      (select coalesce(sum(sum), 0) from movement where means = 'transfer' and way = 'refund')::int as went`);
  return rows[0];
}

test('an invoice that is not issued takes no money', async () => {
  await expect(pay(SUM, '1')).rejects.toMatchObject({ code: 'invoice_without_order' });
  expect(await listed()).toMatchObject({ paid: null, unpaid: null });
  const { version } = await invoice();
  await api.as(staff).send(calls.closeInvoice, { body: { invoiceId, version } });
  expect(await invoice()).toMatchObject({
    sum: SUM,
    order: { ofAgreement: true, orderInvoiceStatus: 'awaiting', unpaid: SUM, owed: 0, can: ['pay'] },
  });
});

test('it is paid in parts; the list, its agreement and its acts know what is left', async () => {
  await pay(SUM - 100, '1');
  expect(await listed()).toMatchObject({ paid: SUM - 100, unpaid: 100 });
  expect(await agreementOf(api, staff, agreementId)).toMatchObject({ paid: SUM - 100, unpaid: 100 });
  const actId = await acted(api, staff, agreementId, invoiceId);
  expect((await actOf(api, staff, actId)).invoiceUnpaid).toBe(100);
  await pay(100, '2');
  expect((await invoice()).order).toMatchObject({ orderInvoiceStatus: 'paid', unpaid: 0, owed: 0 });
  expect((await actOf(api, staff, actId)).invoiceUnpaid).toBe(0);
  expect(await books()).toEqual({ received: SUM, came: SUM, returned: 0, went: 0 });
});

test('a receipt recorded by mistake is taken back, and the invoice waits again', async () => {
  const receiptId = (await invoice()).order?.receipts[1]?.receiptId ?? 0;
  const takeBack = () => api.as(staff).send(calls.removeReceipt, { body: { receiptId } });
  const tries = await Promise.allSettled([takeBack(), takeBack()]);
  expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await expect(takeBack()).rejects.toMatchObject({ code: 'not_found' });
  expect((await invoice()).order).toMatchObject({ orderInvoiceStatus: 'awaiting', unpaid: 100 });
  expect(await books()).toEqual({ received: SUM - 100, came: SUM - 100, returned: 0, went: 0 });
});

test('the bank’s payment of what is left is counted by itself, and waits again when its count is taken back', async () => {
  const { invoiceNumber } = await invoice();
  const body = {
    fileStatement: statementFile(
      paymentText({
        Сумма: '1.00',
        ПлательщикИНН: anAgreement.customer.INN,
        НазначениеПлатежа: `Доплата по счёту № ${invoiceNumber}`,
      }),
    ),
  };
  expect((await api.as(staff).send(calls.uploadStatement, { body })).message).toMatchObject({ counted: 1 });
  const order = (await invoice()).order;
  expect(order).toMatchObject({ orderInvoiceStatus: 'paid', unpaid: 0 });
  await api.as(staff).send(calls.removeReceipt, { body: { receiptId: order?.receipts.at(-1)?.receiptId ?? 0 } });
  const { items } = await api.as(staff).send(calls.listBankPayments, { body: {} });
  expect(items).toMatchObject([{ bankPaymentStatus: 'waiting', whyWaiting: 'takenBack', invoiceId: null }]);
  const bankPaymentId = items[0]?.bankPaymentId ?? 0;
  const result = await api.as(staff).send(calls.getBankPayment, { body: { bankPaymentId, search: 'малахит' } });
  expect(result.message.invoices).toMatchObject([{ invoiceId, left: 100 }]);
  await api.as(staff).send(calls.countBankPayment, { body: { bankPaymentId, invoiceId, enough: false } });
  expect((await invoice()).order).toMatchObject({ orderInvoiceStatus: 'paid' });
});

test('more than was asked is owed; money goes back in parts and never more than came', async () => {
  await pay(50, '4');
  expect((await invoice()).order).toMatchObject({ orderInvoiceStatus: 'paid', owed: 50, returnable: SUM + 50 });
  await expect(giveBack(SUM + 51)).rejects.toMatchObject({ code: 'sum_changed' });
  await giveBack(50);
  expect((await invoice()).order).toMatchObject({ orderInvoiceStatus: 'paid', owed: 0 });
  await giveBack(1_000);
  expect((await invoice()).order).toMatchObject({ orderInvoiceStatus: 'awaiting', unpaid: 1_000 });
  const first = (await invoice()).order?.receipts[0]?.receiptId ?? 0;
  await expect(api.as(staff).send(calls.removeReceipt, { body: { receiptId: first } })).rejects.toMatchObject({
    code: 'receipt_used',
  });
  expect(await books()).toEqual({ received: SUM + 50, came: SUM + 50, returned: 1_050, went: 1_050 });
});

test('the database keeps the sums of an invoice equal to its receipts and returns', async () => {
  for (const change of ['received = received - 1', 'returned = returned + 1'])
    await expect(
      api.db.execute(sql`update invoice_order set ${sql.raw(change)} where invoice_id = ${invoiceId}`),
    ).rejects.toMatchObject({ cause: { constraint: 'invoice_order_sums' } });
});
