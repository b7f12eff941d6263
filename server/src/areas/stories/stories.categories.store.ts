import { asc } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { inserted } from '../../core/db/inserted.ts';
import { storyCategory } from './stories.categories.table.ts';

/** All categories by name. */
export const categories = (db: Db) => db.select().from(storyCategory).orderBy(asc(storyCategory.name));

/** Adds a category; a name that is taken violates `story_category_name`. */
export async function addCategory(tx: Db, name: string): Promise<number> {
  return inserted(await tx.insert(storyCategory).values({ name }).returning()).id;
}
