import type { AnyCall, AnyKind, OptionId } from '@venue/sdk';
import type { KindName } from '@venue/sdk/kinds';
import type { Context } from '../core/context.ts';
import type { Db } from '../core/db/database.ts';
import { transact } from '../core/db/transact.ts';
import { changed, writeAudit } from '../core/record/audit.ts';
import { statusSaved } from '../core/record/moves.ts';
import { onePicture } from '../core/record/onePicture.ts';
import type { Place } from '../core/record/order.ts';

import { removeWithRecord } from '../core/record/pictures.ts';
import { withPlans } from '../core/record/plans.ts';
import type { QueryOf, RecordStore } from '../core/record/recordStore.ts';
import { mayManage, mustBeCurrent, mustExist } from '../core/record/records.ts';
import { actionName, type Moved, moveActions } from './moveActions.ts';
import { turnsBy, type Versioned, versioned } from './versioned.ts';

/** Presents one record by what presents the rows of a list. */
export const presentOne =
  <Row, Item>(presentRows: (db: Db, rows: readonly Row[], mayManage: boolean) => Promise<Item[]>) =>
  async (db: Db, row: Row, mayManage: boolean): Promise<Item> =>
    mustExist((await presentRows(db, [row], mayManage))[0]);

type Call = Pick<AnyCall, 'id'>;

interface Stored {
  readonly id: number;
  readonly version: number;
  readonly updatedAt: Date;
}

interface Parts<C extends AnyCall, Row, Values, Listed, Whole, Item, Reply, Status extends OptionId> {
  readonly kind: AnyKind & { readonly name: KindName };
  /** The calls that list the records and save one. */
  readonly list: C;
  readonly save: AnyCall;
  readonly store: RecordStore<QueryOf<C>, Row, Values, Listed, Whole>;
  /** Records as the list returns them. */
  readonly presentRows: (db: Db, rows: readonly Listed[], mayManage: boolean) => Promise<Item[]>;
  /** A record as the call for one returns it. */
  readonly present: (db: Db, row: Whole, mayManage: boolean) => Promise<Reply>;
  /** What the audit log keeps of a record, named as in the model. */
  readonly auditedOf: (row: Row) => object;
  /** The status that staff change by moves, for a kind that has one. */
  readonly status?: Omit<Moved<C, Row, Values, Listed, Status>, 'kind' | 'list' | 'save' | 'store' | 'auditedOf'>;
}

/** What a save is based on, and the status that was sent with it. */
interface Saving<Status> {
  readonly id: number;
  readonly version: number | undefined;
  readonly status?: Status | undefined;
}

type VersionOptions<Reply extends object> = Omit<Parameters<typeof versioned<Reply>>[1], 'id' | 'read' | 'turns'> & {
  readonly turns?: boolean;
};

/**
 * What the routes and the area of a plain kind of record do, from its declaration and its store. Each part may be used
 * without the others: a call that does something special has its own code beside.
 */
export function recordArea<
  C extends AnyCall,
  Row extends Stored,
  Values,
  Listed extends Stored,
  Whole,
  Item extends object,
  Reply extends object,
  Status extends OptionId,
