import { getPublicGallery, listPublicGalleries } from '@venue/sdk/galleries';
import { handlePublished } from '../../core/http/handle.ts';
import { mustExist } from '../../core/record/records.ts';
import { presentFile } from './galleries.presenter.ts';
import { presentPublished } from './galleries.public.presenter.ts';
import { publishedGalleries, publishedGallery, shownFiles } from './galleries.public.store.ts';

const PAGE_SIZE = 12;

// Fields that a response does not declare are dropped, so visitors get only the public model.
export const galleriesPublicRoutes = [
  handlePublished(listPublicGalleries, async ({ query: { page, ...filter } }, { db }) => {
    const { rows, ...totals } = await publishedGalleries(db, { ...filter, page, pageSize: PAGE_SIZE });
    return { message: { page, pageSize: PAGE_SIZE, ...totals }, items: await presentPublished(db, rows) };
  }),

  handlePublished(getPublicGallery, async ({ slug }, { db }) => {
    const row = mustExist(await publishedGallery(db, slug));
    const [gallery] = await presentPublished(db, [row]);
    return { message: { ...mustExist(gallery), files: (await shownFiles(db, row.id)).map(presentFile) } };
  }),
];
