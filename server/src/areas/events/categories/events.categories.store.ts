import { asc, count, eq, sql } from 'drizzle-orm';
import { isAnyOf } from '../../../core/db/columns.ts';
import type { Db } from '../../../core/db/database.ts';
import { inserted } from '../../../core/db/inserted.ts';
import { standing } from '../events.store.ts';
import { event, eventCategory } from '../events.table.ts';

type CategoryRow = typeof eventCategory.$inferSelect;

/** A category with the number of events that have it. */
export interface CountedCategory extends CategoryRow {
  readonly events: number;
}

/** All categories by name, hidden ones too, or one of them. */
export async function categories(db: Db, id?: number): Promise<CountedCategory[]> {
  const counts = await db
    .select({ id: event.categoryId, events: count() })
    .from(event)
    .where(standing)
    .groupBy(event.categoryId);
  const known = new Map(counts.map(each => [each.id, each.events]));
  const rows = await db
    .select()
    .from(eventCategory)
    .where(id === undefined ? undefined : eq(eventCategory.id, id))
    .orderBy(sql`lower(${eventCategory.name})`, asc(eventCategory.id));
  return rows.map(row => ({ ...row, events: known.get(row.id) ?? 0 }));
}

/** Categories by id. */
export async function categoriesOf(db: Db, ids: readonly (number | null)[]): Promise<Map<number, CategoryRow>> {
  const wanted = [...new Set(ids)].filter(id => id !== null);
  if (wanted.length === 0) return new Map();
  const rows = await db.select().from(eventCategory).where(isAnyOf(eventCategory.id, wanted));
  return new Map(rows.map(row => [row.id, row]));
}

/** Adds a category. A name that is taken, in any case, violates `event_category_name`. */
export async function addCategory(tx: Db, name: string): Promise<CategoryRow> {
  return inserted(await tx.insert(eventCategory).values({ name }).returning());
}

/** A category, locked until the end of the transaction. */
export async function lockCategory(tx: Db, id: number): Promise<CategoryRow | undefined> {
  const [row] = await tx.select().from(eventCategory).where(eq(eventCategory.id, id)).for('update');
  return row;
}

/** Renames or hides a category. A name that is taken violates `event_category_name`. */
export async function changeCategory(
  tx: Db,
  id: number,
  values: Pick<CategoryRow, 'name' | 'isHidden'>,
): Promise<void> {
  await tx.update(eventCategory).set(values).where(eq(eventCategory.id, id));
}
