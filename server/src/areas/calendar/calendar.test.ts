import {
  downloadCalendarItem,
  downloadEventCalendar,
  getCalendarLink,
  listCalendar,
  readCalendar,
  removeCalendarLink,
  renewCalendarLink,
} from '@venue/sdk/calendar';
import { eventRequestStatus } from '@venue/sdk/event-requests/model';
import { blankEvent, createEvent } from '@venue/sdk/events';
import { eventKind, eventStatus } from '@venue/sdk/events/model';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { privateLinks } from '../../core/security/privateLink.ts';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { booking } from '../bookings/bookings.table.ts';
import { eventRequest } from '../event-requests/event-requests.table.ts';
import { event } from '../events/events.table.ts';
import { tariff } from '../rooms/rooms.table.ts';

const { linkOf, opens } = privateLinks('calendar');

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
  // Before the days of the events below.
  api.clock.now = new Date('2026-11-25T07:00:00Z');
});
afterAll(() => api.close());

async function anEvent(person: Person, over: Partial<typeof blankEvent> = {}, status?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8) {
  const { id } = await api.as(person).send(createEvent, {
    body: {
      ...blankEvent,
      eventKind: eventKind.event,
      eventTitle: 'Ночь камня; яшма',
      date: '2026-12-05',
      time: '18:30',
      timeEnd: '21:00',
      roomId: 30,
      ...over,
    },
  });
  if (status) await api.db.update(event).set({ status }).where(eq(event.id, id));
  return id;
}

async function aRequest(
  { id: userId }: Person,
  startsAt: string | null,
  status: (typeof eventRequestStatus.ids)[number],
) {
  const at = api.clock.now;
  const [row] = await api.db
    .insert(eventRequest)
    .values({
      userId,
      status,
      title: 'Форум',
      contactName: 'Лесная Зоя Павловна',
      contactPhone: '9120000000',
      startsAt: startsAt === null ? null : new Date(startsAt),
      spaceId: status === eventRequestStatus.draft ? null : 30,
      participants: 20,
      answers: { eventRequestTime: 90 } as never,
      createdAt: at,
      updatedAt: at,
      submittedAt: status === eventRequestStatus.draft ? null : at,
      rejectionReason: status === eventRequestStatus.refused ? 'Зал занят' : null,
    })
    .returning();
  return row?.id ?? 0;
}

async function aBooking({ id: userId }: Person, start: string, status = 2) {
  const [known] = await api.db
    .insert(tariff)
    .values({ roomId: 31, title: 'Час', description: '', pricePerHour: 100_000, position: 1 })
    .returning();
  const firstStart = new Date(start);
  const [row] = await api.db
    .insert(booking)
    .values({
      userId,
      roomId: 31,
      tariffId: known?.id ?? 0,
      tariffTitle: 'Час',
      status,
      hours: [firstStart],
      firstStart,
      lastEnd: new Date(firstStart.getTime() + 3_600_000),
      lines: [],
      price: 100_000,
      vat: 0,
      vatPercent: 0,
      createdAt: api.clock.now,
    })
    .returning();
  return row?.id ?? 0;
}

const december = { from: '2026-11-30', to: '2027-01-03' };
const listed = async (person: Person, body = december) =>
  (await api.as(person).send(listCalendar, { body })).message.items.map(({ kind, id }) => `${kind} ${id}`);

test('requests, events and bookings stand in one calendar, soonest first; others’ do not', async () => {
  const [person, other] = [await api.aCustomer(), await api.aCustomer()];
  const event5 = await anEvent(person);
  const booked = await aBooking(person, '2026-12-05T05:00:00.000Z');
  const request = await aRequest(person, '2026-12-07T05:00:00.000Z', eventRequestStatus.draft);
  await aRequest(person, null, eventRequestStatus.draft);
  await aRequest(person, '2026-12-07T06:00:00.000Z', eventRequestStatus.refused);
  await aRequest(person, '2026-12-07T07:00:00.000Z', eventRequestStatus.didNotHappen);
  await aBooking(person, '2026-12-06T05:00:00.000Z', 3);
  await anEvent(person, {}, eventStatus.rejected);
  await anEvent(other);
  await aBooking(other, '2026-12-05T05:00:00.000Z');
  await aRequest(other, '2026-12-07T05:00:00.000Z', eventRequestStatus.draft);
  expect(await listed(person)).toEqual([`booking ${booked}`, `event ${event5}`, `request ${request}`]);
  expect((await api.as(person).send(listCalendar, { body: december })).message.items[1]).toEqual({
    kind: 'event',
    id: event5,
    title: 'Ночь камня; яшма',
    place: 'Лекторий',
    status: eventStatus.draft,
    start: '2026-12-05T13:30:00.000Z',
    end: '2026-12-05T16:00:00.000Z',
  });
});

