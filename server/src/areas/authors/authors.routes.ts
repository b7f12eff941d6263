import { ApiFailure } from '@venue/sdk';
import { getBlogAuthor } from '@venue/sdk/authors';
import { handlePublished } from '../../core/http/handle.ts';
import { mustExist } from '../../core/record/records.ts';
import { hasPublished } from '../stories/stories.public.store.ts';
import { presentForVisitors } from './authors.presenter.ts';
import { authorStore } from './authors.store.ts';

export const authorsRoutes = [
  handlePublished(getBlogAuthor, async ({ authorId }, { db }) => {
    const row = mustExist(await authorStore.byId(db, authorId));
    // Staff may add authors before any of their stories is published; such authors are not public yet.
    if (!(await hasPublished(db, authorId))) throw new ApiFailure('not_found');
    return { message: await presentForVisitors(db, row) };
  }),
];
