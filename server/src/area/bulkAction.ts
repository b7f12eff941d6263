import { type AnyCall, ApiFailure, check, type Permission, type Tag } from '@venue/sdk';
import type { Context } from '../core/context.ts';
import type { Db } from '../core/db/database.ts';
import type { QueryOf } from '../core/record/recordStore.ts';

/** A record that matches a filter, and whether the action may be applied to it now. */
export interface BulkRow {
  readonly id: number;
  /** Its name, as in the list; screens show its id before it. */
  readonly title: string;
  readonly may: boolean;
  /** The record already is as the action would leave it. */
  readonly already: boolean;
}

/** The outcome for a record: it was changed, or it already was in the wanted state and stayed as it was. */
export type BulkOutcome = 'done' | 'already';

/**
 * An action staff may apply to everything that matches a list's filter. An area declares its own in `<area>.bulk.ts`.
 */
export interface BulkAction<Query> {
  /** The area and what is done: `articles.publish`. */
  readonly name: string;
  readonly permission: Permission;
  /** True where staff must give a reason, which the owner of the record reads. */
  readonly needsReason?: boolean;
  /** What colleagues' screens fetch again afterwards: the same tags as after the single action. */
  readonly changes: readonly Tag[];
  /** The first `most` records that match, in the list's order. Select few columns: there may be a thousand rows. */
  readonly rows: (db: Db, context: Context, query: Query, most: number) => Promise<readonly BulkRow[]>;
  /**
   * Applies the action to one record, in its transaction and with the steps of the single action: lock, decide, save,
   * log, publish. An `ApiFailure` skips the record. One already in the wanted state stays as it is.
   */
  readonly run: (tx: Db, context: Context, id: number, reason: string) => Promise<BulkOutcome>;
  /**
   * Reverts what `run` did to one record at `doneAt`, with the steps of restoring a record: lock, decide, save, log,
   * publish. A record that has changed since then is refused with an `ApiFailure`, which skips it. Omitted where the
   * action cannot be reverted.
   */
  readonly undo?: (tx: Db, context: Context, id: number, doneAt: Date) => Promise<void>;
}

/** The first `most` records that match a filter. */
type Rows = (db: Db, context: Context, most: number) => Promise<readonly BulkRow[]>;

/** An action with the list it belongs to. */
export interface OfferedAction extends Omit<BulkAction<unknown>, 'rows'> {
  readonly list: AnyCall;
  /** Parses a filter of the list, and returns how to read the records that match it. */
  readonly matching: (filter: Readonly<Record<string, unknown>>) => Rows;
}

/** Binds an action to the list whose filter chooses its records; the filter's type comes from the declaration. */
export const bulkAction = <C extends AnyCall>(list: C, { rows, ...action }: BulkAction<QueryOf<C>>): OfferedAction => ({
  ...action,
  list,
  matching: filter => {
    const query = filterOf(list, filter);
    return (db, context, most) => rows(db, context, query, most);
  },
});

/** Parses a filter by the schema of its list. Fields of another list are refused, not ignored. */
function filterOf<C extends AnyCall>(list: C, filter: Readonly<Record<string, unknown>>): QueryOf<C> {
  const schema = list.query ?? list.body;
  const names = Object.keys(schema?.shape ?? {});
  const foreign = Object.keys(filter).filter(name => !names.includes(name));
  if (foreign.length > 0)
    throw new ApiFailure('invalid_input', {
      fields: Object.fromEntries(foreign.map(name => [`filter.${name}`, 'У\u00a0этого списка нет такого условия'])),
    });
  const parsed = check(schema, filter);
  if (parsed.ok) return parsed.value;
  const fields = Object.entries(parsed.fields).map(([name, text]) => [`filter.${name}`, text]);
  throw new ApiFailure('invalid_input', { fields: Object.fromEntries(fields) });
}
