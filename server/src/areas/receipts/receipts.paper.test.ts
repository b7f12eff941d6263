import { getReceipt, payEmbedded } from '@venue/sdk/bookings';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApi } from '../../testing/api.ts';
import { hold } from '../bookings/bookings.testing.ts';
import { anApiWithBank, type Bank, startOver } from '../bookings/payments.testing.ts';

let api: TestApi;
let bank: Bank;
let tariffId: number;
beforeAll(async () => {
  ({ api, bank, tariffId } = await anApiWithBank('embedded'));
  await startOver(api, bank);
});
afterAll(() => api.close());

test('a confirmation of payment prints the receipt once it is registered, and calls itself none', async () => {
  const person = await api.aCustomer();
  const orderId = await hold(api, person, tariffId, [10]);
  const { paymentId } = (await api.as(person).send(payEmbedded, { body: { orderId } })).message;
  bank.say(paymentId, 'succeeded');
  await api.app.inject({ method: 'POST', url: '/api/payments/notify/bank', payload: { paymentId } });
  const printed = async () => {
    const { data } = await api.as(person).send(getReceipt, { body: { orderId } });
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(await data.arrayBuffer())), {
      mergePages: true,
    });
    return text.replace(/\s/g, ' ');
  };
  expect(await printed()).toContain(`Подтверждение оплаты № ${orderId}`);
  expect(await printed()).not.toMatch(/чек|ФН/i);
  bank.receipts.set(paymentId, {
    status: 'registered',
    documentNumber: '17',
    storageNumber: '9288000100115785',
    attribute: '3617603921',
    registeredAt: api.clock.now,
    sum: 150_000,
  });
  api.clock.advance(60_000);
  await api.runJob('receipts.ask');
  const text = await printed();
  expect(text).toContain(`Подтверждение оплаты № ${orderId}`);
  for (const words of ['Кассовый чек', '1 500 ₽', 'ФН 9288000100115785', 'ФД 17, ФПД 3617603921'])
    expect(text).toContain(words);
});
