import { momentOf } from '@venue/sdk';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../../core/db/transact.ts';
import { randomOf } from '../../../demo/random.ts';
import { type TestApi, testApi } from '../../../testing/api.ts';
import { databaseKinds } from '../../../testing/database.ts';
import { lockRooms, saveParts } from '../../rooms/rooms.parts.store.ts';
import * as admin from '../bookings.admin.store.ts';
import * as store from '../bookings.store.ts';
import { roomSlot } from '../bookings.table.ts';
import { openStudio } from '../bookings.testing.ts';

const COMMANDS = 1000;
const HALL = 47;
const OTHER_HALL = 46;
const PARTS = [45, 49, 50];
const ROOMS = [HALL, OTHER_HALL, ...PARTS];
const MINUTE = 60_000;
const start = momentOf('2026-12-03', 0);
const hourAt = (index: number) => new Date(start.getTime() + index * 60 * MINUTE);

interface Owner {
  readonly name: string;
  readonly roomId: number;
  readonly hours: readonly number[];
  readonly buffers: readonly number[];
  readonly kind: 'hold' | 'booking' | 'technical';
  readonly id: number;
}
interface Row {
  readonly owner: string;
  readonly kind: string;
  readonly hall: number | null;
  readonly expires: number | null;
}

/** What the hours of the rooms should be: a plain table in memory. */
class Model {
  readonly rows = new Map<string, Row>();
  readonly parts = new Map<number, readonly number[]>();
  now = start.getTime();

  private give(wanted: Map<string, Row>): boolean {
    for (const [key, { owner }] of wanted) {
      const row = this.rows.get(key);
      if (row && row.owner !== owner && (row.expires === null || row.expires > this.now)) return false;
    }
    for (const [key, row] of wanted) this.rows.set(key, row);
    return true;
  }
  take({ name, roomId, hours, buffers, kind }: Owner, expires: number | null): boolean {
    const wanted = new Map<string, Row>();
    for (const place of [roomId, ...(this.parts.get(roomId) ?? [])]) {
      const hall = place === roomId ? null : roomId;
      for (const hour of hours) wanted.set(`${place} ${hour}`, { owner: name, kind, hall, expires });
      for (const hour of buffers) wanted.set(`${place} ${hour}`, { owner: name, kind: 'buffer', hall, expires });
    }
    return this.give(wanted);
  }
  free(name: string): void {
    for (const [key, row] of this.rows) if (row.owner === name) this.rows.delete(key);
  }
  divide(hall: number, parts: readonly number[]): boolean {
    const before = this.parts.get(hall) ?? [];
    const wanted = new Map<string, Row>();
    for (const part of parts.filter(each => !before.includes(each)))
      for (const [key, row] of this.rows) {
        const [room, hour] = key.split(' ').map(Number);
        if (room !== hall || row.hall !== null || (row.expires !== null && row.expires <= this.now)) continue;
        const at = `${part} ${hour}`;
        const there = this.rows.get(at);
        if (there && (there.expires === null || there.expires > this.now)) return false;
        wanted.set(at, { ...row, hall });
      }
    for (const [key, row] of this.rows)
      if (row.hall === hall && !parts.includes(Number(key.split(' ')[0]))) this.rows.delete(key);
    for (const [key, row] of wanted) this.rows.set(key, row);
    this.parts.set(hall, parts);
    return true;
  }
}

