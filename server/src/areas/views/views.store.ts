import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { type SavedViewRow, savedView } from './views.table.ts';

interface Whose {
  readonly userId: number;
  readonly list: string;
}

const ofList = ({ userId, list }: Whose) => and(eq(savedView.userId, userId), eq(savedView.list, list));

export const viewsOf = (db: Db, whose: Whose): Promise<SavedViewRow[]> =>
  db.select().from(savedView).where(ofList(whose));

/** Takes the mark of the default view from whichever of a list has it, but for this one. */
export async function unmarkDefault(tx: Db, whose: Whose, viewId = 0): Promise<void> {
  await tx
    .update(savedView)
    .set({ isDefault: false })
    .where(and(ofList(whose), ne(savedView.id, viewId), eq(savedView.isDefault, true)));
}

export async function addView(tx: Db, values: typeof savedView.$inferInsert): Promise<SavedViewRow> {
  const [row] = await tx.insert(savedView).values(values).returning();
  if (!row) throw new Error('no view was made');
  return row;
}

/** Changes a view of this person's list; undefined when they have no such view. */
export async function changeView(
  tx: Db,
  whose: Whose & { readonly viewId: number },
  values: Partial<SavedViewRow>,
): Promise<SavedViewRow | undefined> {
  const [row] = await tx
    .update(savedView)
    .set(values)
    .where(and(ofList(whose), eq(savedView.id, whose.viewId)))
    .returning();
  return row;
}

/** True when the person had such a view. */
export async function removeView(tx: Db, userId: number, viewId: number): Promise<boolean> {
  const gone = await tx
    .delete(savedView)
    .where(and(eq(savedView.userId, userId), eq(savedView.id, viewId)))
    .returning({ id: savedView.id });
  return gone.length > 0;
}
