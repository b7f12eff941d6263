import { ApiFailure, momentOf } from '@venue/sdk';
import { waitChanged } from '@venue/sdk/waitlist';
import { waitStatus } from '@venue/sdk/waitlist/model';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { inTransaction } from '../../core/db/transact.ts';
import { afterTheNight } from '../../core/night.ts';
import { tell } from '../../core/outbox.ts';
import { publish, toTopic } from '../../core/publish.ts';
import { mayBeServed, offerTerm, publicUntil } from '../../core/waiting.rules.ts';
import type { JobContext } from '../../jobs/job.ts';
import { reachOf } from '../accounts/accounts.store.ts';
import { freeFrom, holdForWaiting } from '../bookings/desk/bookings.line.service.ts';
import { roomById } from '../rooms/rooms.store.ts';
import * as store from './waitlist.store.ts';

/** How many are looked at in one run; the others have their turn once these are served or gone. */
const MOST_AT_ONCE = 1000;

/** Tells the screens of the customer and of staff to read the place again. */
export const tellWait = (tx: Db, now: Date, { id, userId }: Pick<store.WaitRow, 'id' | 'userId'>): void =>
  publish(
    tx,
    now,
    ([`info/${userId}`, 'staff'] as const).map(topic => toTopic(waitChanged, topic, { waitId: id })),
  );

/** Writes to a person whose hours did not become free in time. */
async function tellOver(tx: Db, works: Pick<Context, 'now' | 'config'>, row: store.WaitRow): Promise<void> {
  const { roomId, day, fromHour, toHour } = row;
  await tell(tx, works, {
    event: 'waitlist.over',
    to: await reachOf(tx, row.userId),
    notBefore: afterTheNight(works.now),
    about: { room: (await roomById(tx, roomId))?.name ?? '', day, fromHour, toHour },
  });
}

/**
 * Holds free hours for those who wait, the first in line first. What one of them gets may be what the next waits for,
 * so the calendar is read again after each. Two servers may do it at once: a place is served with its row locked, and
 * its hours are taken as in any booking.
 */
export async function serveLine(context: JobContext): Promise<void> {
  const { db, config, now, log } = context;
  await inTransaction(db, async tx => {
    for (const row of await store.endOver(tx, now())) {
      tellWait(tx, now(), row);
      await tellOver(tx, { now: now(), config }, row);
    }
  });
  const tried = new Set<number>();
  for (;;) {
    const line = (await store.line(db, MOST_AT_ONCE, now())).filter(({ id }) => !tried.has(id));
    const starts = await freeFrom(db, line, { now: now(), config });
    const at = line.findIndex((place, each) => starts[each] !== null && mayBeServed(place, now()));
    const [next, hour] = [line[at], starts[at]];
    if (!next || hour == null) return keepPublic(context, line, starts);
    tried.add(next.id);
    // Somebody else has taken the hours; the line goes on.
    await serve(context, next, hour).catch(err => {
      if (!(err instanceof ApiFailure)) log.warn({ err }, 'not held for who waits');
    });
  }
}

/** Notes for whom the hours they wait for are everybody's first, and from when: anew each time they become free. */
async function keepPublic(
  { db, config, now }: JobContext,
  line: readonly store.PlaceInLine[],
  starts: readonly (number | null)[],
): Promise<void> {
  for (const [each, { id, day, isBehind, publicUntil: until }] of line.entries()) {
    const hour = starts[each] ?? null;
    if (!isBehind || (hour === null) === (until === null)) continue;
    const term = hour === null ? null : publicUntil(momentOf(day, hour), config.waitlistMinutes, now());
    await store.changeWait(db, id, { publicUntil: term });
  }
}

const serve = ({ db, config, now }: JobContext, { id }: store.WaitRow, hour: number): Promise<void> =>
  inTransaction(db, async tx => {
    const at = now();
    const row = await store.lockWait(tx, id);
    if (row?.status !== waitStatus.waiting) return;
    const slots = Array.from({ length: row.hours }, (_, each) => momentOf(row.day, hour + each));
    const booking = await holdForWaiting(
      tx,
      { now: at, config },
      {
        userId: row.userId,
        roomId: row.roomId,
        slots: slots.map(each => each.toISOString()),
        ...offerTerm(slots[0] ?? at, config.waitlistMinutes, at),
      },
    );
    await store.changeWait(tx, id, { status: waitStatus.held, bookingId: booking.id, updatedAt: at });
    tellWait(tx, at, row);
  });
