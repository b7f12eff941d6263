import { cancelPaidBooking, moveMyBooking, quoteMove, writeGroup } from '@venue/sdk/bookings';
import { cancelBooking } from '@venue/sdk/bookings/admin';
import { payAtDesk } from '@venue/sdk/desk/admin';
import { payInvoice } from '@venue/sdk/papers/admin';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { lettersTo } from '../../testing/letters.ts';
import { anOrderInvoice } from '../invoice-orders/invoice-orders.testing.ts';
import { at, hold, notify, openStudio, paidBooking, pressPay, startPaying } from './bookings.testing.ts';

const email = 'anna@example.ru';
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe.each(databaseKinds)('letters about bookings (%s)', kind => {
  let api: TestApi;
  let anna: Person;
  let staff: Person;
  let tariffId: number;

  beforeAll(async () => {
    api = await testApi({ kind });
    ({ tariffId } = await openStudio(api));
    staff = await api.aStaff();
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await api.db.execute(sql`update users set email = '', email_active = false`);
    await api.db.execute(sql`truncate booking, room_slot, payment, refund, outbox, idempotency cascade`);
    anna = await api.aCustomer({ email, emailActive: true });
  });

  const letters = () => lettersTo(api.db, email);
  const last = async () => (await letters()).at(-1) ?? expect.unreachable('there is no letter');
  const paid = (hours: readonly number[]) => paidBooking(api, anna, tariffId, hours);
  const pay = async (orderId: number) => {
    const { token, paymentId } = await startPaying(api, anna, orderId);
    await pressPay(api, token, 'success');
    await notify(api, paymentId);
  };
  const move = async (orderId: number, from: readonly number[], to: readonly number[]) => {
    const slots = to.map(hour => at(hour));
    const { price, due, back } = (await api.as(anna).send(quoteMove, { body: { orderId, slots } })).message;
    const seen = from.map(hour => at(hour));
    await api.as(anna).send(moveMyBooking, { body: { orderId, seen, slots, price, due, back } });
    return { due, back };
  };
  const sequence = (ics: string | undefined) => Number(/SEQUENCE:(\d+)/.exec(ics ?? '')?.[1]);

  test('a paid booking says what, when, where, how much, and what can be changed until when', async () => {
    const id = await paid([10, 11, 15]);
    const [letter, ...others] = await letters();
    expect(others).toEqual([]);
    expect(letter).toMatchObject({ event: 'booking.paid', subject: `Бронь № ${id} оплачена: Фотостудия` });
    for (const text of [plain(letter?.body ?? ''), plain(letter?.html ?? '')]) {
      for (const part of [
        'Фотостудия',
        '03.12.2026 10:00–12:00',
        '03.12.2026 15:00–16:00',
        '620014, Екатеринбург, ул. 8 Марта, 10, 2 этаж',
        '4 500 ₽',
        'До 02.12.2026 10:00 бронь можно перенести или отменить с полным возвратом денег.',
        `${api.config.publicUrl}/app/booking/order/${id}/payment`,
      ])
        expect(text).toContain(part);
    }
    expect(letter?.replyTo).toBe(api.config.requisites?.email);
    const [calendar, ...rest] = letter?.files ?? [];
    expect([calendar?.name, calendar?.type, rest]).toEqual([
      `Бронь № ${id}.ics`,
      'text/calendar; charset=utf-8; method=PUBLISH',
      [],
    ]);
    expect(calendar?.text.match(/^UID:.*/gm)).toEqual([
      expect.stringMatching(new RegExp(`^UID:booking-${id}@`)),
      expect.stringMatching(new RegExp(`^UID:booking-${id}-2@`)),
    ]);
    expect(calendar?.text).toMatch(/^METHOD:PUBLISH\r$/m);
    expect(calendar?.text).toMatch(/^ORGANIZER;CN=Площадка:mailto:/m);
    expect(calendar?.text).not.toMatch(/^ATTENDEE/m);
  });

  test('only a confirmed address gets one, and the SMS is sent all the same', async () => {
    await api.db.execute(sql`update users set email_active = false where id = ${anna.id}`);
    await paid([10]);
    expect(await letters()).toEqual([]);
    const { rows } = await api.db.execute(sql`select event, kind from outbox`);
    expect(rows).toEqual([{ event: 'booking.paid', kind: 'sms' }]);
  });

  test('a venue that sends no letters writes none', async () => {
    const { mail } = api.config;
    Object.assign(api.config, { mail: 'none' });
    await paid([10]);
    Object.assign(api.config, { mail });
    expect(await letters()).toEqual([]);
  });

  test('a hold that nobody paid says nothing when it ends', async () => {
    await hold(api, anna, tariffId, [10]);
    const { now } = api.clock;
    api.clock.advance(60 * 60_000);
    await api.runJob('bookings.closeExpired');
    api.clock.now = now;
    expect(await letters()).toEqual([]);
  });

  test('a move keeps the entries with a higher number, and cancels the one that is left over', async () => {
    const id = await paid([10, 14]);
    const was = (await last()).files[0]?.text;
    expect(await move(id, [10, 14], [12, 13])).toEqual({ due: 0, back: 0 });
    const { event, body, files } = await last();
    expect(event).toBe('booking.moved');
    expect(plain(body)).toContain('03.12.2026 12:00–14:00');
    expect(files.map(({ name, type }) => [name, /method=(\w+)/.exec(type)?.[1]])).toEqual([
      [`Бронь № ${id}.ics`, 'PUBLISH'],
      [`Бронь № ${id}, отмена.ics`, 'CANCEL'],
    ]);
    expect(files[1]?.text).toMatch(new RegExp(`^UID:booking-${id}-2@`, 'm'));
    for (const { text } of files) expect(sequence(text)).toBeGreaterThan(sequence(was));
  });

  test('a dearer move is told once it is paid, a cheaper one with the money that comes back', async () => {
    const id = await paid([10]);
    const { due } = await move(id, [10], [12, 13]);
    expect([due > 0, (await letters()).length]).toEqual([true, 1]);
    await pay(id);
    expect(plain((await last()).body)).toContain('03.12.2026 12:00–14:00');
    expect(plain((await last()).body)).not.toContain('Вернём');
    expect((await move(id, [12, 13], [16])).back).toBe(150_000);
    expect(plain((await last()).body)).toMatch(/Вернём 1 500 ₽\.[\s\S]*03\.12\.2026 16:00–17:00/);
  });

  test('a cancellation takes every entry out of calendars, each by a file of its own', async () => {
    const id = await paid([10, 14]);
    const was = (await last()).files[0]?.text;
    await api.as(anna).send(cancelPaidBooking, { body: { orderId: id, refund: 300_000 } });
    const { event, body, files } = await last();
    expect(event).toBe('booking.cancelled');
    expect(plain(body)).toMatch(/Вернём 3 000 ₽[\s\S]*Было забронировано: 03\.12\.2026 10:00–11:00/);
    expect(files).toHaveLength(2);
    for (const { text, type } of files) {
      expect(type).toContain('method=CANCEL');
      expect(text).toMatch(/^METHOD:CANCEL\r$/m);
      expect(text.match(/^UID:/gm)).toHaveLength(1);
      expect(text).toMatch(/^STATUS:CANCELLED\r$/m);
      expect(sequence(text)).toBeGreaterThan(sequence(was));
    }
  });

  test('staff who cancel give the reason; hours that were not paid are in no calendar to take them out of', async () => {
    const body = { rejectionReason: 'Авария в здании' };
    const one = await paid([10]);
    await api.as(staff).send(cancelBooking, { body: { ...body, orderId: one, seen: 2 } });
    const letter = await last();
    expect(plain(letter.body)).toMatch(/Вернём [\d\s]+₽\.[\s\S]*Причина: Авария в здании\./);
    expect(letter.files.map(({ type }) => type)).toEqual(['text/calendar; charset=utf-8; method=CANCEL']);
    const other = await hold(api, anna, tariffId, [12]);
    await api.as(staff).send(cancelBooking, { body: { ...body, orderId: other, seen: 1 } });
    expect([(await last()).subject, (await last()).files]).toEqual([`Мы отменили бронь № ${other}: Фотостудия`, []]);
  });

  test('several bookings paid together get one letter with all of them', async () => {
    const part = (day: string) => ({
      ...{ roomId: 31, tariffId, serviceIds: [], equipmentIds: [], price: 150_000 },
      slots: [at(10, day)],
    });
    const parts = ['2026-12-03', '2026-12-10', '2026-12-17'].map(part);
    const { orderIds } = (await api.as(anna).send(writeGroup, { body: { parts } })).message;
    await pay(orderIds[0] ?? 0);
    const [letter, ...others] = await letters();
    expect([letter?.event, others]).toEqual(['booking.groupPaid', []]);
    for (const id of orderIds) expect(letter?.body).toContain(`/app/booking/order/${id}/payment`);
    for (const day of ['03', '10', '17']) expect(letter?.body).toContain(`${day}.12.2026 10:00–11:00`);
    expect(letter?.files[0]?.text.match(/^UID:booking-(\d+)/gm)).toEqual(orderIds.map(id => `UID:booking-${id}`));
  });

  test('a booking by invoice is told once the money has come, one at the desk once it is taken there', async () => {
    const byInvoice = await hold(api, anna, tariffId, [10, 11], '2026-12-21');
    const invoiceId = await anOrderInvoice(api, anna, byInvoice);
    expect((await letters()).map(({ event }) => event)).not.toContain('booking.paid');
    const money = { sum: 300_000, paymentOrder: '1', paidOn: '2026-12-01', enough: false };
    await api.as(staff).send(payInvoice, { body: { invoiceId, ...money } });
    expect((await last()).subject).toBe(`Бронь № ${byInvoice} оплачена: Фотостудия`);
    const orderId = await hold(api, anna, tariffId, [16]);
    await api.as(staff).send(payAtDesk, { body: { orderId, by: 'cash', sum: 150_000 } });
    expect([(await last()).event, (await last()).files.length]).toEqual(['booking.paid', 1]);
  });
});