test('what touches the days is there: several days, and the last moment before midnight', async () => {
  const person = await api.aCustomer();
  const long = await anEvent(person, { date: '2026-11-28', dateEnd: '2026-12-01', timeEnd: null });
  await anEvent(person, { date: '2026-11-28', dateEnd: '2026-11-29', timeEnd: null });
  // 00:00 of 4 January at the venue, and a minute before it.
  await aBooking(person, '2027-01-03T19:00:00.000Z');
  const late = await aBooking(person, '2027-01-03T18:59:00.000Z');
  // An event of several days has an entry for each.
  expect(await listed(person)).toEqual([`event ${long}`, `event ${long}`, `booking ${late}`]);
});

test('a year at once is refused, and so is an end before its beginning', async () => {
  const person = await api.aCustomer();
  const ask = (from: string, to: string) => api.as(person).send(listCalendar, { body: { from, to } });
  await expect(ask('2026-01-01', '2026-12-31')).rejects.toMatchObject({ code: 'invalid_input' });
  await expect(ask('2026-12-02', '2026-12-01')).rejects.toMatchObject({ code: 'invalid_input' });
});

test('a date comes as a file, to its owner alone', async () => {
  const [person, other] = [await api.aCustomer(), await api.aCustomer()];
  const id = await anEvent(person);
  const file = await api.as(person).send(downloadCalendarItem, { body: { kind: 'event', id } });
  // Folded lines continue after a space.
  const text = (await file.data.text()).replaceAll('\r\n ', '');
  expect(text.split('\r\n')).toEqual(
    expect.arrayContaining([
      'BEGIN:VCALENDAR',
      'DTSTART:20261205T133000Z',
      'DTEND:20261205T160000Z',
      'SUMMARY:Ночь камня\\; яшма',
      'LOCATION:Лекторий\\, ул. 8 Марта\\, 10\\, 620014\\, Екатеринбург',
      'TRIGGER:-PT2H',
    ]),
  );
  await expect(api.as(other).send(downloadCalendarItem, { body: { kind: 'event', id } })).rejects.toMatchObject({
    code: 'not_found',
  });
});

const linkIn = (url: string): string => /calendar\/([^/]+)\/ics$/.exec(url)?.[1] ?? '';
const read = async (link: string) => (await api.client().send(readCalendar, { slug: link })).data.text();
const gone = { code: 'not_found' };

test('the private link shows what was submitted, and nobody’s drafts', async () => {
  const person = await api.aCustomer();
  expect((await api.as(person).send(getCalendarLink, {})).message.url).toBeNull();
  const { url } = (await api.as(person).send(renewCalendarLink, {})).message;
  expect((await api.as(person).send(getCalendarLink, {})).message.url).toBe(url);
  const day = new Date(api.clock.now.getTime() + 5 * 86_400_000).toISOString();
  const draft = await aRequest(person, day, eventRequestStatus.draft);
  const booked = await aBooking(person, day);
  const text = await read(linkIn(url));
  expect(text).toContain(`UID:booking-${booked}@`);
  expect(text).not.toContain(`UID:request-${draft}@`);
});

