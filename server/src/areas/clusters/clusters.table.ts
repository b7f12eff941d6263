import type { ClusterFields } from '@venue/sdk/clusters/model';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { moment, nameText } from '../../core/db/columns.ts';
import { digitsIn, wordsIn } from '../../core/db/search.ts';

/** Groups of businesses the venue is home to. */
export const cluster = pgTable(
  'cluster',
  {
    id: serial('id').primaryKey(),
    name: nameText('name').notNull(),
    url: text('url').notNull(),
    videoUrl: text('video_url').notNull(),
    socials: jsonb('socials').$type<ClusterFields['clusterSocials']>().notNull(),
    phone: text('phone').notNull(),
    email: text('email').notNull(),
    address: text('address').notNull(),
    description: text('description').notNull(),
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  table => [
    check('cluster_name', sql`btrim(${table.name}) <> ''`),
    check('cluster_phone', sql`${table.phone} ~ '^([0-9]{10})?$'`),
    index('cluster_by_name').on(table.name, table.id),
    index('cluster_updated').on(table.updatedAt, table.id),
    index('cluster_words').using('gin', wordsIn(table.name, table.url, table.email, table.address)),
    index('cluster_phone').using('gin', digitsIn(table.phone)),
  ],
);
export type ClusterTableRow = typeof cluster.$inferSelect;
