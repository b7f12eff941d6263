import { ApiFailure, momentOf } from '@venue/sdk';
import { cancelBooking, deleteTechnicalReason } from '@venue/sdk/bookings/admin';
import { bookingStatus } from '@venue/sdk/bookings/model';
import { bookForCaller, closeSeries, moveBooking, payAtDesk, previewSeries, quoteAtDesk } from '@venue/sdk/desk/admin';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { randomOf } from '../../demo/random.ts';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { at, openStudio } from '../bookings/bookings.testing.ts';

const COMMANDS = 120;
const MINUTE = 60_000;
const KEPT = 60;
const ROOMS = [31, 52] as const;
const DAYS = ['2026-12-03', '2026-12-04'] as const;
const PHONES = ['9990001122', '9990001133', '9990001144'];

interface Order {
  readonly id: number;
  readonly roomId: number;
  readonly slots: readonly string[];
  readonly price: number;
  readonly paid: boolean;
  /** Until when it is kept unpaid. */
  readonly until: number;
}

/** What the desk should have: who has each hour, in memory. */
class Model {
  readonly orders = new Map<number, Order>();
  readonly closed = new Map<number, readonly string[]>();

  alive = (now: number) => [...this.orders.values()].filter(each => each.paid || each.until > now);
  /** Whether somebody else has one of these hours. */
  taken(hours: readonly string[], now: number, but?: number): boolean {
    const others = this.alive(now).filter(each => each.id !== but);
    const has = new Set([...others.flatMap(each => each.slots.map(slot => key(each.roomId, slot)))]);
    for (const keys of this.closed.values()) for (const each of keys) has.add(each);
    return hours.some(each => has.has(each));
  }
}
const key = (roomId: number, slot: string) => `${roomId} ${slot}`;
const keysOf = ({ roomId, slots }: Pick<Order, 'roomId' | 'slots'>) => slots.map(slot => key(roomId, slot));

