import { momentOf } from '@venue/sdk';
import { cancelPaidBooking, moveMyBooking, quoteMove } from '@venue/sdk/bookings';
import { downloadCalendarItem, readCalendar, renewCalendarLink } from '@venue/sdk/calendar';
import { eventStatus } from '@venue/sdk/events/model';
import { downloadTicketCalendar } from '@venue/sdk/tickets';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { calendarProgram, readCalendarText } from '../../testing/ical.ts';
import { lettersTo } from '../../testing/letters.ts';
import { at, hold, openStudio, paidBooking } from '../bookings/bookings.testing.ts';
import { changeEvent } from '../events/events.store.ts';
import { event } from '../events/events.table.ts';
import { anEventWithTickets, ticketsFor } from '../tickets/tickets.testing.ts';
import { roomWait } from '../waitlist/waitlist.table.ts';

const email = 'anna@example.ru';

describe.each(databaseKinds)('calendars over the life of a record (%s)', kind => {
  let api: TestApi;
  let anna: Person;
  let tariffId: number;
  let feed: string;

  beforeAll(async () => {
    api = await testApi({ kind });
    ({ tariffId } = await openStudio(api));
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    api.clock.now = momentOf('2026-12-01', 12);
    await api.db.execute(sql`update users set email = '', email_active = false`);
    await api.db.execute(sql`truncate booking, room_slot, payment, refund, outbox, idempotency, event cascade`);
    anna = await api.aCustomer({ email, emailActive: true });
    const { url } = (await api.as(anna).send(renewCalendarLink, {})).message;
    feed = /calendar\/([^/]+)\/ics$/.exec(url)?.[1] ?? '';
  });

  const read = async () => (await api.client().send(readCalendar, { slug: feed })).data.text();
  const item = async (of: 'booking' | 'event', id: number) =>
    (await api.as(anna).send(downloadCalendarItem, { body: { kind: of, id } })).data.text();
  const move = async (orderId: number, from: readonly number[], to: readonly number[]) => {
    const slots = to.map(hour => at(hour));
    const { price, due, back } = (await api.as(anna).send(quoteMove, { body: { orderId, slots } })).message;
    const seen = from.map(hour => at(hour));
    await api.as(anna).send(moveMyBooking, { body: { orderId, seen, slots, price, due, back } });
  };
  /** What a feed shows that stands. */
  const inFeed = async () =>
    readCalendarText(await read())
      .entries.filter(({ status }) => status !== 'CANCELLED')
      .map(({ start, end }) => `${start}–${end ?? ''}`)
      .sort();

  test('an empty feed is a calendar too', async () => {
    expect(readCalendarText(await read())).toEqual({ method: 'PUBLISH', entries: [] });
  });

  test('a booking: letters, files and the feed leave the same hours after each change', async () => {
    const [byLetters, byFiles] = [calendarProgram(), calendarProgram()];
    const id = await paidBooking(api, anna, tariffId, [10, 11, 15]);
    const runs = [
      ['20261203T050000Z–20261203T070000Z', '20261203T100000Z–20261203T110000Z'],
      ['20261203T070000Z–20261203T100000Z'],
      [],
    ];
    const changes = [
      async () => {},
      () => move(id, [10, 11, 15], [12, 13, 14]),
      async () => void (await api.as(anna).send(cancelPaidBooking, { body: { orderId: id, refund: 450_000 } })),
    ];
    for (const [index, change] of changes.entries()) {
      api.clock.advance(60_000);
      await change();
      for (const { files } of await lettersTo(api.db, email)) for (const { text } of files) byLetters.take(text);
      byFiles.take(await item('booking', id));
      expect({ byLetters: byLetters.shows(), byFiles: byFiles.shows(), feed: await inFeed() }).toEqual({
        byLetters: runs[index],
        byFiles: runs[index],
        feed: runs[index],
      });
    }
    // A cancellation may name only one entry, so the file of one that had two is published as cancelled.
    expect(readCalendarText(await item('booking', id))).toMatchObject({
      method: 'PUBLISH',
      entries: [{ status: 'CANCELLED' }, { status: 'CANCELLED' }],
    });
  });

  test('an event of its organiser, and a ticket to it: shortened, moved, cancelled', async () => {
    const dates = { date: '2026-12-10', time: '10:00', dateEnd: '2026-12-12', timeEnd: '18:00' };
    const { eventId, ticketIds } = await anEventWithTickets(api, dates, anna);
    const { codes } = await ticketsFor(api, anna, eventId, ticketIds[0]);
    const [own, ticket] = [calendarProgram(), calendarProgram()];
    const look = async () => {
      api.clock.advance(60_000);
      own.take(await item('event', eventId));
      ticket.take(await (await api.client().send(downloadTicketCalendar, { slug: codes[0] ?? '' })).data.text());
      const days = own.shows();
      expect([ticket.shows(), await inFeed()]).toEqual([days, [...days, ...days].sort()]);
      return days.map(each => each.slice(6, 11));
    };
    expect(await look()).toEqual(['10T05', '11T05', '12T05']);
    await api.db.transaction(tx => changeEvent(tx, eventId, { dateEnd: '2026-12-11', updatedAt: api.clock.now }));
    expect(await look()).toEqual(['10T05', '11T05']);
    await api.db.transaction(tx =>
      changeEvent(tx, eventId, { date: '2026-12-14', dateEnd: null, updatedAt: api.clock.now }),
    );
    expect(await look()).toEqual(['14T05']);
    const gone = { status: eventStatus.deleted, deletedFrom: eventStatus.published, updatedAt: api.clock.now };
    await api.db.update(event).set(gone).where(eq(event.id, eventId));
    expect(await look()).toEqual([]);
  });

  test('hours that the waiting list holds are in no calendar before they are paid', async () => {
    const id = await hold(api, anna, tariffId, [14]);
    expect(await inFeed()).toHaveLength(1);
    const when = { day: '2026-12-03', fromHour: 14, toHour: 15, hours: 1, until: new Date(at(14)) };
    const stamps = { createdAt: api.clock.now, updatedAt: api.clock.now };
    await api.db.insert(roomWait).values({ userId: anna.id, roomId: 31, bookingId: id, status: 2, ...when, ...stamps });
    expect(await inFeed()).toEqual([]);
  });

  test('a file reminds, a feed and what is cancelled do not, and all name who publishes them', async () => {
    const id = await paidBooking(api, anna, tariffId, [10]);
    expect(readCalendarText(await item('booking', id)).entries[0]?.alarms).toEqual(['-P1D', '-PT2H']);
    const organizers = [await item('booking', id), await read()].map(
      each => readCalendarText(each).entries[0]?.organizer,
    );
    expect(organizers[0]).toMatch(/^mailto:/);
    expect(organizers[1]).toBe(organizers[0]);
    expect(readCalendarText(await read()).entries[0]?.alarms).toEqual([]);
    await api.as(anna).send(cancelPaidBooking, { body: { orderId: id, refund: 150_000 } });
    expect(readCalendarText(await item('booking', id))).toMatchObject({
      method: 'CANCEL',
      entries: [{ status: 'CANCELLED', alarms: [] }],
    });
  });
});
