import { type ArticleStatus, articleKind, articleStatus } from '@venue/sdk/articles/model';
import { check, index, integer, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { isOneOf, moment } from '../../core/columns.ts';
import { users } from '../users/users.table.ts';

/** Articles and news; deleted ones keep their row. */
export const article = pgTable(
  'article',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: integer('kind').$type<(typeof articleKind.ids)[number]>().notNull(),
    status: integer('status').$type<ArticleStatus>().notNull().default(articleStatus.draft),
    title: text('title').notNull(),
    lead: text('lead').notNull(),
    text: text('text').notNull(),
    author: text('author').notNull(),
    sourceUrl: text('source_url').notNull(),
    /** Styles of the text, as staff wrote them. */
    css: text('css').notNull().default(''),
    rejectionReason: text('rejection_reason'),
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    publishedAt: moment('published_at'),
    sentAt: moment('sent_at'),
  },
  table => [
    check('article_kind', isOneOf(table.kind, articleKind)),
    check('article_status', isOneOf(table.status, articleStatus)),
    index('article_user').on(table.userId, table.id),
    index('article_published').on(table.status, table.publishedAt, table.id),
    index('article_updated').on(table.updatedAt, table.id),
  ],
);
export type ArticleTableRow = typeof article.$inferSelect;