describe.each(databaseKinds)('the desk against a model (%s)', kind => {
  let api: TestApi;
  let staff: Person;
  const tariffs = new Map<number, number>();
  beforeAll(async () => {
    api = await testApi({ kind });
    await openStudio(api);
    staff = await api.aStaff();
    const { rows } = await api.db.execute(
      sql`select room_id, min(id) as id from tariff where active and min_hours = 1 group by room_id`,
    );
    for (const row of rows) tariffs.set(Number(row.room_id), Number(row.id));
  });
  afterAll(() => api.close());

  /** What the desk answers: its reply, or the code it refuses with. */
  async function told<T>(work: Promise<T>): Promise<{ reply: T; code?: never } | { reply?: never; code: string }> {
    try {
      return { reply: await work };
    } catch (error) {
      if (error instanceof ApiFailure) return { code: error.code };
      throw error;
    }
  }

  test.each([1, 2])('random bookings, moves, payments, series and cancellations, seed %i', async seed => {
    const random = randomOf(seed);
    const model = new Model();
    await api.db.execute(sql`delete from room_slot`);
    await api.db.execute(sql`update booking set status = ${bookingStatus.cancelled}, expires_at = null,
      cancelled_at = now(), cancelled_by = 'staff' where status <> ${bookingStatus.cancelled}`);
    const began = new Date();
    const now = () => api.clock.now.getTime();
    const send = () => api.as(staff);

    const aWish = () => {
      const [roomId, day, first] = [random.pick(ROOMS), random.pick(DAYS), random.whole(9, 16)];
      const length = random.whole(1, Math.min(3, 18 - first));
      const slots = Array.from({ length }, (_, each) => at(first + each, day));
      return { roomId, tariffId: tariffs.get(roomId) ?? 0, slots, serviceIds: [], equipmentIds: [] };
    };
    const book = async () => {
      const wish = aWish();
      const { price } = (await send().send(quoteAtDesk, { body: { ...wish, orderId: null } })).message;
      const caller = { phone: random.pick(PHONES), lastname: '', name: '', keepMinutes: KEPT, comment: '' } as const;
      const { reply, code } = await told(send().send(bookForCaller, { body: { ...wish, ...caller, price } }));
      expect(code).toBe(model.taken(keysOf(wish), now()) ? 'slot_taken' : undefined);
      if (!reply) return;
      const { orderId, expiresAt } = reply.message;
      model.orders.set(orderId, { ...wish, id: orderId, price, paid: false, until: Date.parse(expiresAt) });
    };
    const move = async () => {
      const order = random.pick(model.alive(now()));
      const wish = aWish();
      const { price } = (await send().send(quoteAtDesk, { body: { ...wish, orderId: order.id } })).message;
      const due = order.paid ? Math.max(0, price - order.price) : 0;
      const by = due > 0 ? ('cash' as const) : null;
      const body = {
        ...wish,
        orderId: order.id,
        seen: [...order.slots],
        price,
        due,
        ...(order.paid && price < order.price ? { back: order.price - price } : {}),
        by,
      };
      const { code } = await told(send().send(moveBooking, { body }));
      const taken = model.taken(keysOf(wish), now(), order.id);
      expect(code).toBe(taken ? 'slot_taken' : undefined);
      if (code === undefined) model.orders.set(order.id, { ...order, ...wish, price });
    };
    const pay = async () => {
      const unpaid = [...model.orders.values()].filter(each => !each.paid);
      if (unpaid.length === 0) return;
      const order = random.pick(unpaid);
      const { code } = await told(
        send().send(payAtDesk, { body: { orderId: order.id, by: 'cash', sum: order.price } }),
      );
      expect(code).toBe(order.until > now() ? undefined : 'hold_expired');
      if (code === undefined) model.orders.set(order.id, { ...order, paid: true });
    };
    const cancel = async () => {
      const order = random.pick(model.alive(now()));
      const seen = order.paid ? bookingStatus.paid : bookingStatus.awaitingPayment;
      await send().send(cancelBooking, { body: { orderId: order.id, seen, rejectionReason: 'Передумали' } });
      model.orders.delete(order.id);
    };
    const close = async () => {
      const [roomId, from] = [random.pick(ROOMS), random.whole(9, 16)];
      const series = {
        roomId,
        weekdays: [4, 5],
        from,
        to: from + random.whole(1, 2),
        since: DAYS[0],
        until: '2026-12-11',
      };
      const { days } = (await send().send(previewSeries, { body: series })).message;
      const isTaken = (starts: readonly string[]) => starts.some(start => model.taken([key(roomId, start)], now()));
      for (const each of days) expect(each.taken.length > 0).toBe(isTaken(each.starts));
      const met = days.filter(each => each.taken.length > 0).map(each => each.day);
      const skip = random.chance(0.6) ? met : [];
      const wanted = days.filter(each => !skip.includes(each.day));
      const { code } = await told(send().send(closeSeries, { body: { series, reason: 'Уборка', skip } }));
      expect(code).toBe(wanted.length === 0 ? 'slot_invalid' : skip.length < met.length ? 'slot_taken' : undefined);
      if (code !== undefined) return;
      const { rows } = await api.db.execute(
        sql`select id from technical_reason order by id desc limit ${wanted.length}`,
      );
      for (const [index, { id }] of rows.toReversed().entries())
        model.closed.set(
          Number(id),
          (wanted[index]?.starts ?? []).map(start => key(roomId, start)),
        );
    };
    const reopen = async () => {
      const ids = [...model.closed.keys()];
      if (ids.length === 0) return;
      const technicalReasonId = random.pick(ids);
      await send().send(deleteTechnicalReason, { body: { technicalReasonId } });
      model.closed.delete(technicalReasonId);
    };

    /** The hours of the database are those of the model, and nobody's money is lost. */
    const agree = async () => {
      const moment = api.clock.now.toISOString();
      const { rows } = await api.db.execute(sql`
        select room_id, to_char(starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS".000Z"') as start,
               coalesce('b' || booking_id, 't' || technical_reason_id) as owner
        from room_slot where expires_at is null or expires_at > ${moment}`);
      const shown = rows.map(row => `${key(Number(row.room_id), String(row.start))} ${row.owner}`);
      const wanted = [
        ...model.alive(now()).flatMap(each => keysOf(each).map(hour => `${hour} b${each.id}`)),
        ...[...model.closed].flatMap(([id, keys]) => keys.map(hour => `${hour} t${id}`)),
      ];
      expect(shown.toSorted()).toEqual(wanted.toSorted());
      const { rows: odd } = await api.db.execute(sql`
        select booking.id from booking
        where booking.created_at >= ${began.toISOString()} or booking.status = ${bookingStatus.paid}
        group by booking.id
        having booking.status = ${bookingStatus.paid} and booking.price <> coalesce((
          select sum(payment.sum - payment.refunded) from payment
          where payment.booking_id = booking.id and payment.status = 'succeeded'), 0)`);
      expect(odd).toEqual([]);
    };

    for (let each = 0; each < COMMANDS; each++) {
      const dice = random.whole(1, 100);
      const some = model.alive(now()).length > 0;
      if (dice <= 38 || !some) await book();
      else if (dice <= 58) await move();
      else if (dice <= 72) await pay();
      else if (dice <= 82) await cancel();
      else if (dice <= 88) await close();
      else if (dice <= 95) await reopen();
      else api.clock.advance(random.whole(3, 12) * MINUTE);
      if (each % 20 === 19) await agree();
    }
    api.clock.now = momentOf('2026-12-01', 12);
    staff = await api.aStaff();
  });
});
