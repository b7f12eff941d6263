import { listCollaborators } from '@venue/sdk/collaborators/admin';
import type { Db } from '../../core/db/database.ts';
import { inOrder } from '../../core/db/pageByIds.ts';
import { numberLike, withWords } from '../../core/db/search.ts';
import { orderOf } from '../../core/record/order.ts';
import { planFits } from '../../core/record/plans.ts';
import { recordStore } from '../../core/record/recordStore.ts';
import { collaborator } from './collaborators.table.ts';

const sortable = {
  collaboratorOrder: [collaborator.position, collaborator.id],
  collaboratorId: [collaborator.id],
  isPublished: [collaborator.isPublished, collaborator.id],
  updatedAt: [collaborator.updatedAt, collaborator.id],
} as const;

const rows = (db: Db) => db.select().from(collaborator);

export const collaboratorStore = recordStore(listCollaborators, collaborator, {
  listed: rows,
  whole: rows,
  sorting: ({ sort = 'collaboratorOrder', order = 'asc' }) => inOrder(sortable[sort], order),
  filters: {
    isPublished: collaborator.isPublished,
    hasPlan: hasPlan => planFits('collaborator', collaborator.id, hasPlan),
  },
  search: typed => [numberLike(collaborator.id, typed), withWords([collaborator.text], typed)],
  order: orderOf({ table: collaborator, id: collaborator.id, position: collaborator.position }),
});
