import { ApiFailure, failureTexts } from '@venue/sdk';
import { createStoryCategory, listStoryCategories } from '@venue/sdk/stories/admin';
import { storyCategoryRecord } from '@venue/sdk/stories/kind';
import { brokenConstraint, transact } from '../../core/db/transact.ts';
import { handle } from '../../core/http/handle.ts';
import { writeAudit } from '../../core/record/audit.ts';
import { addCategory, categories } from './stories.categories.store.ts';

const subject = storyCategoryRecord.name;

export const storiesCategoriesRoutes = [
  handle(listStoryCategories, async (_input, { db }) => ({
    message: {
      categories: (await categories(db)).map(({ id, name }) => ({ storyCategoryId: id, storyCategoryName: name })),
    },
  })),

  handle(createStoryCategory, async ({ body: { storyCategory } }, context) => {
    // Trims spaces and collapses repeated ones, so that they do not make a different name.
    const storyCategoryName = storyCategory.replace(/\s+/g, ' ').trim();
    try {
      return await transact(context, async tx => {
        const storyCategoryId = await addCategory(tx, storyCategoryName);
        const change = { subject, subjectId: storyCategoryId, after: { storyCategoryName } };
        await writeAudit(tx, context, createStoryCategory.id, change);
        return { message: { storyCategoryId } };
      });
    } catch (error) {
      // Relies on the unique index instead of checking first: two simultaneous requests would both pass a check.
      if (brokenConstraint(error) !== 'story_category_name') throw error;
      throw new ApiFailure('category_exists', { fields: { storyCategory: failureTexts.category_exists } });
    }
  }),
];
