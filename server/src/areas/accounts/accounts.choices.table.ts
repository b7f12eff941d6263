import {
  type NoticeChannel,
  type NoticeGroup,
  noticeChannel,
  noticeGroup,
  type ReminderKind,
  reminderKind,
} from '@venue/sdk/notices/model';
import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from './accounts.table.ts';

const listed = (ids: readonly string[]) => sql.raw(ids.map(id => `'${id}'`).join(', '));

/** How a person wants messages of a kind, where it is not as usual. */
export const noticeChoice = pgTable(
  'notice_choice',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    about: text('about').$type<NoticeGroup | ReminderKind>().notNull(),
    channel: text('channel').$type<NoticeChannel>().notNull(),
    /** For reminders: how many hours before; null for the usual ones. */
    hours: integer('hours').array(),
  },
  table => [
    primaryKey({ columns: [table.userId, table.about] }),
    check('notice_choice_about', sql`${table.about} in (${listed([...noticeGroup.ids, ...reminderKind.ids])})`),
    check('notice_choice_channel', sql`${table.channel} in (${listed(noticeChannel.ids)})`),
    // Only reminders may be switched off.
    check(
      'notice_choice_off',
      sql`(${table.channel} <> 'none' and ${table.hours} is null) or ${table.about} in (${listed(reminderKind.ids)})`,
    ),
    check('notice_choice_hours', sql`cardinality(${table.hours}) > 0`),
  ],
);
