import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { acceptEvent, addEventImage } from '@venue/sdk/events/admin';
import { type EventStatus, eventStatus } from '@venue/sdk/events/model';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { areas } from '../../../areas.ts';
import type { Person } from '../../../testing/api.people.ts';
import { type TestApi, testApi } from '../../../testing/api.ts';
import { rowsAbout } from '../../privacy/privacy.export.ts';
import { anEventIn, aPicture, aTicketOf, entrance } from '../events.testing.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const { draft, onVerification, published, processing } = eventStatus;
const onDisk = (url = '') => existsSync(join(api.config.dataDir, 'files', url.replace('/files/', '')));
const rowsOf = async (query: ReturnType<typeof sql>) => (await api.db.execute(query)).rows;

async function leave({ id }: Person): Promise<void> {
  await api.db.execute(sql`update users set deletion_at = ${api.clock.now.toISOString()} where id = ${id}`);
  await api.runJob('privacy.delete');
}

/** Lets the events of these tests be over, and the payments for them come to nothing. */
async function afterEvents(): Promise<void> {
  await api.db.execute(sql`update event set date = '2026-01-10', date_end = null`);
  await api.db.execute(sql`update payment set status = 'canceled', due_at = null where status = 'pending'`);
}

test('an account that goes takes its events along, but for those others hold tickets for and those that were paid', async () => {
  const person = await api.aCustomer();
  const staff = api.as(await api.aStaff());
  const publish = (eventId: number, seen: EventStatus) =>
    staff.send(acceptEvent, { eventId, body: { seen, status: published } });
  const free = await anEventIn(api, person, onVerification);
  await publish(free.eventId, onVerification);
  await staff.send(addEventImage, { body: { file: await aPicture('#123456'), eventId: free.eventId, as: 'image' } });
  const sold = await anEventIn(api, person, draft, { tickets: [entrance] });
  await publish(sold.eventId, draft);
  await aTicketOf(api, sold);
  const paid = await anEventIn(api, person, published);
  await api.db.execute(sql`update event set price = 100, paid_at = now() where id = ${paid.eventId}`);
  const paying = await anEventIn(api, person, processing);
  await api.db.execute(sql`insert into payment (user_id, event_id, provider, provider_id, status, sum, description,
      vat_percent, confirmation_token, frame_url, created_at, expires_at, due_at)
    values (${person.id}, ${paying.eventId}, 'sandbox', 'one', 'pending', 100, '', 22, '', '', now(), now(), now())`);
  const poster = sold.mainImage?.url;

  const data = await rowsAbout(areas, api.db, { secrets: api.config, userId: person.id });
  expect(data.events).toHaveLength(4);
  expect(data.approved).toHaveLength(2);
  await leave(person);
  const names = await rowsOf(
    sql`select organizer_name from event where user_id = ${person.id} and organizer_name <> ''`,
  );
  expect(names, 'the deletion waits for events that others paid for').toHaveLength(4);
  await afterEvents();
  await leave(person);

  expect(await rowsOf(sql`select id, organizer_name from event where user_id = ${person.id} order by id`)).toEqual(
    [sold, paid, paying].map(({ eventId }) => ({ id: eventId, organizer_name: '' })),
  );
  const pictures = sql`select owner_id from picture where owner in ('event', 'eventWide') and owner_id = ${free.eventId}`;
  expect(await rowsOf(pictures)).toEqual([]);
  expect([onDisk(free.mainImage?.url), onDisk(poster)]).toEqual([false, true]);
  expect(await rowsOf(sql`select 1 from application where user_id = ${person.id}`)).toEqual([]);
  expect(
    await rowsOf(sql`select 1 from approved_version where object_id = ${sold.eventId} and kind = 'event'`),
  ).toEqual([]);
});

test('a ticket of an account that goes stays as a place without a name', async () => {
  const filed = await anEventIn(api, await api.aCustomer(), published, { tickets: [entrance] });
  const holder = await api.aCustomer({ lastname: 'Уходящая' });
  await aTicketOf(api, filed, { userId: holder.id, name: 'Уходящая', phone: holder.phone });
  await aTicketOf(api, filed, { name: 'Остающийся' });
  expect((await rowsAbout(areas, api.db, { secrets: api.config, userId: holder.id })).tickets).toMatchObject([
    { name: 'Уходящая' },
  ]);
  await leave(holder);
  const named = await rowsOf(sql`select 1 from event_attendee where name = 'Уходящая'`);
  expect(named, 'the deletion waits for the visit').toHaveLength(1);
  await afterEvents();
  await leave(holder);
  const held = sql`select name, phone = '' as silent from event_attendee where event_id = ${filed.eventId} order by id`;
  expect(await rowsOf(held)).toEqual([
    { name: '', silent: true },
    { name: 'Остающийся', silent: false },
  ]);
});
