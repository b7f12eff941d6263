import { type AnyCall, type AnyKind, actionsFrom, publicationMoves } from '@venue/sdk';
import type { KindName } from '@venue/sdk/kinds';
import type { Db } from '../core/db/database.ts';
import { changed, writeAudit } from '../core/record/audit.ts';
import type { QueryOf } from '../core/record/recordStore.ts';
import { found } from '../core/record/records.ts';
import { bulkAction, type OfferedAction } from './bulkAction.ts';

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
