import { mayMove } from '@venue/sdk';
import { listStories, publishStory, unpublishStory } from '@venue/sdk/stories/admin';
import { storyMoves } from '@venue/sdk/stories/model';
import { bulkAction } from '../../area/bulkAction.ts';
import { mustExist } from '../../core/record/records.ts';
import { changeStory } from './stories.service.ts';
import { storyStore } from './stories.store.ts';

const calls = { publish: publishStory, unpublish: unpublishStory } as const;

/** Bulk actions of staff on the stories of a view. */
export const storiesBulk = storyMoves.map(({ action, to: status }) =>
  bulkAction(listStories, {
    name: `stories.${action}`,
    permission: 'stories.manage',
    changes: publishStory.changes ?? [],
    rows: async (db, _context, query, most) => {
      const rows = await storyStore.first(db, query, most);
      return rows.map(row => ({
        id: row.id,
        title: row.title,
        may: mayMove(storyMoves, action, row.status) && (action === 'unpublish' || row.hasText),
        already: row.status === status,
      }));
    },
    run: async (tx, context, id) => {
      const before = mustExist(await storyStore.lock(tx, id));
      if (before.status === status) return 'already';
      await changeStory(tx, context, before, { callId: calls[action].id, status });
      return 'done';
    },
  }),
);
