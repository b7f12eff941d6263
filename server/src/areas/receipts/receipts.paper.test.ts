import { dayOf } from '@venue/sdk';
import { getReceipt, payEmbedded, writeGroup } from '@venue/sdk/bookings';
import { payInvoice } from '@venue/sdk/papers/admin';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import type { TestApi } from '../../testing/api.ts';
import { at, hold } from '../bookings/bookings.testing.ts';
import { anOrderInvoice } from '../invoice-orders/invoice-orders.testing.ts';
import { anApiWithBank, type Bank, startOver } from '../payments/payments.testing.ts';

const FAR = '2026-12-21';
const HOUR = 150_000;
const COMPANY = 'Покупатель: ООО «Печь и глина», ИНН 6672051180, КПП 667201001 Оплата';

let api: TestApi;
let bank: Bank;
let tariffId: number;
let person: Person;
beforeAll(async () => {
  ({ api, bank, tariffId } = await anApiWithBank('embedded'));
});
afterAll(() => api.close());
beforeEach(async () => {
  await startOver(api, bank);
  person = await api.aCustomer();
});

const printed = async (orderId: number) => {
  const { data } = await api.as(person).send(getReceipt, { body: { orderId } });
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await data.arrayBuffer())), {
    mergePages: true,
  });
  return text.replace(/\s/g, ' ');
};

/** Pays by card: the bank reports success. */
async function payOnline(orderId: number): Promise<string> {
  const { paymentId } = (await api.as(person).send(payEmbedded, { body: { orderId } })).message;
  bank.say(paymentId, 'succeeded');
  await api.app.inject({ method: 'POST', url: '/api/payments/notify/bank', payload: { paymentId } });
  return paymentId;
}

/** Issues an invoice for an order to an organisation of the person, and records its payment. */
async function payByInvoice(orderId: number, sum: number): Promise<void> {
  const invoiceId = await anOrderInvoice(api, person, orderId);
  const body = { invoiceId, sum, paymentOrder: '118', paidOn: dayOf(api.clock.now), enough: false };
  await api.as(await api.aStaff()).send(payInvoice, { body });
}

test('a confirmation of payment prints the receipt once it is registered, and calls itself none', async () => {
  const orderId = await hold(api, person, tariffId, [10]);
  const paymentId = await payOnline(orderId);
  expect(await printed(orderId)).toContain(`Подтверждение оплаты № ${orderId}`);
  expect(await printed(orderId)).not.toMatch(/чек|ФН|КПП/i);
  bank.receipts.set(paymentId, {
    status: 'registered',
    documentNumber: '17',
    storageNumber: '9288000100115785',
    attribute: '3617603921',
    registeredAt: api.clock.now,
    sum: HOUR,
  });
  api.clock.advance(60_000);
  await api.runJob('receipts.ask');
  const text = await printed(orderId);
  expect(text).toContain(`Подтверждение оплаты № ${orderId}`);
  for (const words of ['Кассовый чек', '1 500 ₽', 'ФН 9288000100115785', 'ФД 17, ФПД 3617603921'])
    expect(text).toContain(words);
});

test('what an organisation paid by an invoice names that organisation, whoever’s account it was booked from', async () => {
  const orderId = await hold(api, person, tariffId, [10, 11], FAR);
  await payByInvoice(orderId, 2 * HOUR);
  const text = await printed(orderId);
  expect(text).toContain(COMPANY);
  expect(text).toContain('Оплата: переводом по счёту, 3 000 ₽');
});

test('so does each booking of an order that one invoice paid, beside one that its customer paid by card', async () => {
  const part = (hour: number) => ({
    roomId: 31,
    tariffId,
    slots: [at(hour, FAR)],
    serviceIds: [],
    equipmentIds: [],
    price: HOUR,
  });
  const { message } = await api.as(person).send(writeGroup, { body: { parts: [part(10), part(12)] } });
  const [first = 0, second = 0] = message.orderIds;
  const own = await hold(api, person, tariffId, [15], FAR);
  await payByInvoice(first, 2 * HOUR);
  await payOnline(own);
  expect(await printed(first)).toContain(COMPANY);
  expect(await printed(second)).toContain(COMPANY);
  expect(await printed(own)).not.toContain('Печь и глина');
});
