import type { KindName } from '@venue/sdk/kinds';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '../db/columns.ts';

/** The owner of pictures: a record, its wide picture, or its text, whose pictures are stored apart from the others. */
export type PictureOwner = KindName | `${KindName}Wide` | `${KindName}Text`;

/** Pictures of records of all areas; `file` is the name in the file store, without size and extension. */
export const picture = pgTable(
  'picture',
  {
    id: serial('id').primaryKey(),
    owner: text('owner').$type<PictureOwner>().notNull(),
    ownerId: integer('owner_id').notNull(),
    file: text('file').notNull(),
    alt: text('alt').notNull().default(''),
    isMain: boolean('is_main').notNull().default(false),
    position: integer('position').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  table => [
    index('picture_owner').on(table.owner, table.ownerId, table.position),
    uniqueIndex('picture_one_main').on(table.owner, table.ownerId).where(sql`${table.isMain}`),
  ],
);
