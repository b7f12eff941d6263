import { area } from '../../area/area.ts';
import { picturesIn } from '../../core/files/references.ts';
import { galleriesAudit } from './galleries.audit.ts';
import { galleriesBulk } from './galleries.bulk.ts';
import { galleriesDemo } from './galleries.demo.ts';
import { galleriesFilesRoutes } from './galleries.files.routes.ts';
import { galleriesPublicRoutes } from './galleries.public.routes.ts';
import { galleriesRoutes } from './galleries.routes.ts';
import { galleriesSearch } from './galleries.search.store.ts';
import { galleryFile } from './galleries.table.ts';

export const galleriesArea = area({
  name: 'galleries',
  routes: [...galleriesRoutes, ...galleriesPublicRoutes, ...galleriesFilesRoutes],
  bulk: galleriesBulk,
  audit: galleriesAudit,
  search: [galleriesSearch],
  found: [{ kind: 'gallery', title: 'Фото и\u00a0видео', to: address => `/galleries/${address}` }],
  demo: galleriesDemo,
  files: [picturesIn(galleryFile.file)],
});
