import {
  blockCertificate,
  extendCertificate,
  getCertificate,
  handOverCertificate,
  listCertificates,
  reportCertificates,
  returnCertificate,
  saveCertificateTerms,
  sellCertificate,
} from '@venue/sdk/certificates/admin';
import { listOwedMoney, listReconciliation } from '@venue/sdk/receipts/admin';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import type { TestApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { hold } from '../bookings/bookings.testing.ts';
import { anApiWithBank, type Bank, startOver } from '../payments/payments.testing.ts';
import { certificatesPersonal } from './certificates.personal.store.ts';
import { certificatesOf } from './certificates.testing.ts';

const phone = '9121112233';

describe.each(databaseKinds)('certificates and staff (%s)', kind => {
  let api: TestApi;
  let bank: Bank;
  let giver: Person;
  let staff: Person;
  let tariffId: number;
  let of: ReturnType<typeof certificatesOf>;
  beforeAll(async () => {
    ({ api, bank, tariffId } = await anApiWithBank(kind));
    of = certificatesOf(api, bank);
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await api.db.execute(sql`truncate certificate, certificate_use, movement, attempt cascade`);
    await startOver(api, bank);
    giver = await api.aCustomer();
    staff = await api.aStaff();
  });
  const detail = async (id: number, who = staff) => (await api.as(who).send(getCertificate, { id })).message;
  const sell = async (certificateSum = 100_000) =>
    (
      await api.as(staff).send(sellCertificate, {
        body: { phone, name: 'Ольга', by: 'cash', certificateSum, recipient: '', wish: '' },
      })
    ).message.certificateId;

  test('codes are whole only for those with the right, and a part of one finds nothing', async () => {
    const { id, code } = await of.bought(giver);
    const masked = `…${code.slice(-4)}`;
    const reader = await api.aStaff(['certificates.read']);
    expect((await detail(id)).certificateCode).toBe(code);
    expect((await detail(id, reader)).certificateCode).toBe(masked);
    const found = async (search: string) =>
      (await api.as(reader).send(listCertificates, { query: { page: 1, pageSize: 10, order: 'desc', search } })).items;
    expect(await found(code)).toMatchObject([{ certificateId: id, certificateCode: masked }]);
    expect(await found(code.slice(0, 4))).toEqual([]);
    expect(await found(giver.phone)).toHaveLength(1);
  });

  test('the desk sells one for cash; its receipts are those of the cash register', async () => {
    const id = await sell();
    expect(await detail(id)).toMatchObject({
      certificateStatus: 'active',
      phone,
      buyer: 'Ольга',
      certificateRest: 100_000,
    });
    const { rows } = await api.db.execute(sql`select provider, sum::int from payment where certificate_id = ${id}`);
    expect(rows).toEqual([{ provider: 'cash', sum: 100_000 }]);
    const days = (await api.as(staff).send(listReconciliation, { query: {} })).items;
    expect(days).toMatchObject([{ cash: 100_000 }]);
    expect(await of.breaches()).toEqual([]);
  });

  test('a blocked one tells its buyer, pays nothing, and may be unblocked', async () => {
    const { id, code } = await of.bought(giver);
    await api.as(staff).send(blockCertificate, { id, body: { blockReason: 'Код попал в чужие руки' } });
    expect(await detail(id)).toMatchObject({ certificateStatus: 'blocked', can: ['unblock', 'giveBack'] });
    const { rows } = await api.db.execute<{ body: string }>(
      sql`select body from outbox where event = 'certificate.blocked'`,
    );
    expect(rows[0]?.body).toContain('Код попал в чужие руки');
    await api.as(staff).send(blockCertificate, { id, body: { blockReason: null } });
    const orderId = await hold(api, giver, tariffId, [10]);
    await of.apply(giver, orderId, code);
    const unpaid = await of.order(giver);
    await expect(
      api.as(staff).send(blockCertificate, { id: unpaid, body: { blockReason: 'Нет' } }),
    ).rejects.toMatchObject({ code: 'move_not_allowed' });
  });

  test('a term is only extended', async () => {
    const { id } = await of.bought(giver);
    const extend = (certificateTo: string) => api.as(staff).send(extendCertificate, { id, body: { certificateTo } });
    await extend('2028-01-15');
    expect(await detail(id)).toMatchObject({ certificateTo: '2028-01-15' });
    for (const day of ['2027-12-31', '2099-01-01'])
      await expect(extend(day)).rejects.toMatchObject({ code: 'move_not_allowed' });
  });

  test('the rest goes back to the card it was paid with, also after the term; what was spent does not', async () => {
    const { id, code } = await of.bought(giver, 200_000);
    const orderId = await hold(api, giver, tariffId, [10]);
    await of.apply(giver, orderId, code);
    await of.confirm(giver, orderId);
    await api.db.execute(sql`update certificate set valid_to = '2026-11-30'`);
    const back = (certificateRest: number) =>
      api.as(staff).send(returnCertificate, { id, body: { certificateRest, reason: 'По просьбе' } });
    await expect(back(200_000)).rejects.toMatchObject({ code: 'sum_changed' });
    await back(50_000);
    await api.runJob('payments.sendRefunds');
    expect(bank.refunds).toMatchObject([{ sum: 50_000, receipt: { isAdvance: true, isPrepayment: true } }]);
    expect(await detail(id)).toMatchObject({
      certificateRest: 0,
      certificateReturned: 50_000,
      certificateUsed: 150_000,
    });
    await expect(back(0)).rejects.toMatchObject({ code: 'move_not_allowed' });
    expect(await of.breaches()).toEqual([]);
  });

  test('money of one sold at the desk is owed until staff hand it over', async () => {
    const id = await sell();
    await api.as(staff).send(returnCertificate, { id, body: { certificateRest: 100_000, reason: 'Передумали' } });
    const owed = (await api.as(staff).send(listOwedMoney, { query: { page: 1, pageSize: 10 } })).items;
    expect(owed).toMatchObject([{ subject: { kind: 'certificate', id }, owedState: 'byHand', sum: 100_000 }]);
    expect((await detail(id)).can).toContain('handOver');
    const hand = (sum: number) => api.as(staff).send(handOverCertificate, { id, body: { owed: sum } });
    await expect(hand(1)).rejects.toMatchObject({ code: 'sum_changed' });
    await hand(100_000);
    await expect(hand(0)).rejects.toMatchObject({ code: 'sum_changed' });
    expect(await of.breaches()).toEqual([]);
  });

  test('the report: sold less used less returned is what is owed by certificates', async () => {
    const { id, code } = await of.bought(giver, 200_000);
    await sell();
    const orderId = await hold(api, giver, tariffId, [10]);
    await of.apply(giver, orderId, code);
    const report = async (from: string, to: string) =>
      (await api.as(staff).send(reportCertificates, { query: { from, to } })).message;
    const day = '2026-12-01';
    expect(await report(day, day)).toEqual({
      certificatesSold: 300_000,
      certificatesUsed: 0,
      certificatesReturned: 0,
      certificatesOwed: 300_000,
    });
    await of.confirm(giver, orderId);
    await api.as(staff).send(returnCertificate, { id, body: { certificateRest: 50_000, reason: 'По просьбе' } });
    expect(await report(day, day)).toEqual({
      certificatesSold: 300_000,
      certificatesUsed: 150_000,
      certificatesReturned: 50_000,
      certificatesOwed: 100_000,
    });
    expect(await report('2026-12-02', '2026-12-03')).toEqual({
      certificatesSold: 0,
      certificatesUsed: 0,
      certificatesReturned: 0,
      certificatesOwed: 100_000,
    });
    const days = (await api.as(staff).send(listReconciliation, { query: {} })).items;
    // What a certificate pays is no money of the day: it came when the certificate was sold.
    expect(days).toMatchObject([{ paid: 200_000, cash: 100_000 }]);
  });

  test('what a buyer wrote goes with the account; the certificate stays valid', async () => {
    const { id } = await of.bought(giver);
    await api.db.transaction(async tx => certificatesPersonal.forget?.(tx, api.ports.files, giver.id, giver.phone));
    expect(await detail(id)).toMatchObject({ recipient: '', wish: '', certificateStatus: 'active' });
  });

  test('staff set what is sold', async () => {
    const terms = {
      certificateSums: [200_000],
      certificateLeast: 200_000,
      certificateMost: 300_000,
      certificateMonths: 6,
    };
    const save = (body: typeof terms) => api.as(staff).send(saveCertificateTerms, { body });
    await expect(save({ ...terms, certificateMost: 100_000 })).rejects.toMatchObject({ code: 'invalid_input' });
    await expect(save({ ...terms, certificateSums: [400_000] })).rejects.toMatchObject({ code: 'invalid_input' });
    await save(terms);
    await expect(of.order(giver, 100_000)).rejects.toMatchObject({ code: 'invalid_input' });
    const { id } = await of.bought(giver, 200_000);
    expect(await of.own(giver, id)).toMatchObject({ certificateTo: '2027-06-01' });
    await save({
      certificateSums: [300_000, 500_000, 1_000_000],
      certificateLeast: 100_000,
      certificateMost: 10_000_000,
      certificateMonths: 12,
    });
  });
});
