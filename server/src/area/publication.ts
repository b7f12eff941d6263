import { type AnyCall, type AnyKind, actionsFrom, publicationMoves } from '@venue/sdk';
import type { KindName } from '@venue/sdk/kinds';
import type { Db } from '../core/db/database.ts';
import { changed, writeAudit } from '../core/record/audit.ts';
import { found } from '../core/record/records.ts';
import { bulkAction, type OfferedAction, type QueryOf } from './bulkAction.ts';

interface Row {
  readonly id: number;
  readonly isPublished: boolean;
  readonly version: number;
  /** Set in kinds whose removed records can be restored; a removed one is not on the site. */
  readonly isDeleted?: boolean;
}

const moves = publicationMoves('');

/** What staff may do to a published or an unpublished record. */
export const publicationCan = ({ isPublished }: Pick<Row, 'isPublished'>, mayManage: boolean) =>
  mayManage ? [...actionsFrom(moves, 'staff', isPublished), 'remove' as const] : [];

interface Published<C extends AnyCall, R extends Row, L extends Row> {
  readonly kind: AnyKind & { readonly name: KindName };
  /** The list whose filter chooses the records, and the call that saves one. */
  readonly list: C;
  readonly save: AnyCall;
  /** The first records that match a filter. */
  readonly first: (db: Db, query: QueryOf<C>, most: number) => Promise<readonly R[]>;
  readonly titleOf: (row: R) => string;
  /** Reads a record, locked until the end of the transaction. */
  readonly lock: (tx: Db, id: number) => Promise<L | undefined>;
  readonly change: (
    tx: Db,
    id: number,
    values: { isPublished: boolean; version: number; updatedAt: Date },
  ) => Promise<L>;
  /** What the audit log keeps of a record. */
  readonly audited: (row: L) => Readonly<Record<string, unknown>>;
}

/** Bulk actions that publish all records of a filtered list, and withdraw them. */
export function publicationBulk<C extends AnyCall, R extends Row, L extends Row>(
  of: Published<C, R, L>,
): OfferedAction[] {
  const { kind, list, save, first, titleOf, lock, change, audited } = of;
  const [area = ''] = kind.manage.split('.');
  return moves.map(({ action, to: isPublished }) =>
    bulkAction(list, {
      name: `${area}.${action}`,
      permission: kind.manage,
      changes: save.changes ?? [],
      rows: async (db, _context, query, most) => {
        const rows = await first(db, query, most);
        return rows.map(row => ({
          id: row.id,
          title: titleOf(row),
          may: !row.isDeleted && row.isPublished !== isPublished,
          already: !row.isDeleted && row.isPublished === isPublished,
        }));
      },
      run: async (tx, context, id) => {
        const before = found(await lock(tx, id));
        if (before.isPublished === isPublished) return 'already';
        const after = await change(tx, id, {
          isPublished,
          version: before.version + 1,
          updatedAt: context.now,
        });
        const subject = kind.name;
        await writeAudit(tx, context, save.id, { subject, subjectId: id, ...changed(audited(before), audited(after)) });
        return 'done';
      },
    }),
  );
}
