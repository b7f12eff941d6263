import { getBlogStory, listBlogCategories, listBlogStories } from '@venue/sdk/stories';
import { handlePublished } from '../../core/http/handle.ts';
import { mustExist } from '../../core/record/records.ts';
import { presentPublished, presentPublishedRows } from './stories.presenter.ts';
import { publishedCategories, publishedPage, publishedStory } from './stories.public.store.ts';

const PAGE_SIZE = 12;

export const storiesRoutes = [
  handlePublished(listBlogStories, async ({ query }, { db }) => {
    const { page } = query;
    const { rows, total, totalIsExact } = await publishedPage(db, { ...query, pageSize: PAGE_SIZE });
    return {
      message: { page, pageSize: PAGE_SIZE, total, totalIsExact },
      items: await presentPublishedRows(db, rows),
    };
  }),

  handlePublished(getBlogStory, async ({ storyId }, { db }) => ({
    message: await presentPublished(db, mustExist(await publishedStory(db, storyId))),
  })),

  handlePublished(listBlogCategories, async (_input, { db }) => ({
    message: {
      categories: (await publishedCategories(db)).map(({ id, name }) => ({
        storyCategoryId: id,
        storyCategoryName: name,
      })),
    },
  })),
];
