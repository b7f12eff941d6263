import { getPublicProject, listPublicProjects } from '@venue/sdk/projects';
import { handlePublished } from '../../core/http/handle.ts';
import { mustExist } from '../../core/record/records.ts';
import { presentPublished, presentPublishedRows } from './projects.presenter.ts';
import { publishedProject, publishedProjects } from './projects.store.ts';

const PAGE_SIZE = 12;

export const projectsRoutes = [
  handlePublished(listPublicProjects, async ({ query: { page, search } }, { db }) => {
    const { rows, ...totals } = await publishedProjects(db, { search, page, pageSize: PAGE_SIZE });
    return { message: { page, pageSize: PAGE_SIZE, ...totals }, items: await presentPublishedRows(db, rows) };
  }),

  handlePublished(getPublicProject, async ({ slug }, { db }) => ({
    message: await presentPublished(db, mustExist(await publishedProject(db, slug))),
  })),
];
