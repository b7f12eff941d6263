import { momentOf } from '@venue/sdk';
import { cancelBooking } from '@venue/sdk/bookings/admin';
import { sellCertificate } from '@venue/sdk/certificates/admin';
import { listMovements } from '@venue/sdk/receipts/admin';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Registered } from '../../ports/payments/payments.ts';
import type { Person } from '../../testing/api.people.ts';
import type { TestApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { DAY, hold } from '../bookings/bookings.testing.ts';
import { anApiWithBank, type Bank, startOver } from '../payments/payments.testing.ts';
import { certificatesOf } from './certificates.testing.ts';

const MINUTE = 60_000;

describe.each(databaseKinds)('receipts of certificates (%s)', kind => {
  describe.each([false, true])('with second receipts: %s', prepaymentReceipts => {
    let api: TestApi;
    let bank: Bank;
    let giver: Person;
    let tariffId: number;
    let of: ReturnType<typeof certificatesOf>;
    beforeAll(async () => {
      ({ api, bank, tariffId } = await anApiWithBank(kind, { prepaymentReceipts }));
      of = certificatesOf(api, bank);
    });
    afterAll(() => api.close());
    beforeEach(async () => {
      await api.db.execute(sql`truncate certificate, certificate_use, movement, attempt cascade`);
      await startOver(api, bank);
      giver = await api.aCustomer();
    });
    const registered = (sum: number, documentNumber: string): Registered => ({
      status: 'registered',
      documentNumber,
      storageNumber: '9288000100115785',
      attribute: '3617603921',
      registeredAt: api.clock.now,
      sum,
    });
    const used = async (code: string, hour: number) => {
      const orderId = await hold(api, giver, tariffId, [hour]);
      await of.apply(giver, orderId, code);
      await of.confirm(giver, orderId);
      return orderId;
    };
    const come = async () => {
      if (prepaymentReceipts) api.clock.now = momentOf(DAY, 20);
      api.clock.advance(MINUTE);
      for (const job of ['receipts.settle', 'receipts.ask']) await api.runJob(job);
    };
    const receipts = async () =>
      (
        await api.db.execute<{ status: string; sum: number }>(sql`
          select receipt.status, receipt.sum::int from receipt join payment on payment.id = payment_id
          where provider = 'certificate' order by receipt.id`)
      ).rows;

    test('a use is settled by the advance: two of one sum have two documents', async () => {
      const { code } = await of.bought(giver, 300_000);
      const { rows } = await api.db.execute<{ id: string }>(sql`select provider_id as id from payment`);
      const saleId = rows[0]?.id ?? '';
      bank.receipts.set(saleId, registered(300_000, '1'));
      await used(code, 10);
      await used(code, 12);
      if (prepaymentReceipts) expect(await receipts()).toEqual([]);
      await come();
      expect(bank.written).toMatchObject([
        { paymentId: saleId, isSecond: true, sum: 150_000, receipt: { isPrepayment: false } },
        { paymentId: saleId, isSecond: true, sum: 150_000, receipt: { isPrepayment: false } },
      ]);
      const keys = bank.written.map(({ part }) => `${saleId} second ${part}`);
      expect(new Set(keys).size).toBe(2);
      for (const [index, key] of keys.entries()) bank.receipts.set(key, registered(150_000, `${index + 2}`));
      api.clock.advance(5 * MINUTE);
      await api.runJob('receipts.ask');
      expect(await receipts()).toEqual([
        { status: 'registered', sum: 150_000 },
        { status: 'registered', sum: 150_000 },
      ]);
      const { items } = await api.as(await api.aStaff()).send(listMovements, { query: {} });
      expect(items.map(each => [each.way, each.receiptKind, each.documentNumber]).toSorted()).toEqual([
        ['payment', 'advance', '1'],
        ['settlement', 'settlement', '2'],
        ['settlement', 'settlement', '3'],
      ]);
      expect(await of.breaches()).toEqual([]);
    });

    test('one that is cancelled leaves no receipt open, or the return of the one it had', async () => {
      const { id, code } = await of.bought(giver, 150_000);
      const orderId = await used(code, 10);
      await api.as(await api.aStaff()).send(cancelBooking, {
        body: { orderId, seen: 2, rejectionReason: 'Авария' },
      });
      expect(await of.rest(giver, id)).toBe(150_000);
      expect(await receipts()).toEqual(
        prepaymentReceipts
          ? []
          : [
              { status: 'awaited', sum: 150_000 },
              { status: 'byHand', sum: 150_000 },
            ],
      );
      expect(await of.breaches()).toEqual([]);
    });

    test('what the desk sold is settled by its cash register', async () => {
      const body = {
        phone: '9121112233',
        name: '',
        by: 'cash',
        certificateSum: 150_000,
        recipient: '',
        wish: '',
      } as const;
      await api.as(await api.aStaff()).send(sellCertificate, { body });
      const { rows } = await api.db.execute<{ code: string }>(sql`select code from certificate`);
      await used(rows[0]?.code ?? '', 10);
      await come();
      expect(await receipts()).toEqual([{ status: 'byHand', sum: 150_000 }]);
      expect(bank.written).toEqual([]);
      expect(await of.breaches()).toEqual([]);
    });
  });
});