>(parts: Parts<C, Row, Values, Listed, Whole, Item, Reply, Status>) {
  const { kind, store, presentRows, present, auditedOf, status } = parts;
  const subject = kind.name;
  const bulk = status ? moveActions({ ...parts, ...status }) : [];

  /** A record as the actor sees it. Throws `not_found`. */
  const presentById = async (db: Db, context: Context, id: number): Promise<Reply> =>
    present(db, mustExist(await store.byId(db, id)), mayManage(context, kind));

  /** A page of the list. */
  async function list(context: Context, query: QueryOf<C>) {
    const { rows, ...message } = await store.page(context.db, query);
    return { message, items: await presentRows(context.db, rows, mayManage(context, kind)) };
  }

  /** Adds a record in a transaction of the caller and returns its id. */
  async function add(tx: Db, context: Context, call: Call, values: Values): Promise<number> {
    const row = await store.add(tx, context.now, values);
    await writeAudit(tx, context, call.id, { subject, subjectId: row.id, after: auditedOf(row) });
    return row.id;
  }

  return {
    shown: presentById,
    list,
    /** A page of the list, each record with its planned publication. */
    listPlanned: async (context: Context, query: QueryOf<C>) => {
      const { message, items } = await list(context, query);
      return { message, items: await withPlans(context.db, kind, items) };
    },
    /** One record. Throws `not_found`. */
    read: async (context: Context, id: number) => ({ message: await presentById(context.db, context, id) }),

    add,
    /** Adds a record and returns it. */
    create: (context: Context, call: Call, values: Values) =>
      transact(context, async tx => {
        const id = await add(tx, context, call, values);
        return { id, message: await presentById(tx, context, id) };
      }),

    /** Saves a record as its next version and returns it. Throws `not_found`, `conflict` and `move_not_allowed`. */
    save: (
      context: Context,
      { id, version, status: sent }: Saving<Status>,
      valuesOf: (before: Row, tx: Db) => Partial<Values> | Promise<Partial<Values>>,
    ) =>
      transact(context, async tx => {
        const before = mustExist(await store.lock(tx, id));
        // guard: recordArea.test.ts
        await mustBeCurrent(tx, context, subject, before, version, () => presentById(tx, context, id));
        const moved = status?.withStatus(statusSaved(status.moves, status.statusOf(before), sent));
        const after = await store.save(tx, before, context.now, { ...(await valuesOf(before, tx)), ...moved });
        const differs = changed(auditedOf(before), auditedOf(after));
        await writeAudit(tx, context, parts.save.id, { subject, subjectId: id, ...differs });
        return { message: await presentById(tx, context, id) };
      }),

    /** Deletes a record with its pictures and versions, and what `also` deletes. Throws `not_found`. */
    remove: (context: Context, call: Call, id: number, also?: (tx: Db) => Promise<void>) =>
      transact(context, async tx => {
        // guard: recordArea.test.ts
        await store.order?.lock(tx);
        const before = mustExist(await store.lock(tx, id));
        await removeWithRecord(tx, context.ports.files, { owner: subject, id });
        await also?.(tx);
        await store.drop(tx, id);
        await writeAudit(tx, context, call.id, { subject, subjectId: id, before: auditedOf(before) });
        return { message: { success: true } };
      }),

    /** Gives records their places in the order of the kind. Throws `not_found`. */
    place: (context: Context, call: Call, places: readonly Place[], placeOf: (row: Whole) => object) =>
      transact(context, async tx => {
        const { order } = store;
        if (!order) throw new Error(`${subject} has no order`);
        await order.lock(tx);
        const placesNow = async () => {
          const rows = [];
          for (const { id } of places) rows.push(placeOf(mustExist(await store.byId(tx, id))));
          return rows;
        };
        const before = await placesNow();
        await order.put(tx, places);
        const after = await placesNow();
        for (const [index, { id }] of places.entries()) {
          const differs = changed(before[index] ?? {}, after[index] ?? {});
          await writeAudit(tx, context, call.id, { subject, subjectId: id, ...differs });
        }
        return { message: { success: true } };
      }),

    /** The work of the calls that upload and remove its only picture, `field` of the model. */
    picture: (field: string) => onePicture({ subject, field, read: store.byId, lock: store.lock, touch: store.touch }),

    /** Bulk actions that make its moves. */
    bulk,
    /** Declares its versions; `turns` if publishing and withdrawing can be planned. */
    versioned: ({ turns, ...options }: VersionOptions<Reply>): Versioned =>
      versioned(kind, {
        ...options,
        id: store.id,
        read: async (db, id) => {
          const row = await store.byId(db, id);
          return row && present(db, row, false);
        },
        ...(turns ? { turns: turnsBy(bulk, actionName(kind, 'publish'), actionName(kind, 'unpublish')) } : {}),
      }),
  };
}
