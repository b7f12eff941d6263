import type { AnyCall, Parsed, Permission, Tag } from '@venue/sdk';
import type { Context } from '../core/context.ts';
import type { Db } from '../core/db/database.ts';

/** A record that fits a filter, and whether the action may be taken with it as it is now. */
export interface BulkRow {
  readonly id: number;
  /** How the list names it; numbers follow by themselves. */
  readonly title: string;
  readonly may: boolean;
  /** It is as the action would leave it. */
  readonly already: boolean;
}

/** What became of a record: it was changed, or was as wished already and stayed as it was. */
export type Taken = 'done' | 'already';

/** An action staff may take with everything a list's filter lets through. An area offers its own in `<area>.bulk.ts`. */
export interface BulkAction<Query> {
  /** The area and what is done: `articles.publish`. */
  readonly name: string;
  readonly permission: Permission;
  /** True where the owner of the record reads why. */
  readonly needsReason?: boolean;
  /** What colleagues' screens read again afterwards: those of the single decision. */
  readonly changes: readonly Tag[];
  /** The first `most` records that fit, in the list's order. Select little: there may be a thousand. */
  readonly rows: (db: Db, context: Context, query: Query, most: number) => Promise<readonly BulkRow[]>;
  /**
   * The single action's own recipe over one record, in its transaction: lock, decide, save, record, publish. What it
   * throws as `ApiFailure` skips the record. One that is as wished already stays as it is.
   */
  readonly run: (tx: Db, context: Context, id: number, reason: string) => Promise<Taken>;
  /**
   * Takes back what `run` did to one record at a moment, by the recipe of restoring one: lock, decide, save, record,
   * publish. A record that has changed since then is refused with an `ApiFailure`, which skips it. Left out where
   * there is no way back.
   */
  readonly undo?: (tx: Db, context: Context, id: number, doneAt: Date) => Promise<void>;
}

/** What a list is asked by: its query, or the body in the place of one. */
export type QueryOf<C extends AnyCall> =
  Parsed<C> extends { readonly query: infer Q } ? Q : Parsed<C> extends { readonly body: infer B } ? B : never;

/** An action with the list it belongs to, of whatever type that is. */
export type OfferedAction = BulkAction<never> & { readonly list: AnyCall };

/** Binds an action to the list whose filter chooses its records; the filter's type comes from the declaration. */
export const bulkAction = <C extends AnyCall>(list: C, action: BulkAction<QueryOf<C>>): OfferedAction => ({
  list,
  ...(action as BulkAction<never>),
});
