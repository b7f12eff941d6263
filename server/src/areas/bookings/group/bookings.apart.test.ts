import { formatDaysOf, formatRuns, momentOf, runsOf } from '@venue/sdk';
import {
  getBooking,
  getReceipt,
  listMyBookings,
  moveMyBooking,
  payEmbedded,
  quoteMove,
  writeGroup,
  writeSchedule,
} from '@venue/sdk/bookings';
import { cancelBooking, exportBookings, getBookingCard, listBookings } from '@venue/sdk/bookings/admin';
import { downloadCalendarItem, listCalendar, readCalendar, renewCalendarLink } from '@venue/sdk/calendar';
import { getDashboardNumbers } from '@venue/sdk/dashboard/admin';
import { readRoomFeed } from '@venue/sdk/desk';
import { getBoard, renewRoomFeed } from '@venue/sdk/desk/admin';
import { makeOrderInvoice } from '@venue/sdk/papers';
import { getActPdf, getActXml, payInvoice } from '@venue/sdk/papers/admin';
import { getPrivacy } from '@venue/sdk/privacy';
import { searchRecords } from '@venue/sdk/search/admin';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../../../testing/api.people.ts';
import { type TestApi, testApi } from '../../../testing/api.ts';
import { databaseKinds } from '../../../testing/database.ts';
import { lettersTo } from '../../../testing/letters.ts';
import { cellsOf, insideOf } from '../../../testing/xlsx.ts';
import { anAgreement, invoiceOf } from '../../agreements/agreements.testing.ts';
import { anOrderInvoice, offerOf } from '../../invoice-orders/invoice-orders.testing.ts';
import { pagesOf } from '../../papers/papers.testing.ts';
import { addCompany } from '../../profile/companies.store.ts';
import { at, notify, openStudio, pressPay } from '../bookings.testing.ts';

const HOUR = 150_000;
const HOURS = 3_600_000;
const email = 'anna@example.ru';
const slugIn = (url: string) => url.split('/').at(-2) ?? '';
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

const formatListed = (hours: readonly string[]) => plain(formatRuns(hours)).split('; ');

/** The entries of a calendar: what names each, its times and its status. */
const entriesIn = (ics: string) =>
  ics
    .replaceAll('\r\n ', '')
    .split('BEGIN:VEVENT')
    .slice(1)
    .map(text => {
      const value = (name: string) => new RegExp(`^${name}:(.*)\r$`, 'm').exec(text)?.[1] ?? '';
      return {
        uid: value('UID').replace(/@.*/, ''),
        times: `${value('DTSTART').slice(4, 11)}–${value('DTEND').slice(4, 11)}`,
        status: value('STATUS'),
        sequence: Number(value('SEQUENCE')),
        place: value('LOCATION'),
      };
    });

// Two days apart, and one day with a gap. UTC is five hours earlier.
const cases = [
  {
    name: 'on two days',
    slots: [at(10, '2026-12-06'), at(15, '2026-12-18')],
    texts: ['06.12.2026 10:00–11:00', '18.12.2026 15:00–16:00'],
    utc: ['1206T05–1206T06', '1218T10–1218T11'],
    days: '06.12.2026, 18.12.2026',
    // What a span would say.
    spans: ['10:00–16:00', '06.12.2026 – 18', '06.12.2026–18'],
  },
  {
    name: 'on one day',
    slots: [at(9, '2026-12-06'), at(14, '2026-12-06')],
    texts: ['06.12.2026 09:00–10:00', '06.12.2026 14:00–15:00'],
    utc: ['1206T04–1206T05', '1206T09–1206T10'],
    days: '06.12.2026',
    spans: ['09:00–15:00'],
  },
];

