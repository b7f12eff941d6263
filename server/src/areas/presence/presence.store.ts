import type { KindName } from '@venue/sdk/kinds';
import { and, asc, eq, gt, ne } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { users } from '../accounts/accounts.table.ts';
import { presence } from './presence.table.ts';

interface Page {
  readonly kind: KindName;
  readonly objectId: number;
  readonly userId: number;
  readonly tab: string;
}

const its = ({ kind, objectId, userId, tab }: Page) =>
  and(eq(presence.kind, kind), eq(presence.objectId, objectId), eq(presence.userId, userId), eq(presence.tab, tab));

/** Saves that a page is open until `until`; returns whether it was not known to be open. */
export async function stay(tx: Db, page: Page, { now, until }: { now: Date; until: Date }): Promise<boolean> {
  const [before] = await tx.select({ expiresAt: presence.expiresAt }).from(presence).where(its(page));
  const target = [presence.kind, presence.objectId, presence.userId, presence.tab];
  await tx
    .insert(presence)
    .values({ ...page, expiresAt: until })
    .onConflictDoUpdate({ target, set: { expiresAt: until } });
  return before === undefined || before.expiresAt <= now;
}

/** Removes a page; returns whether there was one. */
export async function leave(tx: Db, page: Page): Promise<boolean> {
  const gone = await tx.delete(presence).where(its(page)).returning({ tab: presence.tab });
  return gone.length > 0;
}

/** Other staff who have a record open, each once. */
export const othersAt = (db: Db, { kind, objectId, userId, now }: Omit<Page, 'tab'> & { now: Date }) =>
  db
    .select({ userId: users.id, bioLastname: users.lastname, bioName: users.name, bioMiddlename: users.middlename })
    .from(presence)
    .innerJoin(users, eq(users.id, presence.userId))
    .where(
      and(
        eq(presence.kind, kind),
        eq(presence.objectId, objectId),
        gt(presence.expiresAt, now),
        ne(presence.userId, userId),
      ),
    )
    .groupBy(users.id)
    .orderBy(asc(users.lastname), asc(users.name), asc(users.id));
