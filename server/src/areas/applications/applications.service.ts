import { applicationMoved } from '@venue/sdk/applications/admin';
import { adminRequestType, simpleRequestStatus } from '@venue/sdk/applications/model';
import { requestStatusChanged } from '@venue/sdk/market';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import type { LiveMessage } from '../../core/liveMessage.ts';
import { publish, toTopic } from '../../core/publish.ts';
import { type ApplicationRow, application } from './applications.table.ts';

type ApplicationKind = (typeof adminRequestType.names)[number];

interface About {
  readonly kind: ApplicationKind;
  readonly objectId: number;
}

/** Live messages for staff and for the sender of an application whose status changed. */
export function moved({ id, status, userId }: Pick<ApplicationRow, 'id' | 'status' | 'userId'>): LiveMessage[] {
  const data = { kind: 'application', requestId: id, requestStatus: status } as const;
  return [toTopic(applicationMoved, 'staff', data), toTopic(requestStatusChanged, `info/${userId}`, data)];
}

/**
 * Opens an application for a record that a customer sent. If one is still open, it keeps its place in the queue and
 * only its title is updated.
 */
export async function openApplication(
  tx: Db,
  now: Date,
  {
    kind,
    objectId,
    title,
    userId,
    isAmendment = false,
  }: About & { title: string; userId: number; isAmendment?: boolean },
): Promise<void> {
  const rows = await tx
    .insert(application)
    .values({ type: adminRequestType[kind], objectId, objectTitle: title, userId, isAmendment, createdAt: now })
    .onConflictDoUpdate({
      target: [application.type, application.objectId],
      targetWhere: sql`${application.status} <> 3`,
      set: { objectTitle: title },
    })
    .returning();
  publish(tx, now, rows.flatMap(moved));
}

/**
 * Finishes the open application about a record after staff decided (`by`) or the customer withdrew it (`by` is null).
 */
export async function closeApplication(
  tx: Db,
  now: Date,
  { kind, objectId, by }: About & { by: number | null },
): Promise<void> {
  const rows = await tx
    .update(application)
    .set({ status: simpleRequestStatus.done, doneAt: now, doneBy: by })
    .where(
      and(
        eq(application.type, adminRequestType[kind]),
        eq(application.objectId, objectId),
        ne(application.status, simpleRequestStatus.done),
      ),
    )
    .returning();
  publish(tx, now, rows.flatMap(moved));
}

/** The number of the application about a record that is not done yet; null when there is none. */
export async function openApplicationId(db: Db, { kind, objectId }: About): Promise<number | null> {
  const [row] = await db
    .select({ id: application.id })
    .from(application)
    .where(
      and(
        eq(application.type, adminRequestType[kind]),
        eq(application.objectId, objectId),
        ne(application.status, simpleRequestStatus.done),
      ),
    );
  return row?.id ?? null;
}