describe.each(databaseKinds)('hours that are apart are never one span (%s)', kind => {
  describe.each(cases)('$name', ({ slots, texts, utc, days, spans }) => {
    let api: TestApi;
    let anna: Person;
    let office: Person;
    let orderId: number;
    let tariffId: number;
    const runs = slots.map(start => ({ start, end: new Date(Date.parse(start) + 3_600_000).toISOString(), hours: 1 }));
    const both = texts.join('; ');

    beforeAll(async () => {
      api = await testApi({ kind });
      ({ tariffId } = await openStudio(api));
      anna = await api.aCustomer({ email, emailActive: true });
      office = await api.aStaff();
      await api.db.execute(sql`update users set name = 'Анна', lastname = 'Ершова' where id = ${anna.id}`);
      orderId = await book();
      await pay();
    });
    afterAll(() => api.close());

    const book = async (hours = slots) =>
      (
        await api.as(anna).send(writeSchedule, {
          body: {
            roomId: 31,
            tariffId,
            slots: [...hours],
            serviceIds: [],
            equipmentIds: [],
            price: HOUR * hours.length,
          },
        })
      ).message.orderId;
    const pay = async (id = orderId) => {
      const { message } = await api.as(anna).send(payEmbedded, { body: { orderId: id } });
      await pressPay(api, message.confirmationToken, 'success');
      await notify(api, message.paymentId);
    };
    const smsAbout = async (event: string) => {
      const { rows } = await api.db.execute<{ body: string }>(sql`
        select body from outbox where event = ${event} and kind = 'sms' order by id`);
      return rows.map(({ body }) => body).join('\n');
    };
    const letterAbout = async (event: string) =>
      (await lettersTo(api.db, email)).findLast(each => each.event === event) ?? expect.unreachable(event);
    const feed = async () => {
      const { url } = (await api.as(anna).send(renewCalendarLink, {})).message;
      return (await api.client().send(readCalendar, { slug: slugIn(url) })).data.text();
    };
    const roomFeed = async () => {
      const { url } = (await api.as(office).send(renewRoomFeed, { body: { roomId: 31 } })).message;
      return (await api.client().send(readRoomFeed, { slug: slugIn(url) })).data.text();
    };
    const file = async (id = orderId) =>
      (await api.as(anna).send(downloadCalendarItem, { body: { kind: 'booking', id } })).data.text();
    const exported = async (format: 'xlsx' | 'csv') =>
      (await api.as(office).send(exportBookings, { query: { order: 'asc', format } })).data;

    /** Every output that writes the hours as text. */
    const outputs: Readonly<Record<string, () => Promise<string>>> = {
      'the SMS of the payment': () => smsAbout('booking.paid'),
      'the letter of the payment': async () => (await letterAbout('booking.paid')).body,
      'the same letter as HTML': async () => (await letterAbout('booking.paid')).html ?? '',
      'the confirmation as PDF': async () =>
        (await pagesOf(await api.as(anna).send(getReceipt, { body: { orderId } })))
          .join(' ')
          .replaceAll('2026, ', '2026 '),
      'the export as CSV': async () => (await exported('csv')).text(),
      'the export as XLSX': async () => JSON.stringify(cellsOf(await insideOf(await exported('xlsx')))),
      'the account that is to be deleted': async () =>
        JSON.stringify((await api.as(anna).send(getPrivacy, {})).message),
    };

    test.each(Object.keys(outputs))('%s', async name => {
      const text = plain((await outputs[name]?.()) ?? '');
      for (const each of texts) expect(text).toContain(each);
      for (const span of spans) expect(text).not.toContain(span);
    });

    test('calendars have an entry for each run, at the address', async () => {
      const attached = (await letterAbout('booking.paid')).files[0]?.text ?? '';
      for (const ics of [await feed(), await file(), await roomFeed(), attached]) {
        const entries = entriesIn(ics);
        expect(entries.map(({ times }) => times)).toEqual(utc);
        expect(new Set(entries.map(({ uid }) => uid)).size).toBe(2);
        for (const { place, status } of entries)
          expect([place, status]).toEqual(['Фотостудия\\, ул. 8 Марта\\, 10\\, 620014\\, Екатеринбург', 'CONFIRMED']);
      }
      const body = { from: '2026-11-30', to: '2027-01-03' };
      const { items } = (await api.as(anna).send(listCalendar, { body })).message;
      expect(items.map(({ start, end }) => ({ start, end }))).toEqual(runs.map(({ start, end }) => ({ start, end })));
    });

    test('replies have the runs', async () => {
      const query = { page: 1, pageSize: 25, order: 'asc' } as const;
      const own = runs.map(({ start, end }) => ({ start, end }));
      expect((await api.as(anna).send(getBooking, { body: { orderId } })).message.slots).toEqual(own);
      expect((await api.as(anna).send(listMyBookings, { x: 1, body: {} })).items[0]?.slots).toEqual(own);
      expect((await api.as(office).send(listBookings, { query })).items[0]?.runs).toEqual(runs);
      expect((await api.as(office).send(getBookingCard, { id: orderId })).message.runs).toEqual(runs);
      const board = (await api.as(office).send(getBoard, { query: { from: '2026-12-06', days: 1 } })).message;
      expect(board.bookings[0]?.runs).toEqual(runs);
      const { groups } = (await api.as(office).send(searchRecords, { query: { q: 'Ершова' } })).message;
      expect(plain(JSON.stringify(groups))).toContain(`${texts[0]?.slice(0, 16)} · часы вразбивку`);
    });

    test('the dashboard of a day has its hours of that day', async () => {
      const before = api.clock.now;
      api.clock.now = momentOf('2026-12-06', 8);
      const boss = await api.aStaff();
      const { today } = (
        await api.as(boss).send(getDashboardNumbers, { query: { from: '2026-12-06', to: '2026-12-06' } })
      ).message;
      api.clock.now = before;
      const here = texts.filter(each => each.startsWith('06.12')).map(each => each.slice(11));
      expect(today[0]?.next.map(({ time }) => time)).toEqual([here.join(', ')]);
    });

    test('a line of an invoice names every day', async () => {
      const later = slots.map(each => new Date(Date.parse(each) + 3_600_000).toISOString());
      const invoice = await invoiceOf(api, office, await anOrderInvoice(api, anna, await book(later)));
      expect(plain(invoice.services[0]?.serviceName ?? '')).toContain(`Аренда: Фотостудия, ${days}, тариф`);
    });

    /** The same hours some days later. */
    const laterBy = (days: number) => slots.map(each => new Date(Date.parse(each) + days * 24 * HOURS).toISOString());

    test('several bookings paid together say the hours of each', async () => {
      const wish = { roomId: 31, tariffId, serviceIds: [], equipmentIds: [] };
      const parts = [laterBy(1), [at(10, '2026-12-24')]].map(own => ({
        ...wish,
        slots: own,
        price: HOUR * own.length,
      }));
      const { orderIds } = (await api.as(anna).send(writeGroup, { body: { parts } })).message;
      const [first = 0, second = 0] = orderIds;
      const { group } = (await api.as(anna).send(getBooking, { body: { orderId: second } })).message;
      expect(group?.parts.map(each => each.orderId)).toEqual(orderIds);
      await pay(first);
      const { body, html, files } = await letterAbout('booking.groupPaid');
      for (const text of [plain(body), plain(html ?? '')]) {
        for (const run of formatListed(laterBy(1))) expect(text).toContain(run);
        expect(text).toContain('24.12.2026 10:00–11:00');
      }
      const entries = entriesIn(files[0]?.text ?? '').map(({ uid }) => uid);
      expect(entries).toEqual([`booking-${first}`, `booking-${first}-2`, `booking-${second}`]);
    });

    test('a move that waits for its payment says every run, before it and after', async () => {
      const [from] = laterBy(2);
      const id = await book([from ?? '']);
      await pay(id);
      const to = laterBy(3);
      const { price, due, back } = (await api.as(anna).send(quoteMove, { body: { orderId: id, slots: to } })).message;
      const body = { orderId: id, seen: [from ?? ''], slots: to, price, due, back };
      expect((await api.as(anna).send(moveMyBooking, { body })).message).toEqual({ moved: false });
      const { move } = (await api.as(anna).send(getBooking, { body: { orderId: id } })).message;
      expect(move?.slots).toEqual(runsOf(to).map(({ start, end }) => ({ start, end })));
      const all = formatListed(to).join('; ');
      const waits = (await api.as(office).send(getBookingCard, { id })).message.history.at(-1)?.what;
      expect(plain(waits ?? '')).toBe(`Перенос ждёт доплаты 1 500 ₽: Фотостудия, ${all}`);
      await pay(id);
      expect(plain(await smsAbout('booking.moved'))).toContain(`Бронь № ${id} перенесена: Фотостудия, ${all}, 2 часа`);
      const letter = await letterAbout('booking.moved');
      for (const run of formatListed(to)) expect(plain(letter.body)).toContain(run);
      expect(entriesIn(letter.files[0]?.text ?? '')).toHaveLength(2);
    });

    test.each(['act', 'upd1'] as const)('a closed %s names every day', async form => {
      const wished = laterBy(form === 'act' ? 4 : 5);
      const id = await book(wished);
      // A УПД needs the address of its customer.
      const { id: organisationId } = await addCompany(api.db, anna.id, anAgreement.customer);
      const { sum } = await offerOf(api, anna, id);
      const ordered = await api.as(anna).send(makeOrderInvoice, { body: { orderId: id, organisationId, sum } });
      const { id: invoiceId } = ordered;
      const money = { sum: HOUR * 2, paymentOrder: form, paidOn: '2026-12-02', enough: false };
      await api.as(office).send(payInvoice, { body: { invoiceId, ...money } });
      const [before, set] = [api.clock.now, { ...api.config }];
      api.clock.now = momentOf('2027-01-10', 12);
      Object.assign(api.config, { actByItself: 'closed', actForm: form });
      await api.runJob('invoice-orders.makeActs');
      api.clock.now = before;
      Object.assign(api.config, set);
      const actId = Number((await api.db.execute(sql`select max(id) as id from act`)).rows[0]?.id);
      const listed = formatDaysOf(wished);
      const pdf = await pagesOf(await api.as(office).send(getActPdf, { body: { actId } }));
      expect(pdf.join(' ').replaceAll(' ', '')).toContain(`Аренда:Фотостудия,${listed.replaceAll(' ', '')},тариф`);
      if (form === 'act') return;
      const { data } = await api.as(office).send(getActXml, { body: { actId } });
      const xml = new TextDecoder('windows-1251').decode(await data.arrayBuffer());
      expect(plain(xml)).toContain(`Аренда: Фотостудия, ${listed}, тариф`);
    });

    test('a move keeps the entries, with a higher number, and cancels the one that is left over', async () => {
      const was = entriesIn(await feed()).filter(({ uid }) => uid.startsWith(`booking-${orderId}`));
      const [to] = [[at(12, '2026-12-06'), at(13, '2026-12-06')]];
      const { price, due, back } = (await api.as(anna).send(quoteMove, { body: { orderId, slots: to } })).message;
      await api.as(anna).send(moveMyBooking, { body: { orderId, seen: [...slots], slots: to, price, due, back } });
      const told = `${await smsAbout('booking.moved')}${(await letterAbout('booking.moved')).body}`;
      expect(plain(told)).toContain('06.12.2026 12:00–14:00, 2 часа');
      const { history } = (await api.as(office).send(getBookingCard, { id: orderId })).message;
      expect(plain(history.at(-1)?.what ?? '')).toBe(
        `Перенесено: было Фотостудия, ${both}; стало Фотостудия, 06.12.2026 12:00–14:00`,
      );
      const is = entriesIn(await feed()).filter(({ uid }) => uid.startsWith(`booking-${orderId}`));
      expect(is.map(({ uid, times, status }) => [uid, times, status])).toEqual([
        [was[0]?.uid, '1206T07–1206T09', 'CONFIRMED'],
        [was[1]?.uid, '1206T07–1206T09', 'CANCELLED'],
      ]);
      for (const { sequence } of is) expect(sequence).toBeGreaterThan(was[0]?.sequence ?? 0);
    });

    test('what was cancelled stays in calendars as cancelled, and its file takes it out', async () => {
      const was = entriesIn(await feed()).filter(({ uid }) => uid.startsWith(`booking-${orderId}`));
      await api.as(office).send(cancelBooking, { body: { orderId, seen: 2, rejectionReason: 'Авария' } });
      for (const ics of [await feed(), await file()]) {
        const is = entriesIn(ics).filter(({ uid }) => uid.startsWith(`booking-${orderId}`));
        expect(is.map(({ uid }) => uid)).toEqual(was.map(({ uid }) => uid));
        for (const { status, sequence } of is) {
          expect(status).toBe('CANCELLED');
          expect(sequence).toBeGreaterThan(was[0]?.sequence ?? 0);
        }
      }
      // Entries with different UIDs may not be in one CANCEL (RFC 5546).
      expect(await file()).toContain('METHOD:PUBLISH\r\n');
      expect(await file()).not.toContain('VALARM');
      expect(await feed()).toContain('METHOD:PUBLISH\r\n');
      expect(
        entriesIn(await roomFeed())
          .filter(({ status }) => status === 'CANCELLED')
          .map(({ uid }) => uid),
      ).toEqual([`room-31-b${orderId}`]);
      // A month later nobody needs to be told any more.
      await api.db.execute(sql`update booking set cancelled_at = cancelled_at - interval '31 days'`);
      expect(entriesIn(await feed()).filter(({ uid }) => uid.startsWith(`booking-${orderId}`))).toEqual([]);
    });
  });
});
