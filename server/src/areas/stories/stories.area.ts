import { storyRecord } from '@venue/sdk/stories/kind';
import { storyStatus } from '@venue/sdk/stories/model';
import { area } from '../../area/area.ts';
import { turnsBy, versioned } from '../../area/versioned.ts';
import { filesIn } from '../../core/files/references.ts';
import { storiesAdminRoutes } from './stories.admin.routes.ts';
import { storiesAudit } from './stories.audit.ts';
import { storiesBulk } from './stories.bulk.ts';
import { storiesCategoriesRoutes } from './stories.categories.routes.ts';
import { storiesDemo } from './stories.demo.ts';
import { storiesImagesRoutes } from './stories.images.routes.ts';
import { presentStory } from './stories.presenter.ts';
import { storiesRoutes } from './stories.routes.ts';
import { storiesSearch } from './stories.search.store.ts';
import { storyStore } from './stories.store.ts';
import { story } from './stories.table.ts';

export const storiesArea = area({
  name: 'stories',
  routes: [...storiesRoutes, ...storiesAdminRoutes, ...storiesImagesRoutes, ...storiesCategoriesRoutes],
  bulk: storiesBulk,
  audit: storiesAudit,
  search: [storiesSearch],
  found: [{ kind: 'story', title: 'Блог', to: id => `/blog/${id}` }],
  files: [filesIn(story.file)],
  versions: [
    versioned(storyRecord, {
      id: story.id,
      read: async (db, id) => {
        const row = await storyStore.byId(db, id);
        return row && presentStory(db, row, false);
      },
      fields: ['storyTitle', 'storyCategory', 'storyAuthor', 'storyDescription', 'storyFile', 'storyMeta'],
      isShown: ({ storyStatus: status }) => status === storyStatus.published,
      pictures: 'storyImages',
      turns: turnsBy(storiesBulk, 'stories.publish', 'stories.unpublish'),
    }),
  ],
  demo: storiesDemo,
});
