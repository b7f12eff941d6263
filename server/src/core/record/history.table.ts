import type { KindName } from '@venue/sdk/kinds';
import { index, integer, jsonb, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core';
import { moment, nameText } from '../db/columns.ts';

/** The life of a record: what happened to it, for its owner and for staff. */
export const objectHistory = pgTable(
  'object_history',
  {
    id: serial('id').primaryKey(),
    kind: text('kind').$type<KindName>().notNull(),
    objectId: integer('object_id').notNull(),
    /** Whose record it is. */
    ownerId: integer('owner_id').notNull(),
    title: nameText('title').notNull(),
    /** Status after the step. */
    status: integer('status').notNull(),
    what: text('what').notNull(),
    /** The reason staff gave. */
    comment: text('comment').notNull().default(''),
    byId: integer('by_id').notNull(),
    who: text('who').notNull(),
    at: moment('at').notNull(),
  },
  table => [
    index('object_history_object').on(table.kind, table.objectId, table.id),
    index('object_history_owner').on(table.ownerId, table.id),
  ],
);

/** A record as it was when staff last approved it, so that the next decision can be made about the difference. */
export const approvedVersion = pgTable(
  'approved_version',
  {
    kind: text('kind').$type<KindName>().notNull(),
    objectId: integer('object_id').notNull(),
    data: jsonb('data').notNull(),
    at: moment('at').notNull(),
  },
  table => [primaryKey({ columns: [table.kind, table.objectId] })],
);