test('events of several days have an entry for each, changes a higher number, and cancelled ones a while', async () => {
  const person = await api.aCustomer();
  const { url } = (await api.as(person).send(renewCalendarLink, {})).message;
  const of = async (name: string) =>
    (await read(linkIn(url)))
      .replaceAll('\r\n ', '')
      .split('BEGIN:VEVENT')
      .filter(each => each.includes(`UID:${name}@`) || each.includes(`UID:${name}-`))
      .map(each =>
        /SEQUENCE:(\d+)[\s\S]*DTSTART:\d{4}(\w+)Z\r\nDTEND:\d{4}(\w+)Z\r\nSTATUS:(\w+)/.exec(each)?.slice(1),
      );
  const days = { date: '2026-12-05', time: '10:00', dateEnd: '2026-12-06', timeEnd: '18:00' };
  const id = await anEvent(person, days, eventStatus.published);
  const [[first = '0'] = []] = await of(`event-${id}`);
  expect((await of(`event-${id}`)).map(each => each?.slice(1))).toEqual([
    ['1205T050000', '1205T130000', 'CONFIRMED'],
    ['1206T050000', '1206T130000', 'CONFIRMED'],
  ]);
  await api.db.update(event).set({ date: '2026-12-04', dateEnd: '2026-12-05' }).where(eq(event.id, id));
  expect((await of(`event-${id}`))[0]).toEqual([String(Number(first) + 1), '1204T050000', '1204T130000', 'CONFIRMED']);
  const cancelled = { status: eventStatus.deleted, deletedFrom: eventStatus.published, updatedAt: api.clock.now };
  await api.db.update(event).set(cancelled).where(eq(event.id, id));
  expect((await of(`event-${id}`)).map(each => each?.at(-1))).toEqual(['CANCELLED', 'CANCELLED']);
  await api.db
    .update(event)
    .set({ updatedAt: new Date(api.clock.now.getTime() - 31 * 86_400_000) })
    .where(eq(event.id, id));
  expect(await of(`event-${id}`)).toEqual([]);

  const request = await aRequest(person, '2026-12-10T05:00:00.000Z', eventRequestStatus.documents);
  const eventRequestDays = [
    { day: '2026-12-10', timeStart: '10:00', timeEnd: '12:00' },
    { day: '2026-12-12', timeStart: '14:00', timeEnd: '16:00' },
  ];
  await api.db
    .update(eventRequest)
    .set({ answers: { eventRequestTime: 3240, eventDuration: 2, eventRequestDays } as never })
    .where(eq(eventRequest.id, request));
  expect((await of(`request-${request}`)).map(each => each?.slice(1))).toEqual([
    ['1210T050000', '1210T070000', 'TENTATIVE'],
    ['1212T090000', '1212T110000', 'TENTATIVE'],
  ]);
});

test('a link that was renewed, taken back, mistyped or made for somebody else opens nothing', async () => {
  const [person, other] = [await api.aCustomer(), await api.aCustomer()];
  const first = linkIn((await api.as(person).send(renewCalendarLink, {})).message.url);
  const theirs = linkIn((await api.as(other).send(renewCalendarLink, {})).message.url);
  const second = linkIn((await api.as(person).send(renewCalendarLink, {})).message.url);
  await expect(read(first)).rejects.toMatchObject(gone);
  expect(await read(second)).toContain('BEGIN:VCALENDAR');
  const forged = theirs.replace(/^\d+/, String(person.id));
  for (const link of [forged, 'nonsense', `${second}x`, second.slice(0, -1)])
    await expect(read(link)).rejects.toMatchObject(gone);
  await api.as(person).send(removeCalendarLink, {});
  await expect(read(second)).rejects.toMatchObject(gone);
  expect((await api.as(person).send(getCalendarLink, {})).message.url).toBeNull();
});

test('a link signed with a former secret works as long as that secret is known', () => {
  const link = linkOf({ secret: 'former' }, 7, 'seed');
  expect(opens({ secret: 'present', secretPrevious: ['former'] }, link, 7, 'seed')).toBe(true);
  expect(opens({ secret: 'present', secretPrevious: [] }, link, 7, 'seed')).toBe(false);
  expect(opens({ secret: 'former', secretPrevious: [] }, link, 7, 'another')).toBe(false);
});

test('a published event is a file for whoever comes; no other event is', async () => {
  const owner = await api.aCustomer();
  const id = await anEvent(owner, {}, 3);
  const { data, name } = await api.client().send(downloadEventCalendar, { id });
  const text = (await data.text()).replaceAll('\r\n ', '');
  expect(name).toBe('Ночь камня; яшма.ics');
  expect(text).toContain(`/app/events/${id}`);
  expect(text).toContain('DTSTART:20261205T133000Z');
  expect(text).toMatch(/LOCATION:.*8 Марта/);
  const draft = await anEvent(owner, {}, 1);
  for (const none of [draft, 999_999])
    await expect(api.client().send(downloadEventCalendar, { id: none })).rejects.toMatchObject({ code: 'not_found' });
});
