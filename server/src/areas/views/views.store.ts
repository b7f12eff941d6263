import { and, count, eq, getTableColumns, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { inserted } from '../../core/db/inserted.ts';
import { personName } from '../accounts/accounts.store.ts';
import { users } from '../accounts/accounts.table.ts';
import { type SavedViewRow, savedView } from './views.table.ts';

interface Whose {
  readonly userId: number;
  readonly list: string;
}

const ofList = ({ userId, list }: Whose) => and(eq(savedView.userId, userId), eq(savedView.list, list));
const shared = (list: string) => and(eq(savedView.list, list), eq(savedView.isShared, true));

const named = (db: Db) =>
  db
    .select({ ...getTableColumns(savedView), madeBy: personName })
    .from(savedView)
    .innerJoin(users, eq(users.id, savedView.userId));
export type NamedView = Awaited<ReturnType<typeof named>>[number];

/** A person's views of a list, and with `isRead` those that colleagues share. */
export const viewsOf = (db: Db, whose: Whose, isRead = false): Promise<NamedView[]> =>
  named(db).where(isRead ? or(ofList(whose), shared(whose.list)) : ofList(whose));

export async function viewById(db: Db, id: number): Promise<NamedView | undefined> {
  const [row] = await named(db).where(eq(savedView.id, id));
  return row;
}

/** A view, locked until the end of the transaction. */
export async function lockView(tx: Db, id: number): Promise<SavedViewRow | undefined> {
  const [row] = await tx.select().from(savedView).where(eq(savedView.id, id)).for('update');
  return row;
}

/** How many views of a list are shared; whoever else shares one waits until the end of the transaction. */
export async function countShared(tx: Db, list: string): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('saved_view'), hashtext(${list}))`);
  const [row] = await tx.select({ count: count() }).from(savedView).where(shared(list));
  return row?.count ?? 0;
}

/** Removes the default mark from a person's views of a list, except from this one. */
export async function unmarkDefault(tx: Db, whose: Whose, viewId = 0): Promise<void> {
  await tx
    .update(savedView)
    .set({ isDefault: false })
    .where(and(ofList(whose), ne(savedView.id, viewId), eq(savedView.isDefault, true)));
}

export const addView = async (tx: Db, values: typeof savedView.$inferInsert): Promise<SavedViewRow> =>
  inserted(await tx.insert(savedView).values(values).returning());

export async function changeView(tx: Db, id: number, values: Partial<SavedViewRow>): Promise<void> {
  await tx.update(savedView).set(values).where(eq(savedView.id, id));
}

export async function removeView(tx: Db, id: number): Promise<void> {
  await tx.delete(savedView).where(eq(savedView.id, id));
}
