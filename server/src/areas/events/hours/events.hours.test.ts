import { newIdempotencyKey } from '@venue/sdk';
import { writeTechnicalReason } from '@venue/sdk/bookings/admin';
import { previewBulk, runBulk, undoBulk } from '@venue/sdk/bulk/admin';
import {
  acceptEvent,
  addEvent,
  cancelEvent,
  checkEventHours,
  getCancellation,
  getEvent,
  removeEvent,
  restoreEvent,
  saveEvent,
} from '@venue/sdk/events/admin';
import { type AdminEvent, eventStatus } from '@venue/sdk/events/model';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../../../testing/api.people.ts';
import { type TestApi, testApi } from '../../../testing/api.ts';
import { databaseKinds } from '../../../testing/database.ts';
import { at, hold, openStudio, paidBooking } from '../../bookings/bookings.testing.ts';
import { aCategory, anEvent, aTicketOf, entrance, whole } from '../events.testing.ts';
import { evening, eventsWithoutHours, hoursHeld, inStudio, STUDIO } from './events.hours.testing.ts';

const { draft, onVerification, published, rejected, deleted, awaitingPayment } = eventStatus;
const both = [`${STUDIO} 13`, `${STUDIO} 14`];

describe.each(databaseKinds)('the hours of events (%s)', kind => {
  let api: TestApi;
  let staff: Person;
  let anna: Person;
  let tariffId: number;
  beforeAll(async () => {
    api = await testApi({ kind });
    ({ tariffId } = await openStudio(api));
    staff = await api.aStaff();
    anna = await api.aCustomer();
  });
  afterAll(() => api.close());
  beforeEach(() => api.db.execute(sql`truncate room_slot, event, booking cascade`));
  afterEach(async () => {
    expect(await eventsWithoutHours(api)).toEqual([]);
  });

  const office = () => api.as(staff);
  const accept = (eventId: number, seen: number, status: number, more: object = {}) =>
    office().send(acceptEvent, { eventId, body: { seen, status, rejectionReason: 'Нет', ...more } as never });
  const save = ({ eventId, version }: AdminEvent, over: object = {}) =>
    office().send(saveEvent, {
      body: { ...whole, ...evening, categoryId: category, eventId, version, ...over } as never,
    });
  let category = 0;
  beforeAll(async () => {
    category = await aCategory(api);
  });
  const bulk = async (action: string, userId: number) => {
    const filter = { userId };
    const { total: count } = (await office().send(previewBulk, { body: { action, filter } })).message;
    const how = { idempotencyKey: newIdempotencyKey() };
    return (await office().send(runBulk, { body: { action, filter, count } }, how)).message;
  };
  const again = async ({ eventId }: AdminEvent) => (await office().send(getEvent, { id: eventId })).message;

  /** Every way in which staff give an event its room. */
  const ways = {
    'by accepting it': async () => {
      const { eventId } = await inStudio(api, onVerification);
      await accept(eventId, onVerification, published);
      return eventId;
    },
    'by asking for its payment': async () => {
      const { eventId } = await inStudio(api, onVerification);
      await accept(eventId, onVerification, awaitingPayment, { price: 100_000 });
      return eventId;
    },
    'by publishing a draft': async () => {
      const { eventId } = await inStudio(api, draft);
      await accept(eventId, draft, published);
      return eventId;
    },
    'by saving it as published': async () => {
      const event = await inStudio(api, draft);
      await save(event, { objectStatusId: published, seen: draft });
      return event.eventId;
    },
    'by adding it as published': async () => {
      const body = { ...whole, ...evening, categoryId: category, eventKind: 1 as const, objectStatusId: published };
      return (await office().send(addEvent, { body })).message.eventId;
    },
    'by adding a published announcement': async () => {
      const body = { ...whole, ...evening, categoryId: category, eventKind: 2 as const, objectStatusId: published };
      return (await office().send(addEvent, { body })).message.eventId;
    },
    'with many others': async () => {
      const event = await inStudio(api, onVerification);
      const { skipped } = await bulk('events.publish', event.userId);
      if (skipped[0]) throw Object.assign(new Error(skipped[0].reason), { code: 'room_taken' });
      return event.eventId;
    },
    'by restoring it': async () => {
      const { eventId } = await inStudio(api, published);
      await api.db.execute(
        sql`update event set status = ${deleted}, deleted_from = ${published} where id = ${eventId}`,
      );
      await office().send(restoreEvent, { body: { eventId } });
      return eventId;
    },
    'by moving it there': async () => {
      const event = await inStudio(api, draft, { roomId: null });
      await accept(event.eventId, draft, published);
      await save(await again(event));
      return event.eventId;
    },
    'by moving it to that time': async () => {
      const event = await inStudio(api, draft, { time: '16:00', timeEnd: '17:00' });
      await accept(event.eventId, draft, published);
      await save(await again(event));
      return event.eventId;
    },
  };

  describe.each(Object.entries(ways))('%s', (_, give) => {
    test('it takes the hours, which nobody can book then', async () => {
      const eventId = await give();
      expect(await hoursHeld(api, eventId)).toEqual(both);
      await expect(hold(api, anna, tariffId, [14])).rejects.toMatchObject({ code: 'slot_taken' });
    });

    test('it is refused when an hour is booked', async () => {
      const orderId = await paidBooking(api, anna, tariffId, [14]);
      await expect(give()).rejects.toMatchObject({ code: 'room_taken' });
      const { rows } = await api.db.execute(sql`select booking_id as id from room_slot where event_id is null`);
      expect(rows).toEqual([{ id: orderId }]);
    });
  });

  /** Every way in which an event gives its room back. */
  const waysBack = {
    'by being unpublished': (event: AdminEvent) => accept(event.eventId, published, draft),
    'by being saved as a draft': (event: AdminEvent) => save(event, { objectStatusId: draft, seen: published }),
    'by being removed': ({ eventId }: AdminEvent) => office().send(removeEvent, { body: { eventId, seen: published } }),
    'by moving to another place': (event: AdminEvent) => save(event, { roomId: null }),
    'by moving to another day': (event: AdminEvent) => save(event, { date: '2026-12-05' }),
    'by being cancelled with its tickets': async (event: AdminEvent) => {
      await aTicketOf(api, event);
      const { tickets, refund, placementRefund } = (await office().send(getCancellation, { id: event.eventId }))
        .message;
      const body = { tickets, refund, placementRefund, seenReschedule: null, reason: 'Авария', seen: published };
      return office().send(cancelEvent, { id: event.eventId, body });
    },
    'when its row goes': ({ eventId }: AdminEvent) => api.db.execute(sql`delete from event where id = ${eventId}`),
  };

  test.each(Object.entries(waysBack))('%s it frees them', async (_, giveBack) => {
    const event = await inStudio(api, draft, { tickets: [entrance] });
    await accept(event.eventId, draft, published);
    await giveBack(await again(event));
    await hold(api, anna, tariffId, [13, 14]);
  });

  test('a payment that is asked for and refused frees them too', async () => {
    const { eventId } = await inStudio(api, onVerification);
    await accept(eventId, onVerification, awaitingPayment, { price: 100_000 });
    await accept(eventId, awaitingPayment, rejected);
    expect(await hoursHeld(api, eventId)).toEqual([]);
  });

  test('the refusal names what stands in the way, to staff alone', async () => {
    const orderId = await hold(api, anna, tariffId, [14]);
    await office().send(writeTechnicalReason, { body: { roomId: STUDIO, slots: [at(13)], reason: 'Покраска' } });
    const { eventId } = await inStudio(api, draft);
    const clashes = [
      { kind: 'technical', title: 'Покраска', start: at(13), end: at(14) },
      { kind: 'hold', orderId, title: '', start: at(14), end: at(15) },
    ];
    await expect(accept(eventId, draft, published)).rejects.toMatchObject({
      status: 409,
      code: 'room_taken',
      text: 'Помещение занято: 03.12.2026 13:00–14:00, закрыто: Покраска',
      data: { clashes },
    });
    const { eventPlace: _, ...asked } = { ...evening, eventPlace: '' };
    expect((await office().send(checkEventHours, { body: { eventId, ...asked } })).message).toMatchObject({ clashes });
  });

  test('an event’s own hours are not in its way', async () => {
    const event = await inStudio(api, draft);
    await accept(event.eventId, draft, published);
    await save(await again(event), { timeEnd: '16:00' });
    expect(await hoursHeld(api, event.eventId)).toEqual([...both, `${STUDIO} 15`]);
    const { clashes } = (await office().send(checkEventHours, { body: { eventId: event.eventId, ...evening } }))
      .message;
    expect(clashes).toEqual([]);
    const other = await inStudio(api, draft);
    await expect(accept(other.eventId, draft, published)).rejects.toMatchObject({
      code: 'room_taken',
      data: { clashes: [{ kind: 'event', eventId: event.eventId, title: 'Ночь керамики' }] },
    });
  });

  test('a move to taken hours leaves the event where it was', async () => {
    const event = await inStudio(api, draft, { time: '10:00', timeEnd: '11:00' });
    await accept(event.eventId, draft, published);
    await hold(api, anna, tariffId, [14]);
    await expect(save(await again(event))).rejects.toMatchObject({ code: 'room_taken' });
    expect(await again(event)).toMatchObject({ time: '10:00' });
    expect(await hoursHeld(api, event.eventId)).toEqual([`${STUDIO} 10`]);
  });

  test('an expired hold is not in the way', async () => {
    await hold(api, anna, tariffId, [14]);
    await api.db.execute(sql`update room_slot set expires_at = ${api.clock.now.toISOString()}`);
    const { eventId } = await inStudio(api, draft);
    await accept(eventId, draft, published);
    expect(await hoursHeld(api, eventId)).toEqual(both);
  });

  test('a hall takes its parts, and a taken part keeps the hall from an event', async () => {
    await api.db.execute(sql`update room set divided = true where id = 47`);
    await api.db.execute(sql`insert into room_part (hall_id, part_id) values (47, ${STUDIO})`);
    try {
      const { eventId } = await inStudio(api, draft, { roomId: 47 });
      await accept(eventId, draft, published);
      expect(await hoursHeld(api, eventId)).toEqual([...both, '47 13', '47 14']);
      await expect(hold(api, anna, tariffId, [13])).rejects.toMatchObject({ code: 'slot_taken' });
      await accept(eventId, published, draft);
      await hold(api, anna, tariffId, [13]);
      await expect(accept(eventId, draft, published)).rejects.toMatchObject({ code: 'room_taken' });
    } finally {
      await api.db.execute(sql`truncate room_slot, room_part cascade`);
      await api.db.execute(sql`update room set divided = false where id = 47`);
    }
  });

  test('an event elsewhere takes no room, and neither does a draft', async () => {
    const elsewhere = await anEvent(api, { ...evening, roomId: null });
    await accept(elsewhere.eventId, draft, published);
    await inStudio(api, draft);
    await hold(api, anna, tariffId, [13, 14]);
  });

  test('an undone deletion of many finds its hours taken', async () => {
    const event = await inStudio(api, draft);
    await accept(event.eventId, draft, published);
    const { undo } = await bulk('events.delete', event.userId);
    await hold(api, anna, tariffId, [14]);
    const { done, skipped } = (await office().send(undoBulk, { body: { undo: undo ?? '' } })).message;
    expect({ done, reasons: skipped.map(({ reason }) => reason.slice(0, 16)) }).toEqual({
      done: 0,
      reasons: ['Помещение занято'],
    });
  });

  test('of an event and bookings that come at once, one has the hours', async () => {
    for (let round = 0; round < 5; round++) {
      await api.db.execute(sql`truncate room_slot, booking cascade`);
      const { eventId } = await inStudio(api, draft);
      const people = await Promise.all([api.aCustomer(), api.aCustomer(), api.aCustomer()]);
      const tries = [accept(eventId, draft, published), ...people.map(each => hold(api, each, tariffId, [14]))];
      const won = (await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled');
      expect(won).toHaveLength(1);
      await api.db.execute(sql`delete from event`);
    }
  });
});
