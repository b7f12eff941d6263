import { storyRecord } from '@venue/sdk/stories/kind';
import { storyStatus } from '@venue/sdk/stories/model';
import type { SearchSource } from '../../area/searchSource.ts';
import { findsWords } from '../../core/db/search.ts';
import { story } from './stories.table.ts';

/** Stories of the blog as a source of the staff search. */
export const storiesSearch: SearchSource = {
  kind: storyRecord,
  rows: typed => ({
    from: story,
    id: story.id,
    title: story.title,
    status: story.status,
    fits: findsWords(story.id, [story.title], typed),
  }),
  status: storyStatus.option,
  to: row => `/blog/${row.id}/edit`,
};
