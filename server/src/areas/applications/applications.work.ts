import { adminRequestType, simpleRequestStatus } from '@venue/sdk/applications/model';
import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '../../core/database.ts';
import { application } from './applications.table.ts';

type Kind = (typeof adminRequestType.names)[number];

interface About {
  readonly kind: Kind;
  readonly objectId: number;
}

/** Puts something a customer sent before the staff. What is sent again while it still waits keeps its place. */
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
  await tx
    .insert(application)
    .values({ type: adminRequestType[kind], objectId, objectTitle: title, userId, isAmendment, createdAt: now })
    .onConflictDoNothing();
}

/** Finishes the open application about a record, when what it is about was decided by staff (`by`) or taken back. */
export async function closeApplication(
  tx: Db,
  now: Date,
  { kind, objectId, by }: About & { by: number | null },
): Promise<void> {
  await tx
    .update(application)
    .set({ status: simpleRequestStatus.done, doneAt: now, doneBy: by })
    .where(
      and(
        eq(application.type, adminRequestType[kind]),
        eq(application.objectId, objectId),
        ne(application.status, simpleRequestStatus.done),
      ),
    );
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
