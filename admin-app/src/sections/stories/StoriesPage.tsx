import { listStories, publishStory, removeStory, unpublishStory } from '@venue/sdk/stories/admin';
import { storyRecord } from '@venue/sdk/stories/kind';
import { storyRemovalConfirm } from '@venue/sdk/stories/model';
import { recordList } from '../../app/list/RecordList.tsx';
import { storyPaths } from './stories.paths.ts';
import { useCategoryFilter } from './useCategories.ts';

/** The blog of the venue. */
export default recordList(storyRecord, listStories, {
  paths: storyPaths,
  save: { publish: publishStory, unpublish: unpublishStory },
  removal: { call: removeStory, question: storyRemovalConfirm },
  columns: ({ column, named }) => [
    column('storyId'),
    named('storyTitle', 'cover', { flex: 2 }),
    column('storyStatus', { width: 200 }),
    column('storyCategory', { minWidth: 110 }),
    column('storyAuthor', { minWidth: 140 }),
    column('publishedAt'),
    column('updatedAt', { aside: true }),
  ],
  filters: [
    'storyStatus',
    { kind: 'days', from: 'from', to: 'to', label: 'Дни публикации' },
    // A filter that only the link on an author's page sets.
    { kind: 'text', name: 'authorId', label: 'Номер автора', byLink: true },
  ],
  useFilters: useCategoryFilter,
  searchLabel: 'Номер, заголовок или автор',
  hint: 'Начните с\u00a0заголовка: запись появится черновиком, её увидят только сотрудники.',
});
