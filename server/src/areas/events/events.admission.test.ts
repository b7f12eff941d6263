import { getEvent, listEvents } from '@venue/sdk/events';
import { entryType, ticketType } from '@venue/sdk/events/model';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApi, testApi } from '../../testing/api.ts';
import { anEventIn, entrance } from './events.testing.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const free = { ...entrance, ticketType: ticketType.free, ticketName: 'Вход', ticketPrice: 0 };
const made = async (tickets: (typeof entrance)[], participantsLimit: number | null = null) =>
  (
    await anEventIn(api, await api.aCustomer(), 3, {
      eventTitle: 'Вечер настольных игр',
      entryType: tickets.length > 0 ? entryType.byTicket : entryType.free,
      participantsLimit,
      tickets,
    })
  ).eventId;
const listed = async (body: { hasPlaces?: boolean } = {}) =>
  (await api.client().send(listEvents, { x: 1, body: { search: 'настольных игр', ...body } })).items;

test('lists say what it costs and whether places are left; only those with places are listed if asked', async () => {
  const open = await made([]);
  const cheap = await made([{ ...entrance, ticketPrice: 30_000 }, entrance]);
  const full = await made([
    { ...free, ticketQuantity: 2 },
    { ...free, ticketName: 'Дети', ticketQuantity: 1 },
  ]);
  const limited = await made([free], 5);
  const admission = async (id: number) => (await api.client().send(getEvent, { id })).message.admission;
  expect(await admission(open)).toBeNull();
  expect(await admission(cheap)).toEqual({ cheapest: 30_000, dearest: entrance.ticketPrice, isSoldOut: false });
  expect(await admission(full)).toEqual({ cheapest: 0, dearest: 0, isSoldOut: false });
  await api.db.execute(sql`update event_ticket set sold = quantity where event_id = ${full} and quantity = 2`);
  expect(await admission(full)).toMatchObject({ isSoldOut: false });
  // Places that are held are not there either.
  await api.db.execute(sql`update event_ticket set held = quantity where event_id = ${full} and quantity = 1`);
  await api.db.execute(sql`update event set taken = 5 where id = ${limited}`);
  expect(await admission(full)).toMatchObject({ isSoldOut: true });
  expect(await admission(limited)).toMatchObject({ isSoldOut: true });
  const ids = (rows: Awaited<ReturnType<typeof listed>>) => rows.map(({ eventId }) => eventId).toSorted();
  expect(ids(await listed())).toEqual([open, cheap, full, limited].toSorted());
  expect(ids(await listed({ hasPlaces: true }))).toEqual([open, cheap].toSorted());
});
