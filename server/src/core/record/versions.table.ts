import type { KindName } from '@venue/sdk/kinds';
import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../db/columns.ts';

/** A picture as versions keep it; `file` is its name in the file store, without size and extension. */
export interface KeptPicture {
  readonly file: string;
  readonly alt: string;
  readonly isMain: boolean;
}

/**
 * What visitors saw of a record, at each time it was saved while published. Triggers of the tables,
 * `record_takes_its_versions`, delete the rows together with their record.
 */
export const recordVersion = pgTable(
  'record_version',
  {
    kind: text('kind').$type<KindName>().notNull(),
    objectId: integer('object_id').notNull(),
    number: integer('number').notNull(),
    data: jsonb('data').$type<Readonly<Record<string, unknown>>>().notNull(),
    /** Its pictures in their order; null in versions older than this column. */
    pictures: jsonb('pictures').$type<readonly KeptPicture[]>(),
    /** Who saved it; null if the record was saved before versions were kept. */
    byId: integer('by_id'),
    at: moment('at').notNull(),
  },
  table => [
    primaryKey({ name: 'record_version_once', columns: [table.kind, table.objectId, table.number] }),
    check('record_version_number', sql`${table.number} > 0`),
  ],
);

/**
 * When a record is published and withdrawn automatically. A moment that has come is set to null; a row with neither is
 * deleted.
 */
export const publicationPlan = pgTable(
  'publication_plan',
  {
    kind: text('kind').$type<KindName>().notNull(),
    objectId: integer('object_id').notNull(),
    publishAt: moment('publish_at'),
    withdrawAt: moment('withdraw_at'),
    /** Who decided it. */
    byId: integer('by_id').notNull(),
    /** Why it could not be carried out; then it is not tried again. */
    refusal: text('refusal'),
  },
  table => [
    primaryKey({ name: 'publication_plan_once', columns: [table.kind, table.objectId] }),
    check('publication_plan_says_when', sql`${table.publishAt} is not null or ${table.withdrawAt} is not null`),
    check('publication_plan_in_order', sql`${table.publishAt} < ${table.withdrawAt}`),
  ],
);
