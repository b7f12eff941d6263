import { momentOf } from '@venue/sdk';
import { moveEventRequest } from '@venue/sdk/event-requests/admin';
import { acceptEvent, checkEventHours, getEvent, takeEventHours } from '@venue/sdk/events/admin';
import { eventStatus } from '@venue/sdk/events/model';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { eventRequest } from '../event-requests/event-requests.table.ts';
import { aRequestAt, HALL, openHalls } from '../event-requests/event-requests.testing.ts';
import { anEventIn } from './events.testing.ts';

const { onVerification, published, draft } = eventStatus;
/** The request goes on from 11 to 14, with an hour before and after; the event from 11 to 15:30. */
const page = { roomId: HALL, date: '2026-12-22', time: '11:00', dateEnd: null, timeEnd: '15:30' } as const;

describe.each(databaseKinds)('an event and the request it came from (%s)', kind => {
  let api: TestApi;
  let staff: Person;
  let anna: Person;
  beforeAll(async () => {
    api = await testApi({ kind });
    await openHalls(api);
    staff = await api.aStaff();
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await api.db.execute(sql`truncate room_slot, event, event_request cascade`);
    anna = await api.aCustomer();
  });

  const office = () => api.as(staff);
  const move = (id: number, seen: number, status: number) =>
    office().send(moveEventRequest, { id, body: { seen, status, rejectionReason: 'Нет' } as never });
  const requested = async () => {
    const id = await aRequestAt(api, anna, 4);
    await move(id, 4, 5);
    return id;
  };
  const accept = (eventId: number, seen: number, status: number) =>
    office().send(acceptEvent, { eventId, body: { seen, status } as never });
  /** The hours of the hall, and whose they are: `e` of the event, `r` of the request, `er` of both. */
  const hall = async () => {
    const { rows } = await api.db.execute(sql`
      select extract(hour from starts_at at time zone 'Asia/Yekaterinburg')::int
        || case when event_id is null then ' r' when event_request_id is null then ' e' else ' er' end as hour
      from room_slot where room_id = ${HALL} order by starts_at`);
    return rows.map(each => String(each.hour));
  };

  test('share its hours, and each keeps what it needs when the other goes', async () => {
    const id = await requested();
    const { eventId } = await anEventIn(api, anna, onVerification, page);
    await accept(eventId, onVerification, published);
    const shared = ['10 r', '11 er', '12 er', '13 er', '14 er', '15 e'];
    expect(await hall()).toEqual(shared);
    await accept(eventId, published, draft);
    expect(await hall()).toEqual(['10 r', '11 r', '12 r', '13 r', '14 r']);
    await accept(eventId, draft, published);
    await move(id, 5, 10);
    expect(await hall()).toEqual(['11 e', '12 e', '13 e', '14 e', '15 e']);
  });

  test('the request may come second', async () => {
    const { eventId } = await anEventIn(api, anna, onVerification, page);
    await accept(eventId, onVerification, published);
    await requested();
    expect(await hall()).toEqual(['10 r', '11 er', '12 er', '13 er', '14 er', '15 e']);
  });

  test.each(['event', 'event_request'])('of a deleted %s the other keeps its hours', async table => {
    await requested();
    const { eventId } = await anEventIn(api, anna, onVerification, page);
    await accept(eventId, onVerification, published);
    await api.db.execute(sql`delete from ${sql.identifier(table)}`);
    expect(await hall()).toEqual(
      table === 'event' ? ['10 r', '11 r', '12 r', '13 r', '14 r'] : ['11 e', '12 e', '13 e', '14 e', '15 e'],
    );
  });

  test('the venue’s page for a customer’s request shares its hours once staff say so', async () => {
    const id = await requested();
    const { eventId } = await anEventIn(api, staff, draft, page);
    await expect(accept(eventId, draft, published)).rejects.toMatchObject({
      code: 'room_taken',
      data: { clashes: [{ kind: 'event', eventRequestId: id, eventId: null, title: 'Форум предпринимателей' }] },
    });
    const { message } = await office().send(takeEventHours, { body: { eventId, eventRequestId: id } });
    expect(message).toMatchObject({ eventRequestId: id, objectStatusId: draft });
    expect((await office().send(checkEventHours, { body: { eventId, ...page } })).message.clashes).toEqual([]);
    await accept(eventId, draft, published);
    expect(await hall()).toEqual(['10 r', '11 er', '12 er', '13 er', '14 er', '15 e']);
  });

  test('requests of others are in its way, and two events do not share one', async () => {
    await requested();
    const other = await anEventIn(api, await api.aCustomer(), onVerification, page);
    await expect(accept(other.eventId, onVerification, published)).rejects.toMatchObject({ code: 'room_taken' });
    const first = await anEventIn(api, anna, onVerification, page);
    await accept(first.eventId, onVerification, published);
    const second = await anEventIn(api, anna, onVerification, page);
    await expect(accept(second.eventId, onVerification, published)).rejects.toMatchObject({ code: 'room_taken' });
  });

  test('an event that lacks its hours takes them once they are free', async () => {
    const { eventId } = await anEventIn(api, anna, onVerification, page);
    await api.db.execute(sql`update event set status = ${published}, lacks_hours = true where id = ${eventId}`);
    const id = await aRequestAt(api, await api.aCustomer(), 4);
    await move(id, 4, 5);
    await expect(office().send(takeEventHours, { body: { eventId } })).rejects.toMatchObject({ code: 'room_taken' });
    expect((await office().send(getEvent, { id: eventId })).message.lacksHours).toBe(true);
    await move(id, 5, 10);
    const { message } = await office().send(takeEventHours, { body: { eventId } });
    expect(message.lacksHours).toBe(false);
    expect(await hall()).toEqual(['11 e', '12 e', '13 e', '14 e', '15 e']);
  });

  test('setting up and clearing away are held with the event', async () => {
    const id = await aRequestAt(api, anna, 4);
    const times = {
      installationStartTime: momentOf('2026-12-21', 22).toISOString(),
      installationEndTime: momentOf('2026-12-21', 23).toISOString(),
      uninstallationStartTime: momentOf('2026-12-22', 15).toISOString(),
      uninstallationEndTime: new Date(momentOf('2026-12-22', 16).getTime() + 60_000).toISOString(),
    };
    await api.db.update(eventRequest).set({ answers: sql`answers || ${JSON.stringify(times)}::jsonb` });
    await move(id, 4, 5);
    const hours = (await hall()).map(each => Number.parseInt(each, 10));
    expect(hours).toEqual([22, 23, ...Array.from({ length: 17 }, (_, each) => each)]);
  });
});
