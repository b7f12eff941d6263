import { area } from '../../area/area.ts';
import { filesIn } from '../../core/files/references.ts';
import { storiesAdminRoutes } from './stories.admin.routes.ts';
import { storiesAudit } from './stories.audit.ts';
import { storiesBulk } from './stories.bulk.ts';
import { storiesCategoriesRoutes } from './stories.categories.routes.ts';
import { storiesDemo } from './stories.demo.ts';
import { storiesImagesRoutes } from './stories.images.routes.ts';
import { storiesRoutes } from './stories.routes.ts';
import { storiesSearch } from './stories.search.store.ts';
import { story } from './stories.table.ts';

export const storiesArea = area({
  name: 'stories',
  routes: [...storiesRoutes, ...storiesAdminRoutes, ...storiesImagesRoutes, ...storiesCategoriesRoutes],
  bulk: storiesBulk,
  audit: storiesAudit,
  search: [storiesSearch],
  found: [{ kind: 'story', title: 'Блог', to: id => `/blog/${id}` }],
  files: [filesIn(story.file)],
  demo: storiesDemo,
});
