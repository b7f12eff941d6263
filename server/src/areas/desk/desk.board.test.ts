import { addDays, momentOf } from '@venue/sdk';
import { writeTechnicalReason } from '@venue/sdk/bookings/admin';
import { getBoard } from '@venue/sdk/desk/admin';
import type { Board } from '@venue/sdk/desk/model';
import { eventHours, eventRequestStatus } from '@venue/sdk/event-requests/model';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../core/db/transact.ts';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { takeHours } from '../bookings/bookings.store.ts';
import { at, DAY, hold, openStudio, paidBooking } from '../bookings/bookings.testing.ts';
import { timesOf } from '../event-requests/event-requests.estimate.store.ts';
import { eventRequest } from '../event-requests/event-requests.table.ts';
import { aRequestAt, HALL as LECTURES } from '../event-requests/event-requests.testing.ts';
import { anEvent } from '../events/events.testing.ts';
import { aRoomRequest, HALL as CONFERENCES, offered } from '../room-requests/room-requests.testing.ts';

const FIRST = '2026-12-01';
const FORUM = '2026-12-22';

describe.each(databaseKinds)('the board of a month (%s)', kind => {
  let api: TestApi;
  let staff: Person;
  let ids: Record<'paid' | 'held' | 'offer' | 'reason' | 'request' | 'event', number>;

  beforeAll(async () => {
    api = await testApi({ kind });
    const { tariffId } = await openStudio(api);
    staff = await api.aStaff();
    const customer = await api.aCustomer();
    await api.db.execute(sql`update room set buffer_after = 1 where id = 31`);
    const paid = await paidBooking(api, customer, tariffId, [9, 10]);
    const held = await hold(api, customer, tariffId, [15]);
    const body = { roomId: 52, slots: [at(11), at(12)], reason: 'Уборка' };
    const { id: reason } = await api.as(staff).send(writeTechnicalReason, { body });
    const offer = await offered(api, staff, await aRoomRequest(api, await api.aCustomer()));
    const request = await aRequestAt(api, await api.aCustomer(), eventRequestStatus.documents);
    const { eventId: event } = await anEvent(api, { eventTitle: 'Эфир' });
    await inTransaction(api.db, async tx => {
      const [row] = await tx.select().from(eventRequest).where(eq(eventRequest.id, request));
      const hours = row ? eventHours(timesOf(row)) : [];
      const { now } = api.clock;
      expect(await takeHours(tx, LECTURES, hours, { kind: 'event', eventRequestId: request }, now)).toBe(true);
      const evening = [momentOf('2026-12-31', 18), momentOf('2026-12-31', 19)];
      expect(await takeHours(tx, 45, evening, { kind: 'event', eventId: event }, now)).toBe(true);
    });
    ids = { paid, held, offer, reason, request, event };
  });
  afterAll(() => api.close());

  const board = async (from: string, days: number): Promise<Board> =>
    (await api.as(staff).send(getBoard, { query: { from, days } })).message;
  /** A block as the room, what takes it, and its hours. */
  const told = ({ blocks }: Board) =>
    blocks.map(({ roomId, kind: what, start, end, orderId, eventRequestId, eventId, technicalReasonId, title }) =>
      [roomId, what, start, end, orderId ?? eventRequestId ?? eventId ?? technicalReasonId, title].join(' '),
    );

  test('has everything that takes hours of its days once, with its hours', async () => {
    const month = await board(FIRST, 31);
    expect(month.rooms.map(each => each.days.length)).toEqual(Array.from({ length: 21 }, () => 31));
    const { paid, held, offer, reason, request, event } = ids;
    expect(told(month).toSorted()).toEqual(
      [
        `31 booking ${at(9)} ${at(11)} ${paid} `,
        `31 buffer ${at(11)} ${at(12)} ${paid} `,
        `31 hold ${at(15)} ${at(16)} ${held} `,
        `31 buffer ${at(16)} ${at(17)} ${held} `,
        `52 technical ${at(11)} ${at(13)} ${reason} Уборка`,
        `${CONFERENCES} hold ${at(10)} ${at(13)} ${offer} `,
        `${LECTURES} preparation ${at(10, FORUM)} ${at(11, FORUM)} ${request} Форум предпринимателей`,
        `${LECTURES} event ${at(11, FORUM)} ${at(14, FORUM)} ${request} Форум предпринимателей`,
        `${LECTURES} preparation ${at(14, FORUM)} ${at(15, FORUM)} ${request} Форум предпринимателей`,
        `45 event ${at(18, '2026-12-31')} ${at(20, '2026-12-31')} ${event} Эфир`,
      ].toSorted(),
    );
    expect(month.bookings.map(each => [each.orderId, each.isOffer])).toEqual([
      [paid, false],
      [offer, true],
      [held, false],
    ]);
  });

  test('has of each day what the day alone has', async () => {
    const month = await board(FIRST, 31);
    for (const day of [DAY, FORUM, '2026-12-31', '2026-12-04']) {
      const ofDay = (from: string) => from.startsWith(day);
      expect(told(await board(day, 1))).toEqual(told({ ...month, blocks: month.blocks.filter(b => ofDay(b.start)) }));
    }
  });

  test('ends with its last day', async () => {
    expect(told(await board(addDays(FORUM, -7), 7))).toEqual([]);
    expect(told(await board(FORUM, 7))).toHaveLength(3);
  });

  test('is refused for more days than a month has, and to who may not see bookings', async () => {
    const query = { from: FIRST, days: 32 };
    await expect(api.as(staff).send(getBoard, { query })).rejects.toMatchObject({ code: 'invalid_input' });
    for (const who of [await api.aStaff(['desk.manage']), await api.aCustomer()])
      await expect(api.as(who).send(getBoard, { query: { from: FIRST, days: 31 } })).rejects.toMatchObject({
        status: 403,
      });
    const reader = await api.aStaff(['bookings.read']);
    const seen = await api.as(reader).send(getBoard, { query: { from: FIRST, days: 31 } });
    expect(seen.message.blocks).toHaveLength(10);
  });
});
