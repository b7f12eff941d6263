import { mayMove } from '@venue/sdk';
import { listResidents, saveResident } from '@venue/sdk/residents/admin';
import { residentMoves } from '@venue/sdk/residents/model';
import { bulkAction } from '../../area/bulkAction.ts';
import { changed, writeAudit } from '../../core/record/audit.ts';
import { mustMove } from '../../core/record/moves.ts';
import { found } from '../../core/record/records.ts';
import { auditedOf } from './residents.rules.ts';
import { changeResident, firstResidents, lockResident } from './residents.store.ts';

/** Bulk actions of staff on the residents of a view. */
export const residentsBulk = residentMoves.map(({ action, to: status }) =>
  bulkAction(listResidents, {
    name: `residents.${action}`,
    permission: 'residents.manage',
    changes: saveResident.changes ?? [],
    rows: async (db, _scope, wanted, most) => {
      const rows = await firstResidents(db, wanted, most);
      return rows.map(row => ({
        id: row.id,
        title: row.name,
        may: mayMove(residentMoves, action, row.status),
        already: row.status === status,
      }));
    },
    run: async (tx, context, id) => {
      const before = found(await lockResident(tx, id));
      if (before.status === status) return 'already';
      mustMove(residentMoves, 'staff', before.status, status);
      const version = before.version + 1;
      const after = await changeResident(tx, id, { status, version, updatedAt: context.now });
      await writeAudit(tx, context, saveResident.id, {
        subject: 'resident',
        subjectId: id,
        ...changed(auditedOf(before), auditedOf(after)),
      });
      return 'done';
    },
  }),
);
