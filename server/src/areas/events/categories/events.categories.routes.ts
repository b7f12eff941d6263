import { ApiFailure, failureTexts } from '@venue/sdk';
import { addCategory, listCategories, saveCategory } from '@venue/sdk/events/admin';
import type { Db } from '../../../core/db/database.ts';
import { brokenConstraint, transact } from '../../../core/db/transact.ts';
import { handle } from '../../../core/http/handle.ts';
import { changed, writeAudit } from '../../../core/record/audit.ts';
import { mustExist } from '../../../core/record/records.ts';
import { presentCategory } from '../events.presenter.ts';
import * as store from './events.categories.store.ts';

const subject = 'eventCategory';

export const eventsCategoriesRoutes = [
  handle(listCategories, async (_input, { db }) => ({
    message: { categories: (await store.categories(db)).map(presentCategory) },
  })),

  handle(addCategory, ({ body: { categoryName } }, context) =>
    unlessTaken(
      transact(context, async tx => {
        const { id, name } = await store.addCategory(tx, tidy(categoryName));
        const after = { categoryName: name };
        await writeAudit(tx, context, addCategory.id, { subject, subjectId: id, after });
        return { id, message: await one(tx, id) };
      }),
    ),
  ),

  handle(saveCategory, ({ body: { categoryId, categoryName, isHidden } }, context) =>
    unlessTaken(
      transact(context, async tx => {
        const before = mustExist(await store.lockCategory(tx, categoryId));
        const name = tidy(categoryName);
        await store.changeCategory(tx, categoryId, { name, isHidden });
        await writeAudit(tx, context, saveCategory.id, {
          subject,
          subjectId: categoryId,
          ...changed({ categoryName: before.name, isHidden: before.isHidden }, { categoryName: name, isHidden }),
        });
        return { message: await one(tx, categoryId) };
      }),
    ),
  ),
];

/** Trims spaces and collapses repeated ones, so that they do not make a different name. */
const tidy = (name: string) => name.replace(/\s+/g, ' ').trim();

async function one(tx: Db, id: number) {
  const [category] = await store.categories(tx, id);
  if (!category) throw new ApiFailure('not_found');
  return presentCategory(category);
}

/** Relies on the unique index instead of checking first: two simultaneous requests would both pass a check. */
async function unlessTaken<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (brokenConstraint(error) !== 'event_category_name') throw error;
    throw new ApiFailure('category_exists', { fields: { categoryName: failureTexts.category_exists } });
  }
}