describe.each(databaseKinds)('hours of rooms, halls and parts against a model (%s)', kind => {
  let api: TestApi;
  let tariffId: number;
  let userId: number;
  beforeAll(async () => {
    api = await testApi({ kind });
    ({ tariffId } = await openStudio(api));
    userId = (await api.aCustomer()).id;
  });
  afterAll(() => api.close());

  const aBooking = (tx: Parameters<typeof store.addBooking>[0], wish: Omit<Owner, 'name' | 'id'>) =>
    store.addBooking(tx, {
      userId,
      roomId: wish.roomId,
      tariffId,
      tariffTitle: '',
      status: store.bookingState.paid,
      hours: wish.hours.map(hourAt),
      buffers: wish.buffers.map(hourAt),
      firstStart: hourAt(wish.hours[0] ?? 0),
      lastEnd: hourAt((wish.hours.at(-1) ?? 0) + 1),
      lines: [],
      price: 0,
      vat: 0,
      vatPercent: 22,
      createdAt: start,
    });

  test.each([1, 2])('random commands leave the same hours taken, seed %i', async seed => {
    const random = randomOf(seed);
    const model = new Model();
    const owners = new Map<string, Owner>();
    await api.db.execute(sql`delete from room_slot`);
    await api.db.execute(sql`delete from room_part`);
    await api.db.execute(sql`update room set divided = false`);
    class Refused extends Error {}
    const anyOf = (list: readonly Owner[]) => (list.length > 0 ? random.pick(list) : undefined);

    const take = async () => {
      const first = random.whole(1, 40);
      const hours = Array.from({ length: random.whole(1, 3) }, (_, each) => first + each);
      const isBooked = random.chance(0.75);
      const around = isBooked ? [first - 1, first + hours.length].filter(() => random.chance(0.4)) : [];
      const kindOf = isBooked ? (random.chance(0.5) ? 'hold' : 'booking') : 'technical';
      const wish = { roomId: random.pick(ROOMS), hours, buffers: around, kind: kindOf } as const;
      const expires = kindOf === 'hold' ? model.now + random.whole(1, 20) * MINUTE : null;
      const now = new Date(model.now);
      let owner: Owner | undefined;
      await inTransaction(api.db, async tx => {
        const id =
          kindOf === 'technical'
            ? await admin.addTechnicalReason(tx, { roomId: wish.roomId, reason: '', createdBy: userId, createdAt: now })
            : (await aBooking(tx, wish)).id;
        owner = { ...wish, id, name: `${kindOf === 'technical' ? 'closed' : 'booking'} ${id}` };
        const taker =
          kindOf === 'technical'
            ? ({ kind: 'technical', technicalReasonId: id } as const)
            : expires === null
              ? ({ kind: 'booking', bookingId: id } as const)
              : ({ kind: 'hold', bookingId: id, expiresAt: new Date(expires) } as const);
        if (!(await store.takeHours(tx, wish.roomId, hours.map(hourAt), taker, now))) throw new Refused();
      }).catch(error => {
        if (!(error instanceof Refused)) throw error;
        expect(model.take({ ...wish, id: 0, name: 'nobody' }, expires)).toBe(false);
        owner = undefined;
      });
      if (!owner) return;
      expect(model.take(owner, expires)).toBe(true);
      owners.set(owner.name, owner);
    };
    const confirm = async () => {
      const owner = anyOf([...owners.values()].filter(each => each.kind !== 'technical'));
      if (!owner) return;
      const taker = { kind: 'booking', bookingId: owner.id } as const;
      const hours = owner.hours.map(hourAt);
      const taken = await inTransaction(api.db, tx =>
        store.takeHours(tx, owner.roomId, hours, taker, new Date(model.now)),
      );
      expect(model.take({ ...owner, kind: 'booking' }, null)).toBe(taken);
    };
    const move = async () => {
      const owner = anyOf([...owners.values()].filter(each => each.kind !== 'technical'));
      if (!owner) return;
      const first = random.whole(1, 40);
      const hours = Array.from({ length: random.whole(1, 3) }, (_, each) => first + each);
      const buffers = random.chance(0.4) ? [first + hours.length] : [];
      const is: Owner = { ...owner, roomId: random.pick(ROOMS), hours, buffers, kind: 'booking' };
      const values = { roomId: is.roomId, hours: hours.map(hourAt), buffers: buffers.map(hourAt) };
      const taker = { kind: 'booking', bookingId: owner.id } as const;
      const moved = await inTransaction(api.db, tx =>
        store.moveHours(tx, owner.id, values, taker, new Date(model.now)),
      );
      // A booking that cannot be moved stays.
      const before = new Map(model.rows);
      model.free(owner.name);
      const taken = model.take(is, null);
      expect(moved !== null).toBe(taken);
      if (taken) owners.set(owner.name, is);
      else for (const [key, row] of before) model.rows.set(key, row);
    };
    const free = async () => {
      const owner = anyOf([...owners.values()]);
      if (!owner) return;
      if (owner.kind === 'technical') {
        await inTransaction(api.db, tx => admin.removeTechnicalReason(tx, owner.id));
        owners.delete(owner.name);
      } else await store.freeHours(api.db, owner.id);
      model.free(owner.name);
    };
    const divide = async () => {
      const hall = random.pick([HALL, OTHER_HALL]);
      const parts = PARTS.filter(() => random.chance(0.5));
      const done = await inTransaction(api.db, async tx => {
        await lockRooms(tx, [hall, ...parts]);
        if (!(await saveParts(tx, hall, parts, new Date(start.getTime())))) throw new Refused();
        return true;
      }).catch(error => {
        if (error instanceof Refused) return false;
        throw error;
      });
      // The parts are compared as of the start, so that no hour is in the past; holds expire by the same clock.
      const { now } = model;
      model.now = start.getTime();
      expect(model.divide(hall, parts)).toBe(done);
      model.now = now;
    };

    const agree = async () => {
      const rows = await api.db.select().from(roomSlot);
      const shown = rows.map(row => [
        `${row.roomId} ${Math.round((row.startsAt.getTime() - start.getTime()) / (60 * MINUTE))}`,
        {
          owner: row.technicalReasonId === null ? `booking ${row.bookingId}` : `closed ${row.technicalReasonId}`,
          kind: row.kind,
          hall: row.hallId,
          expires: row.expiresAt?.getTime() ?? null,
        },
      ]);
      expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(model.rows));
      // Whoever has a hall has its parts.
      for (const [hall, parts] of model.parts)
        for (const [key, { owner, hall: through, expires }] of model.rows) {
          const [room, hour] = key.split(' ').map(Number);
          if (room !== hall || through !== null || (expires !== null && expires <= model.now)) continue;
          for (const part of parts) expect(model.rows.get(`${part} ${hour}`)?.owner).toBe(owner);
        }
    };

    for (let each = 0; each < COMMANDS; each++) {
      const dice = random.whole(1, 100);
      if (dice <= 50) await take();
      else if (dice <= 62) await move();
      else if (dice <= 72) await confirm();
      else if (dice <= 90) await free();
      else if (dice <= 96) model.now += random.whole(1, 15) * MINUTE;
      else await divide();
      if (each % 100 === 99) await agree();
    }
  });
});
