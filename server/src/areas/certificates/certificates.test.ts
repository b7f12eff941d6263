import { getBooking, payEmbedded } from '@venue/sdk/bookings';
import {
  buyCertificate,
  downloadCertificate,
  getBookingCertificates,
  getCertificateOffer,
  listOwnCertificates,
  payCertificate,
  withdrawCertificates,
} from '@venue/sdk/certificates';
import { certificateCodeOf, isCertificateCode } from '@venue/sdk/certificates/model';
import { agreeDeposit } from '@venue/sdk/deposits/admin';
import { sql } from 'drizzle-orm';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Receipt } from '../../ports/payments/payments.ts';
import type { Person } from '../../testing/api.people.ts';
import type { TestApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { lettersTo } from '../../testing/letters.ts';
import { at, hold } from '../bookings/bookings.testing.ts';
import { anOrderInvoice } from '../invoice-orders/invoice-orders.testing.ts';
import { anApiWithBank, type Bank, startOver } from '../payments/payments.testing.ts';
import { lastDay, newCode } from './certificates.rules.ts';
import { certificatesOf } from './certificates.testing.ts';

const email = 'igor@example.ru';

test('codes have only symbols that look like no others', () => {
  const codes = Array.from({ length: 200 }, newCode);
  expect(codes.every(isCertificateCode)).toBe(true);
  expect(new Set(codes).size).toBe(200);
  expect(certificateCodeOf(' 4асе-27НК-мртх ')).toBe('4ACE27HKMPTX');
});

test.each([
  ['2026-12-01T07:00:00Z', 12, '2027-12-01'],
  ['2027-01-31T07:00:00Z', 1, '2027-02-28'],
  ['2026-12-31T07:00:00Z', 2, '2027-02-28'],
])('the term from %s of %i months ends on %s', (now, months, day) => {
  expect(lastDay(new Date(now), months)).toBe(day);
});

describe.each(databaseKinds)('buying certificates and using them (%s)', kind => {
  let api: TestApi;
  let bank: Bank;
  let giver: Person;
  let anna: Person;
  let tariffId: number;
  let of: ReturnType<typeof certificatesOf>;
  const receipts: Receipt[] = [];
  beforeAll(async () => {
    ({ api, bank, tariffId } = await anApiWithBank(kind));
    of = certificatesOf(api, bank);
    const { start } = bank;
    bank.start = request => {
      receipts.push(request.receipt);
      return start(request);
    };
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await api.db.execute(sql`truncate certificate, certificate_use, invoice_order, movement, attempt cascade`);
    await api.db.execute(sql`update users set email = '', email_active = false`);
    await startOver(api, bank);
    receipts.length = 0;
    giver = await api.aCustomer({ email, emailActive: true });
    anna = await api.aCustomer();
  });
  const held = (hours: readonly number[] = [10]) => hold(api, anna, tariffId, hours);

  test('anybody sees what is sold; another sum has limits', async () => {
    const { message: offer } = await api.client().send(getCertificateOffer, {});
    expect(offer).toMatchObject({ certificateLeast: 100_000, certificateMost: 10_000_000, certificateMonths: 12 });
    const buy = (certificateSum: number) =>
      api.as(giver).send(buyCertificate, { body: { certificateSum, recipient: '', wish: '' } });
    for (const sum of [99_900, 10_000_100])
      await expect(buy(sum)).rejects.toMatchObject({
        code: 'invalid_input',
        fields: { certificateSum: expect.any(String) },
      });
    await buy(100_000);
  });

  test('it is worth nothing before it is paid; then its buyer has the code, an SMS and a letter with a PDF', async () => {
    const id = await of.order(giver);
    expect(await of.own(giver, id)).toMatchObject({ certificateStatus: 'awaiting', certificateCode: null });
    const { rows } = await api.db.execute<{ code: string }>(sql`select code from certificate`);
    const orderId = await held();
    await expect(of.apply(anna, orderId, rows[0]?.code ?? '')).rejects.toMatchObject({ code: 'promo_unknown' });
    await expect(api.as(giver).send(downloadCertificate, { id })).rejects.toMatchObject({ code: 'not_found' });
    const { paymentId } = (await api.as(giver).send(payCertificate, { id })).message;
    expect(receipts).toMatchObject([{ isAdvance: true, isPrepayment: true, lines: [{ sum: 100_000 }] }]);
    await of.say(paymentId, 'succeeded');
    const own = await of.own(giver, id);
    expect(own).toMatchObject({ certificateStatus: 'active', certificateRest: 100_000, certificateTo: '2027-12-01' });
    expect(own.certificateCode).toMatch(/^.{4}-.{4}-.{4}$/);
    const { rows: sms } = await api.db.execute<{ body: string }>(sql`
      select body from outbox where event = 'certificate.sold' and kind = 'sms'`);
    expect(sms[0]?.body).toContain(own.certificateCode);
    const [letter] = await lettersTo(api.db, email);
    expect(letter?.subject.replaceAll('\u00a0', ' ')).toBe('Подарочный сертификат на 1 000 ₽');
    const pdf = await api.as(giver).send(downloadCertificate, { id });
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(await pdf.data.arrayBuffer())), {
      mergePages: true,
    });
    for (const part of [own.certificateCode, 'Марина', 'Удачи!', '1 000 ₽'])
      expect(text.replace(/\s/g, ' ')).toContain(part);
    expect(await of.breaches()).toEqual([]);
  });

  test('money that comes twice or in another sum goes back', async () => {
    const { id } = await of.bought(giver);
    await expect(api.as(giver).send(payCertificate, { id })).rejects.toMatchObject({ code: 'move_not_allowed' });
    const other = await of.order(giver);
    const { paymentId } = (await api.as(giver).send(payCertificate, { id: other })).message;
    await of.say(paymentId, 'succeeded', 90_000);
    expect(await of.own(giver, other)).toMatchObject({ certificateStatus: 'awaiting' });
    expect(bank.refunds.map(({ sum }) => sum)).toEqual([90_000]);
    expect(await of.breaches()).toEqual([]);
  });

  test('others see neither a certificate nor the uses of a booking', async () => {
    const { id, code } = await of.bought(giver);
    await expect(of.own(anna, id)).rejects.toMatchObject({ code: 'not_found' });
    expect((await api.as(anna).send(listOwnCertificates, {})).message.certificates).toEqual([]);
    const orderId = await held();
    await expect(of.apply(giver, orderId, code)).rejects.toMatchObject({ code: 'not_found' });
    await expect(api.as(giver).send(getBookingCertificates, { body: { orderId } })).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(api.as(giver).send(withdrawCertificates, { body: { orderId } })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  test('one that is blocked, over or used up says so, and keeps its rest', async () => {
    const { id, code } = await of.bought(giver);
    const orderId = await held();
    const refused = (failure: object) => expect(of.apply(anna, orderId, code)).rejects.toMatchObject(failure);
    await api.db.execute(sql`update certificate set state = 'blocked', block_reason = 'Утерян'`);
    await refused({ code: 'promo_ended', fields: { promoCode: expect.stringContaining('заблокирован') } });
    await api.db.execute(sql`update certificate set state = 'active', block_reason = null, valid_to = '2026-11-30'`);
    await refused({ code: 'promo_ended', fields: { promoCode: expect.stringContaining('Срок сертификата') } });
    expect(await of.own(giver, id)).toMatchObject({ certificateStatus: 'expired', certificateRest: 100_000 });
    await api.db.execute(sql`update certificate set valid_to = '2026-12-01'`);
    await of.apply(anna, orderId, code);
    const second = await hold(api, giver, tariffId, [14]);
    await expect(of.apply(giver, second, code)).rejects.toMatchObject({ code: 'promo_used_up' });
  });

  test('it is applied only while nobody pays: neither a card nor an invoice', async () => {
    const { code } = await of.bought(giver, 100_000);
    const paying = await held([10]);
    await api.as(anna).send(payEmbedded, { body: { orderId: paying } });
    await expect(of.apply(anna, paying, code)).rejects.toMatchObject({ code: 'promo_not_now' });
    const invoiced = await hold(api, anna, tariffId, [10], '2026-12-21');
    await anOrderInvoice(api, anna, invoiced);
    await expect(of.apply(anna, invoiced, code)).rejects.toMatchObject({ code: 'promo_not_now' });
    const other = await hold(api, anna, tariffId, [12], '2026-12-21');
    await of.apply(anna, other, code);
    await anOrderInvoice(api, anna, other);
    await expect(api.as(anna).send(withdrawCertificates, { body: { orderId: other } })).rejects.toMatchObject({
      code: 'promo_not_now',
    });
  });

  test('the same certificate twice changes nothing, and a booking covered in full takes no more', async () => {
    const { code } = await of.bought(giver, 200_000);
    const orderId = await held();
    await of.apply(anna, orderId, code);
    await of.apply(anna, orderId, code);
    expect(await of.uses(anna, orderId)).toMatchObject([{ usedSum: 150_000, certificateRest: 50_000 }]);
    const other = await of.bought(giver);
    await expect(of.apply(anna, orderId, other.code)).rejects.toMatchObject({ code: 'promo_unfit' });
    expect((await api.as(anna).send(getBooking, { body: { orderId } })).message).toMatchObject({ toPay: 0 });
  });

  test('nobody finds a code by trying', async () => {
    const orderId = await held();
    const guess = (person = anna) => of.apply(person, orderId, newCode()).catch((error: unknown) => error);
    for (let tries = 0; tries < 10; tries++) expect(await guess()).toMatchObject({ code: 'promo_unknown' });
    expect(await guess()).toMatchObject({ code: 'rate_limited' });
    const others = await Promise.all(Array.from({ length: 5 }, () => api.aCustomer()));
    for (const person of others)
      for (let tries = 0; tries < 10; tries++) expect(await guess(person)).toMatchObject({ code: 'not_found' });
    expect(await guess(await api.aCustomer())).toMatchObject({ code: 'rate_limited' });
  });

  test('a certificate and a deposit exclude each other', async () => {
    const staff = await api.aStaff();
    const { code } = await of.bought(giver);
    const agree = (orderId: number) =>
      api.as(staff).send(agreeDeposit, { body: { orderId, depositSum: 50_000, restDueAt: at(10) } });
    const byCertificate = await held([10]);
    await of.apply(anna, byCertificate, code);
    await expect(agree(byCertificate)).rejects.toMatchObject({ code: 'deposit_not_now' });
    const byDeposit = await held([12]);
    await agree(byDeposit);
    const text = 'Эта бронь подтверждается задатком, сертификатом его не\u00a0оплатить';
    await expect(of.apply(anna, byDeposit, code)).rejects.toMatchObject({
      code: 'promo_unfit',
      fields: { promoCode: text },
    });
    expect(await of.breaches()).toEqual([]);
  });
});
