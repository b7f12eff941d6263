import { galleryRecord } from '@venue/sdk/galleries/kind';
import { area } from '../../area/area.ts';
import { turnsBy, versioned } from '../../area/versioned.ts';
import { picturesIn } from '../../core/files/references.ts';
import { galleriesAudit } from './galleries.audit.ts';
import { galleriesBulk } from './galleries.bulk.ts';
import { galleriesDemo } from './galleries.demo.ts';
import { galleriesFilesRoutes } from './galleries.files.routes.ts';
import { eventOf } from './galleries.presenter.ts';
import { galleriesPublicRoutes } from './galleries.public.routes.ts';
import { galleriesRoutes } from './galleries.routes.ts';
import { galleriesSearch } from './galleries.search.store.ts';
import { galleryStore } from './galleries.store.ts';
import { galleryFile } from './galleries.table.ts';

export const galleriesArea = area({
  name: 'galleries',
  routes: [...galleriesRoutes, ...galleriesPublicRoutes, ...galleriesFilesRoutes],
  bulk: galleriesBulk,
  audit: galleriesAudit,
  search: [galleriesSearch],
  found: [{ kind: 'gallery', title: 'Фото и\u00a0видео', to: address => `/galleries/${address}` }],
  versions: [
    versioned(galleryRecord, {
      id: galleryStore.id,
      read: async (db, id) => {
        const row = await galleryStore.byId(db, id);
        return row && { ...row, event: eventOf(row) };
      },
      fields: ['event', 'urlTranslit'],
      isShown: ({ isPublished }) => isPublished,
      isRemoved: ({ isDeleted }) => isDeleted,
      pictures: 'filePathPreview',
      turns: turnsBy(galleriesBulk, 'galleries.publish', 'galleries.unpublish'),
    }),
  ],
  demo: galleriesDemo,
  files: [picturesIn(galleryFile.file)],
});
