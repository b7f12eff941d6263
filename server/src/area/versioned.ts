import type { AnyKind, Tag } from '@venue/sdk';
import type { KindName } from '@venue/sdk/kinds';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Context } from '../core/context.ts';
import type { Db } from '../core/db/database.ts';
import type { ShownOf } from '../core/record/shownOf.ts';
import type { OfferedAction } from './bulkAction.ts';

type VersionedKind = AnyKind & { readonly name: KindName };

/** Publishes or withdraws one record, in its transaction and with the steps of the single action. */
type Turn = (tx: Db, context: Context, id: number) => Promise<unknown>;

/** How records of a kind are published and withdrawn at a planned moment. */
export interface Turns {
  readonly publish: Turn;
  readonly withdraw: Turn;
  /** Tags that colleagues' screens fetch again afterwards. */
  readonly changes: readonly Tag[];
}

/** A record in the form that versions keep. */
interface Standing {
  readonly isShown: boolean;
  readonly isRemoved: boolean;
  readonly data: Data;
}

type Data = Readonly<Record<string, unknown>>;

/** Adjusts a record, which the caller has locked, after the pictures of a version with these fields were restored. */
type Pictured = (tx: Db, id: number, data: Data) => Promise<void>;

/** A kind of record that keeps versions of what visitors saw of it. */
export interface Versioned {
  readonly kind: VersionedKind;
  readonly id: PgColumn & { readonly table: PgTable };
  readonly read: (db: Db, id: number) => Promise<Standing | undefined>;
  /** The field of the kind under which its pictures are logged. */
  readonly pictures: string;
  readonly pictured?: Pictured;
  /** Omitted where publication is not planned: records that are always on the site, or have dates of their own. */
  readonly turns?: Turns;
}

interface Declared<R extends object> {
  /** The column with the numbers of the records. */
  readonly id: PgColumn;
  /** Reads a record as its call returns it. */
  readonly read: (db: Db, id: number) => Promise<R | undefined>;
  /** What a version keeps: fields that the record's editor saves, by their names in the model. */
  readonly fields: readonly (keyof R & string)[];
  readonly isShown: (record: R) => boolean;
  /** For a kind whose removed records are kept and can be restored. */
  readonly isRemoved?: (record: R) => boolean;
  /** The field of the kind under which its pictures are logged. */
  readonly pictures: string;
  /** For a kind whose text shows its pictures. */
  readonly pictured?: Pictured;
  readonly turns?: Turns;
}

/** Declares that a kind of record keeps versions. */
export const versioned = <R extends object>(
  kind: VersionedKind,
  { id, read, fields, isShown, isRemoved = () => false, ...rest }: Declared<R>,
): Versioned => ({
  kind,
  id,
  read: async (db, number) => {
    const record = await read(db, number);
    if (!record) return undefined;
    const data = Object.fromEntries(fields.map(name => [name, record[name]]));
    return { isShown: isShown(record), isRemoved: isRemoved(record), data };
  },
  ...rest,
});

/** Planned publishing and withdrawing run these bulk actions on a single record. */
export function turnsBy(actions: readonly OfferedAction[], publish: string, withdraw: string): Turns {
  const named = (name: string): OfferedAction => {
    const action = actions.find(each => each.name === name);
    if (!action) throw new Error(`there is no action ${name}`);
    return action;
  };
  const [puts, takes] = [named(publish), named(withdraw)];
  return {
    publish: (tx, context, id) => puts.run(tx, context, id, ''),
    withdraw: (tx, context, id) => takes.run(tx, context, id, ''),
    changes: puts.changes,
  };
}

/** What an area offers here. */
interface Offers {
  readonly versions?: readonly Versioned[];
}

/** The kinds that keep versions, by their names. */
export const versionedIn = (areas: readonly Offers[]): ReadonlyMap<KindName, Versioned> =>
  new Map(areas.flatMap(({ versions = [] }) => versions.map(each => [each.kind.name, each] as const)));

/** Returns a function that reads what visitors see of any record. */
export function shownIn(areas: readonly Offers[]): ShownOf {
  const kinds = versionedIn(areas);
  return async (db, kind, id) => {
    const record = await kinds.get(kind)?.read(db, id);
    return record?.isShown ? record.data : undefined;
  };
}
