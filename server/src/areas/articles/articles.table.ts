import { type ArticleStatus, articleKind, articleStatus } from '@venue/sdk/articles/model';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { copiedName, isOneOf, moment, nameText } from '../../core/db/columns.ts';
import { wordsIn } from '../../core/db/search.ts';
import { users } from '../accounts/accounts.table.ts';

/** Articles and news; deleted ones keep their row. */
export const article = pgTable(
  'article',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    userName: copiedName('user_name'),
    kind: integer('kind').$type<(typeof articleKind.ids)[number]>().notNull(),
    status: integer('status').$type<ArticleStatus>().notNull().default(articleStatus.draft),
    title: nameText('title').notNull(),
    lead: text('lead').notNull(),
    text: text('text').notNull(),
    author: text('author').notNull(),
    sourceUrl: text('source_url').notNull(),
    /** Styles of the text, as staff wrote them. */
    css: text('css').notNull().default(''),
    rejectionReason: text('rejection_reason'),
    /** The status before deletion, for a restore. */
    deletedFrom: integer('deleted_from').$type<ArticleStatus>(),
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    publishedAt: moment('published_at'),
    sentAt: moment('sent_at'),
  },
  table => [
    check('article_kind', isOneOf(table.kind, articleKind)),
    check('article_status', isOneOf(table.status, articleStatus)),
    check('article_deleted_from', sql`(${table.status} = 5) = (${table.deletedFrom} is not null)`),
    check('article_restorable', sql`${table.deletedFrom} <> 5`),
    index('article_user').on(table.userId, table.id),
    index('article_published').on(table.status, table.publishedAt, table.id),
    index('article_status').on(table.kind, table.status, table.updatedAt, table.id),
    index('article_words').using('gin', wordsIn(table.title, table.author)),
    // Staff lists show either articles or news and leave out deleted ones.
    ...[
      index('article_there').on(table.kind, table.id),
      index('article_updated').on(table.kind, table.updatedAt, table.id),
      index('article_created').on(table.kind, table.createdAt, table.id),
      index('article_title').on(table.kind, table.title, table.id),
      index('article_by_person').on(table.kind, table.userName, table.id),
      // Rows without the date come last in both directions.
      index('article_sent').on(table.kind, table.sentAt, table.id),
      index('article_sent_last').on(table.kind, table.sentAt.desc().nullsLast(), table.id.desc().nullsFirst()),
      index('article_published_at').on(table.kind, table.publishedAt, table.id),
      index('article_published_last').on(
        table.kind,
        table.publishedAt.desc().nullsLast(),
        table.id.desc().nullsFirst(),
      ),
    ].map(each => each.where(sql`${table.status} <> 5`)),
  ],
);
export type ArticleTableRow = typeof article.$inferSelect;
