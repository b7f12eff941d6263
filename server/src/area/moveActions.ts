import { type AnyCall, type AnyKind, type Move, mayMove, type OptionId } from '@venue/sdk';
import type { KindName } from '@venue/sdk/kinds';
import { changed, writeAudit } from '../core/record/audit.ts';
import { mustMove } from '../core/record/moves.ts';
import type { QueryOf, RecordStore } from '../core/record/recordStore.ts';
import { mustExist } from '../core/record/records.ts';
import { bulkAction, type OfferedAction } from './bulkAction.ts';

interface Stored {
  readonly id: number;
  readonly version: number;
}

/** A kind of record with a status that staff change by moves. */
export interface Moved<C extends AnyCall, Row, Values, Listed, Status extends OptionId> {
  readonly kind: AnyKind & { readonly name: KindName };
  /** The list whose filter chooses the records, and the call that saves one: the log shows it, as after a save. */
  readonly list: C;
  readonly save: AnyCall;
  readonly store: Pick<RecordStore<QueryOf<C>, Row, Values, Listed, unknown>, 'first' | 'lock' | 'save'>;
  readonly titleOf: (row: Listed) => string;
  readonly moves: readonly Move<Status>[];
  readonly statusOf: (row: Listed | Row) => Status;
  readonly withStatus: (status: Status) => Partial<Values>;
  /** For a kind whose removed records can be restored; a removed one is not moved. */
  readonly isRemoved?: (row: Listed | Row) => boolean;
  /** What the audit log keeps of a record, named as in the model. */
  readonly auditedOf: (row: Row) => object;
}

/** Bulk actions that make the moves of a kind, `residents.publish`, with all records of a filtered list. */
export function moveActions<
  C extends AnyCall,
  Row extends Stored,
  Values,
  Listed extends Stored,
  Status extends OptionId,
>(moved: Moved<C, Row, Values, Listed, Status>): OfferedAction[] {
  const { kind, list, save, store, titleOf, moves, statusOf, withStatus, isRemoved = () => false, auditedOf } = moved;
  return moves.map(({ action, to }) =>
    bulkAction(list, {
      name: actionName(kind, action),
      permission: kind.manage,
      changes: save.changes ?? [],
      rows: async (db, _context, query, most) =>
        (await store.first(db, query, most)).map(row => ({
          id: row.id,
          title: titleOf(row),
          may: !isRemoved(row) && mayMove(moves, action, statusOf(row)),
          already: !isRemoved(row) && statusOf(row) === to,
        })),
      run: async (tx, context, id) => {
        const row = await store.lock(tx, id);
        // guard: server/src/areas/galleries/galleries.test.ts
        const before = mustExist(row && isRemoved(row) ? undefined : row);
        if (statusOf(before) === to) return 'already';
        mustMove(moves, 'staff', statusOf(before), to);
        const after = await store.save(tx, before, context.now, withStatus(to));
        await writeAudit(tx, context, save.id, {
          subject: kind.name,
          subjectId: id,
          ...changed(auditedOf(before), auditedOf(after)),
        });
        return 'done';
      },
    }),
  );
}

/** The name of a bulk action on a kind of record: that of its rights, `residents.manage`, with the action. */
export const actionName = ({ manage }: Pick<AnyKind, 'manage'>, action: string): string =>
  manage.replace(/\..*/, `.${action}`);
