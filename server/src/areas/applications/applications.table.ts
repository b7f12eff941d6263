import { adminRequestType, applicationHours, simpleRequestStatus } from '@venue/sdk/applications/model';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { copiedName, isOneOf, moment } from '../../core/db/columns.ts';
import { wordsIn } from '../../core/db/search.ts';
import { users } from '../accounts/accounts.table.ts';

const hoursOf = adminRequestType.names.map(name => `WHEN ${adminRequestType[name]} THEN ${applicationHours[name]}`);

/** What customers sent and staff have to decide; at most one open application per record. */
export const application = pgTable(
  'application',
  {
    id: serial('id').primaryKey(),
    status: integer('status').notNull().default(simpleRequestStatus.new),
    type: integer('type').notNull(),
    objectId: integer('object_id').notNull(),
    objectTitle: text('object_title').notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    userName: copiedName('user_name'),
    createdAt: moment('created_at').notNull(),
    /** When it is to be decided. Without the detour over UTC the sum would depend on the time zone of the session. */
    dueAt: moment('due_at')
      .notNull()
      .generatedAlwaysAs(
        sql.raw(
          `((created_at AT TIME ZONE 'UTC') + make_interval(hours => CASE type ${hoursOf.join(' ')} END)) AT TIME ZONE 'UTC'`,
        ),
      ),
    takenBy: integer('taken_by').references(() => users.id),
    takenAt: moment('taken_at'),
    doneAt: moment('done_at'),
    /** Who decided; null while nobody has, and when the customer took it back. */
    doneBy: integer('done_by').references(() => users.id),
    /** The record was approved before and has been changed since. */
    isAmendment: boolean('is_amendment').notNull().default(false),
    comment: text('comment').notNull().default(''),
  },
  table => [
    check('application_status', isOneOf(table.status, simpleRequestStatus)),
    check('application_type', isOneOf(table.type, adminRequestType)),
    uniqueIndex('application_open').on(table.type, table.objectId).where(sql`${table.status} <> 3`),
    index('application_status_id').on(table.status, table.id),
    index('application_object').on(table.type, table.objectId, table.id),
    index('application_words').using('gin', wordsIn(table.objectTitle)),
    index('application_created').on(table.createdAt, table.id),
    index('application_user').on(table.userId),
    index('application_type_id').on(table.type, table.id),
    index('application_by_person').on(table.userName, table.id),
    index('application_due').on(table.dueAt, table.id),
    index('application_waiting').on(table.dueAt, table.id).where(sql`${table.status} <> 3`),
    // Open applications, then finished ones from the latest.
    index('application_turn').on(sql`(${table.status} = 3)`, table.doneAt.desc().nullsLast(), table.dueAt, table.id),
    // Open applications come last in both directions.
    index('application_done').on(table.doneAt, table.id),
    index('application_done_last').on(table.doneAt.desc().nullsLast(), table.id.desc().nullsFirst()),
  ],
);
export type ApplicationRow = typeof application.$inferSelect;
