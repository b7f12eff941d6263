import type { KindName } from '@venue/sdk/kinds';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../../core/db/columns.ts';
import { users } from '../accounts/accounts.table.ts';

/** Pages of the back office that have a record open: one row for each, kept alive by the page itself. */
export const presence = pgTable(
  'presence',
  {
    kind: text('kind').$type<KindName>().notNull(),
    objectId: integer('object_id').notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The id that the page has made for itself. */
    tab: text('tab').notNull(),
    /** From then on the row is ignored. */
    expiresAt: moment('expires_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.kind, table.objectId, table.userId, table.tab] }),
    index('presence_expires').on(table.expiresAt),
  ],
);
