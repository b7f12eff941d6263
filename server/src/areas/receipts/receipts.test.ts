import { momentOf } from '@venue/sdk';
import { cancelPaidBooking, payEmbedded } from '@venue/sdk/bookings';
import { payAtDesk } from '@venue/sdk/desk/admin';
import { countPending } from '@venue/sdk/pending/admin';
import {
  exportMovements,
  listMovements,
  listReconciliation,
  noteReceipt,
  readStatement,
  retryReceipt,
} from '@venue/sdk/receipts/admin';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Registered } from '../../ports/payments/payments.ts';
import type { Person } from '../../testing/api.people.ts';
import type { TestApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { hold } from '../bookings/bookings.testing.ts';
import { anApiWithBank, type Bank, startOver } from '../payments/payments.testing.ts';
import { printed } from './receipts.testing.ts';

const [MINUTE, HOUR] = [60_000, 3_600_000];
const today = '2026-12-01';

describe.each(databaseKinds)('receipts and the books of the provider (%s)', kind => {
  let api: TestApi;
  let bank: Bank;
  let tariffId: number;
  let person: Person;
  let staff: Person;
  beforeAll(async () => {
    ({ api, bank, tariffId } = await anApiWithBank(kind));
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await startOver(api, bank);
    await api.db.execute(sql`truncate statement_day, statement_line, audit`);
    person = await api.aCustomer();
    staff = await api.aStaff();
  });

  const settle = (paymentId: string) =>
    api.app.inject({ method: 'POST', url: '/api/payments/notify/bank', payload: { paymentId } });
  async function pay(hours: readonly number[] = [10]) {
    const orderId = await hold(api, person, tariffId, hours);
    const { paymentId } = (await api.as(person).send(payEmbedded, { body: { orderId } })).message;
    bank.say(paymentId, 'succeeded');
    await settle(paymentId);
    return { orderId, paymentId };
  }
  const line = (id: string, sum: number, more = {}) =>
    bank.books.push({ kind: 'payment', id, paymentId: id, refundKey: null, sum, at: api.clock.now, ...more });
  const registered = (sum: number, documentNumber = '17'): Registered => ({
    status: 'registered',
    documentNumber,
    storageNumber: '9288000100115785',
    attribute: '3617603921',
    registeredAt: api.clock.now,
    sum,
  });
  const movements = async (query: object = {}, as = staff) => (await api.as(as).send(listMovements, { query })).items;
  const only = async (query: object = {}) => {
    const [first, ...more] = await movements(query);
    if (!first || more.length > 0) throw new Error(`${more.length} more, or none`);
    return first;
  };
  const ask = () => api.runJob('receipts.ask');
  const read = async (minutes = 61) => {
    api.clock.advance(minutes * MINUTE);
    staff = await api.aStaff();
    await api.runJob('receipts.readStatements');
  };

  test('comes with the money, whoever took it; with a transfer none does', async () => {
    const { orderId, paymentId } = await pay();
    expect(await only()).toMatchObject({
      receipt: 'awaited',
      sum: 150_000,
      means: 'online',
      subject: { kind: 'booking', id: orderId },
      documentNumber: null,
      can: [],
    });
    // A repeated notification does not add another receipt.
    await settle(paymentId);
    await api.as(person).send(cancelPaidBooking, { body: { orderId, refund: 150_000 } });
    await api.runJob('payments.sendRefunds');
    expect((await movements()).map(each => [each.way, each.receipt])).toEqual([
      ['refund', 'awaited'],
      ['payment', 'awaited'],
    ]);
    const atDesk = await hold(api, person, tariffId, [12]);
    await api.as(staff).send(payAtDesk, { body: { orderId: atDesk, by: 'cash', sum: 150_000 } });
    expect(await only({ means: 'cash' })).toMatchObject({ receipt: 'byHand', can: ['note'] });
    await api.db.execute(sql`insert into payment (user_id, booking_id, provider, provider_id, status, sum, description, vat_percent,
      confirmation_token, frame_url, created_at, expires_at, settled_at, taken_by, payer)
      values (${person.id}, ${atDesk}, 'transfer', '1', 'succeeded', 1, '', 22, '', '', now(), now(), ${api.clock.now.toISOString()}, ${staff.id}, 'ООО «Печь и глина»')`);
    expect(await only({ means: 'transfer' })).toMatchObject({ receipt: null, receiptId: null, trouble: null });
  });

  test('an outage of days ends nothing: it is asked ever more seldom, and registered once', async () => {
    const { paymentId } = await pay();
    bank.isDown = true;
    let asked = 0;
    const { receipt } = bank;
    bank.receipt = of => {
      asked++;
      return receipt.call(bank, of);
    };
    for (let minute = 0; minute < 24 * 60; minute += 5) {
      await ask();
      api.clock.advance(5 * MINUTE);
    }
    expect(asked).toBeGreaterThan(20);
    expect(asked).toBeLessThan(45);
    staff = await api.aStaff();
    expect(await only()).toMatchObject({ receipt: 'awaited', trouble: 'receiptLate' });
    bank.isDown = false;
    bank.receipts.set(paymentId, registered(150_000));
    api.clock.advance(HOUR);
    await Promise.all([ask(), ask()]);
    bank.receipt = receipt;
    staff = await api.aStaff();
    expect(await only()).toMatchObject({
      receipt: 'registered',
      documentNumber: '17',
      attribute: '3617603921',
      receiptSum: 150_000,
      trouble: null,
      can: [],
    });
    const before = asked;
    api.clock.advance(HOUR);
    await ask();
    expect(asked).toBe(before);
  });

  test('one that was refused waits for staff, who have it written anew, once', async () => {
    const { paymentId } = await pay();
    bank.receipts.set(paymentId, { status: 'refused' });
    await ask();
    const waiting = async () => (await api.as(staff).send(countPending, {})).message.receipt;
    const row = await only({ receipt: 'refused' });
    expect([row.trouble, row.can, await waiting()]).toEqual(['receiptRefused', ['retry', 'note'], 1]);
    const body = { receiptId: row.receiptId ?? 0, seen: 'refused' } as const;
    await api.as(staff).send(retryReceipt, { body });
    await expect(api.as(staff).send(retryReceipt, { body })).rejects.toMatchObject({ code: 'already_decided' });
    expect(await waiting()).toBe(0);

    // The provider still reports the refused one: a new receipt is requested, and asked about until it is registered.
    await ask();
    expect(bank.written).toMatchObject([{ key: `receipt-${row.receiptId}-1`, sum: 150_000, paymentId }]);
    bank.receipts.set(paymentId, { status: 'pending' });
    api.clock.advance(MINUTE);
    await ask();
    bank.receipts.set(paymentId, registered(150_000));
    api.clock.advance(5 * MINUTE);
    await ask();
    expect(bank.written).toHaveLength(1);
    expect(await only()).toMatchObject({ receipt: 'registered' });
    const note = api.as(staff).send(noteReceipt, { body: { ...body, seen: 'registered', ...printed() } });
    await expect(note).rejects.toMatchObject({ code: 'move_not_allowed' });
  });

  test('refused again it waits again; a shop with its own cash register is left to it', async () => {
    const { paymentId } = await pay();
    bank.receipts.set(paymentId, { status: 'refused' });
    await ask();
    const { receiptId } = await only();
    bank.writeAnswer = 'refused';
    await api.as(staff).send(retryReceipt, { body: { receiptId: receiptId ?? 0, seen: 'refused' } });
    await ask();
    expect(await only()).toMatchObject({ receipt: 'refused' });

    const other = await pay([13]);
    bank.receipts.set(other.paymentId, { status: 'elsewhere' });
    await ask();
    expect(await only({ receipt: 'byHand' })).toMatchObject({ trouble: null, can: ['note'] });
  });

  test('the cash register’s receipt is written down, and a document counts once', async () => {
    const take = async (hour: number) => {
      const orderId = await hold(api, person, tariffId, [hour]);
      await api.as(staff).send(payAtDesk, { body: { orderId, by: 'terminal', sum: 150_000 } });
    };
    await take(10);
    const { receiptId } = await only();
    const numbers = printed();
    const body = { receiptId: receiptId ?? 0, seen: 'byHand', ...numbers } as const;
    const wrong = api.as(staff).send(noteReceipt, { body: { ...body, storageNumber: '12' } });
    await expect(wrong).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { storageNumber: 'В номере ФН 16 цифр' },
    });
    await api.as(staff).send(noteReceipt, { body });
    expect(await only()).toMatchObject({ ...numbers, receipt: 'registered', receiptSum: 150_000, can: [] });
    await take(11);
    const { receiptId: next } = await only({ receipt: 'byHand' });
    const again = api.as(staff).send(noteReceipt, { body: { ...body, receiptId: next ?? 0 } });
    await expect(again).rejects.toMatchObject({ fields: { documentNumber: 'Этот чек уже записан' } });
  });

  test('money is compared with the provider’s books, and what differs stands first', async () => {
    const [agrees, lost, other] = [await pay([10]), await pay([11]), await pay([12])];
    line(agrees.paymentId, 150_000);
    line(other.paymentId, 149_999);
    line('stranger', 70_000);
    // Refunded without us, in the provider's own back office.
    bank.books.push({
      kind: 'refund',
      id: 'r1',
      paymentId: agrees.paymentId,
      refundKey: null,
      sum: 5_000,
      at: api.clock.now,
    });
    expect((await movements()).every(each => each.trouble === null)).toBe(true);
    await read();
    const shown = await movements();
    const troubles = Object.fromEntries(shown.map(each => [each.subject?.id ?? each.title, each.trouble]));
    expect(troubles).toMatchObject({ [lost.orderId]: 'missing', [other.orderId]: 'sum', stranger: 'unknown' });
    expect(shown.filter(each => each.subject?.id === agrees.orderId).map(each => [each.way, each.trouble])).toEqual([
      ['refund', 'unknown'],
      ['payment', 'receiptLate'],
    ]);
    const [day] = (await api.as(staff).send(listReconciliation, { query: {} })).items;
    expect(day).toMatchObject({
      day: today,
      paid: 450_000,
      providerPaid: 369_999,
      returned: 0,
      providerReturned: 5_000,
      differences: 5,
      readAt: api.clock.now.toISOString(),
    });
    // A day whose books were not read says so, although others were.
    await api.db.execute(sql`update statement_day set read_at = null where day = ${today}`);
    const [unread] = (await api.as(staff).send(listReconciliation, { query: {} })).items;
    expect(unread).toMatchObject({ day: today, readAt: null });
    const file = await api.as(staff).send(exportMovements, { query: { format: 'csv', differs: true } });
    expect((await file.data.text()).trim().split('\r\n')).toHaveLength(6);
  });

  test('a refund is known by its key, and money of midnight by either day', async () => {
    api.clock.now = new Date(momentOf('2026-12-02', 0).getTime() - 10_000);
    const { orderId, paymentId } = await pay();
    line(paymentId, 150_000);
    api.clock.advance(20_000);
    staff = await api.aStaff();
    await api.as(person).send(cancelPaidBooking, { body: { orderId, refund: 150_000 } });
    await api.runJob('payments.sendRefunds');
    const [{ key } = expect.unreachable()] = bank.refunds;
    bank.books.push({ kind: 'refund', id: 'r1', paymentId, refundKey: key, sum: 150_000, at: api.clock.now });
    bank.receipts.set(paymentId, registered(150_000));
    bank.receipts.set(key, registered(150_000, '18'));
    await ask();
    await read();
    await read();
    expect((await movements({ differs: true })).map(each => each.trouble)).toEqual([]);
    const days = (await api.as(staff).send(listReconciliation, { query: {} })).items;
    expect(days).toMatchObject([
      { day: '2026-12-02', returned: 150_000, providerReturned: 150_000, receiptsRegistered: 1 },
      { day: today, paid: 150_000, providerPaid: 150_000, differences: 0, receiptsRegistered: 1 },
    ]);
    const second = await api.as(staff).send(listReconciliation, { query: { page: 2, pageSize: 1 } });
    expect(second).toMatchObject({ message: { total: days.length, totalIsExact: true }, items: [days[1]] });
    const oldest = await api.as(staff).send(listReconciliation, { query: { order: 'asc', pageSize: 2 } });
    expect(oldest.items).toEqual(days.toReversed().slice(0, 2));
    const until = await api.as(staff).send(listReconciliation, { query: { to: today } });
    expect(until.items).toEqual(days.slice(1));
    expect((await api.as(staff).send(listReconciliation, { query: { differs: true } })).items).toEqual([]);
  });

  test('books that cannot be read are read later, days without a server too, and at the word of staff', async () => {
    const readAt = async (day: string) => {
      const { rows } = await api.db.execute(sql`select read_at from statement_day where day = ${day}`);
      return rows[0]?.read_at ?? null;
    };
    bank.isDown = true;
    await read();
    expect(await readAt(today)).toBeNull();
    bank.isDown = false;
    await read(1);
    expect(await readAt(today)).not.toBeNull();
    await read(5 * 24 * 60);
    expect(await readAt('2026-12-04')).not.toBeNull();
    // The reading is final, unless staff ask for another one.
    const before = await readAt('2026-12-02');
    await read();
    expect(await readAt('2026-12-02')).toEqual(before);
    await api.as(staff).send(readStatement, { body: { day: '2026-12-02' } });
    await read(1);
    expect(await readAt('2026-12-02')).not.toEqual(before);
    const unknown = api.as(staff).send(readStatement, { body: { day: '2020-01-01' } });
    await expect(unknown).rejects.toMatchObject({ code: 'not_found' });
  });

  test('readers change nothing', async () => {
    const { paymentId } = await pay();
    bank.receipts.set(paymentId, { status: 'refused' });
    await ask();
    const reader = await api.aStaff(['receipts.read']);
    const [row] = await movements({}, reader);
    expect(row?.can).toEqual([]);
    const body = { receiptId: row?.receiptId ?? 0, seen: 'refused' } as const;
    await expect(api.as(reader).send(retryReceipt, { body })).rejects.toMatchObject({ code: 'profile_denied' });
  });
});
