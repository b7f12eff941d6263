import { ApiFailure, addDays, dayOf, momentOf } from '@venue/sdk';
import { readRoomFeed } from '@venue/sdk/desk';
import { getRoomFeed, removeRoomFeed, renewRoomFeed } from '@venue/sdk/desk/admin';
import { roomRecord } from '@venue/sdk/rooms/kind';
import type { Context } from '../../core/context.ts';
import { transact } from '../../core/db/transact.ts';
import { handle } from '../../core/http/handle.ts';
import { writeAudit } from '../../core/record/audit.ts';
import { mustExist } from '../../core/record/records.ts';
import { claimedBy, newSeed, privateLinks } from '../../core/security/privateLink.ts';
import { takenHours } from '../bookings/bookings.store.ts';
import { lockRoom, roomById } from '../rooms/rooms.store.ts';
import { feedOf } from './desk.feed.presenter.ts';
import * as feed from './desk.feed.store.ts';
import { blocksOf } from './desk.presenter.ts';
import { eventsOf } from './desk.store.ts';

const { linkOf, opens } = privateLinks('room');

/** How far a room's calendar looks back and ahead, in days. */
const BACK = 31;
const AHEAD = 366;

const urlOf = ({ config }: Context, roomId: number, seed: string): string =>
  `${config.publicUrl}/api/room_feed/${linkOf(config, roomId, seed)}/ics`;

const numbers = (ids: readonly (number | null)[]): number[] => [...new Set(ids.filter(id => id !== null))];
const logged = { subject: roomRecord.name, is: 'действует' } as const;

export const feedRoutes = [
  handle(getRoomFeed, async ({ id }, context) => {
    mustExist(await roomById(context.db, id));
    const seed = await feed.seedOf(context.db, id);
    return { message: { url: seed === undefined ? null : urlOf(context, id, seed) } };
  }),

  handle(renewRoomFeed, ({ body: { roomId } }, context) =>
    transact(context, async tx => {
      mustExist(await lockRoom(tx, roomId));
      const seed = newSeed();
      await feed.setSeed(tx, roomId, seed, context.now);
      await writeAudit(tx, context, renewRoomFeed.id, {
        subject: logged.subject,
        subjectId: roomId,
        after: { feed: logged.is },
      });
      return { message: { url: urlOf(context, roomId, seed) } };
    }),
  ),

  handle(removeRoomFeed, ({ body: { roomId } }, context) =>
    transact(context, async tx => {
      mustExist(await lockRoom(tx, roomId));
      if (await feed.removeSeed(tx, roomId))
        await writeAudit(tx, context, removeRoomFeed.id, {
          subject: logged.subject,
          subjectId: roomId,
          before: { feed: logged.is },
        });
      return { message: { success: true } };
    }),
  ),

  handle(readRoomFeed, async ({ slug: link }, { db, config, now }) => {
    const roomId = claimedBy(link);
    const seed = roomId === null ? undefined : await feed.seedOf(db, roomId);
    // guard: desk.feed.test.ts
    if (roomId === null || seed === undefined || !opens(config, link, roomId, seed)) throw new ApiFailure('not_found');
    const { name } = mustExist(await roomById(db, roomId));
    const taken = await takenHours(db, { now, roomId, from: addDays(dayOf(now), -BACK), days: BACK + AHEAD });
    const eventOf = await eventsOf(db, taken);
    const text = feedOf({
      roomId,
      roomName: name,
      // One entry for all hours of an event, its preparation included.
      blocks: blocksOf(taken, hour => ({ ...eventOf(hour), isPreparation: false })),
      bookings: await feed.bookingsInFeed(db, numbers(taken.map(each => each.bookingId))),
      cancelled: await feed.cancelledSince(db, roomId, momentOf(addDays(dayOf(now), -BACK), 0)),
      publicUrl: config.publicUrl,
      now,
    });
    return { data: Buffer.from(text), type: 'text/calendar; charset=utf-8', name: 'room.ics' };
  }),
];
