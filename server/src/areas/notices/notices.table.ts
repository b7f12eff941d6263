import { type ReminderKind, reminderKind } from '@venue/sdk/notices/model';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../../core/db/columns.ts';

const listed = (ids: readonly string[]) => sql.raw(ids.map(id => `'${id}'`).join(', '));

/**
 * Reminders that were written. The key is the guarantee that nobody is reminded of one moment of a thing twice: a thing
 * that gets another moment has other reminders.
 */
export const reminder = pgTable(
  'reminder',
  {
    kind: text('kind').$type<ReminderKind>().notNull(),
    subjectId: integer('subject_id').notNull(),
    at: moment('at').notNull(),
    /** How many hours before, as its person chose. */
    hours: integer('hours').notNull(),
    writtenAt: moment('written_at').notNull(),
    /** Its rows in the outbox, for taking it back while it has not left. */
    messages: integer('messages').array().notNull().default([]),
  },
  table => [
    primaryKey({ columns: [table.kind, table.subjectId, table.at, table.hours] }),
    check('reminder_kind', sql`${table.kind} in (${listed(reminderKind.ids)})`),
    check('reminder_hours', sql`${table.hours} > 0`),
    index('reminder_at').on(table.at),
  ],
);
