import { adminRequestType, simpleRequestStatus } from '@venue/sdk/applications/model';
import { and, desc, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import type { PendingRows } from '../../area/pendingRows.ts';
import type { Db } from '../../core/db/database.ts';
import { objectHistory } from '../../core/record/history.table.ts';
import { users } from '../accounts/accounts.table.ts';
import { isOpenOf } from '../applications/applications.store.ts';
import { application } from '../applications/applications.table.ts';
import { booking } from '../bookings/bookings.table.ts';
import { brand } from '../brands/brands.table.ts';
import { countEventsOf } from '../events/events.store.ts';
import { marketRequest } from '../market/market.table.ts';
import { noteView } from '../privacy/privacy.store.ts';
import { personalDataView } from '../privacy/privacy.table.ts';

/** How many records of each kind belong to a person. */
export async function countRecords(db: Db, userId: number) {
  return {
    bookings: await db.$count(booking, eq(booking.userId, userId)),
    brands: await db.$count(brand, eq(brand.userId, userId)),
    events: await countEventsOf(db, userId),
    marketRequests: await db.$count(marketRequest, eq(marketRequest.userId, userId)),
  };
}

/** The history of a person and of their picture, newest first. */
export const stepsOf = (db: Db, userId: number) =>
  db
    .select()
    .from(objectHistory)
    .where(and(inArray(objectHistory.kind, ['user', 'avatar']), eq(objectHistory.objectId, userId)))
    .orderBy(desc(objectHistory.id));

/** The open applications about a person and their picture. */
export const waitingOf = (db: Db, userId: number) =>
  db
    .select({ id: application.id, type: application.type })
    .from(application)
    .where(
      and(
        inArray(application.type, [adminRequestType.avatar, adminRequestType.user]),
        eq(application.objectId, userId),
        ne(application.status, simpleRequestStatus.done),
      ),
    );

const SAME_LOOK_MINUTES = 10;

/**
 * Logs a view of a person's card, unless the same reader's last one is a few minutes old, because cards are read again
 * and again.
 */
export async function noteLook(tx: Db, view: typeof personalDataView.$inferInsert): Promise<void> {
  const { userId, viewerId, what, at } = view;
  const since = new Date(at.getTime() - SAME_LOOK_MINUTES * 60_000);
  const [same] = await tx
    .select({ id: personalDataView.id })
    .from(personalDataView)
    .where(
      and(
        eq(personalDataView.userId, userId),
        eq(personalDataView.viewerId, viewerId),
        eq(personalDataView.what, what),
        gt(personalDataView.at, since),
      ),
    )
    .limit(1);
  if (!same) await noteView(tx, view);
}

/** People who wait to be confirmed, pictures that wait for a decision, and deletions that wait for staff. */
export const pendingUsers: readonly PendingRows[] = [
  { kind: 'user', from: application, where: isOpenOf(adminRequestType.user) },
  { kind: 'avatar', from: application, where: isOpenOf(adminRequestType.avatar) },
  { kind: 'deletion', from: users, where: sql`${users.deletionNeedsStaff}` },
];
