import { listEvents } from '@venue/sdk/events/admin';
import { eventStatus } from '@venue/sdk/events/model';
import { bulkAction } from '../../area/bulkAction.ts';
import { applyDecision, deleteByStaff, restoreByStaff } from './decision/events.decision.service.ts';
import { lockAny } from './events.admin.service.ts';
import { filedInBrief } from './events.admin.store.ts';
import { mayGo } from './events.rules.ts';

const { draft, published, rejected, deleted } = eventStatus;

/** Decisions that may be made about many events at once: the resulting status, and the moves that lead to it. */
const decisions = [
  { act: 'publish', status: published, moves: ['confirm', 'publish'], needsReason: false },
  { act: 'withdraw', status: draft, moves: ['unpublish'], needsReason: false },
  { act: 'reject', status: rejected, moves: ['reject'], needsReason: true },
] as const;

const common = { permission: 'events.manage', changes: ['events', 'applications', 'galleries'] } as const;

export const eventsBulk = [
  ...decisions.map(({ act, status, moves, needsReason }) =>
    bulkAction(listEvents, {
      ...common,
      name: `events.${act}`,
      needsReason,
      rows: async (db, _scope, query, most) =>
        (await filedInBrief(db, query, most)).map(row => ({
          id: row.id,
          title: row.title,
          may: moves.some(move => mayGo(row.status, move)),
          already: row.status === status,
        })),
      run: async (tx, context, id, reason) => {
        if ((await lockAny(tx, id)).status === status) return 'already';
        await applyDecision(tx, context, id, { status, reason });
        return 'done';
      },
    }),
  ),
  bulkAction(listEvents, {
    ...common,
    name: 'events.delete',
    rows: async (db, _scope, query, most) => {
      const rows = await filedInBrief(db, query, most);
      return rows.map(({ id, title, status, taken }) => ({
        id,
        title,
        may: mayGo(status, 'delete') && taken === 0,
        already: status === deleted,
      }));
    },
    run: async (tx, context, id) => {
      if ((await lockAny(tx, id)).status === deleted) return 'already';
      await deleteByStaff(tx, context, id);
      return 'done';
    },
    undo: restoreByStaff,
  }),
  bulkAction(listEvents, {
    ...common,
    name: 'events.restore',
    rows: async (db, _scope, query, most) => {
      const rows = await filedInBrief(db, query, most);
      return rows.map(({ id, title, status, cancelledAt }) => ({
        id,
        title,
        may: status === deleted && cancelledAt === null,
        already: status !== deleted,
      }));
    },
    run: async (tx, context, id) => {
      if ((await lockAny(tx, id)).status !== deleted) return 'already';
      await restoreByStaff(tx, context, id);
      return 'done';
    },
    undo: deleteByStaff,
  }),
];
