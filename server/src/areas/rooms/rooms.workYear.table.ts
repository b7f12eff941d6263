import { sql } from 'drizzle-orm';
import { check, date, integer, pgTable } from 'drizzle-orm/pg-core';
import { moment } from '../../core/db/columns.ts';

/** The moved days of a year, as staff entered them. A year without a row has not been entered. */
export const workYear = pgTable(
  'work_year',
  {
    year: integer('year').primaryKey(),
    movedDays: date('moved_days').array().notNull(),
    version: integer('version').notNull().default(1),
    savedAt: moment('saved_at').notNull(),
  },
  table => [
    check(
      'work_year_days',
      sql`make_date(${table.year}, 1, 1) <= all (${table.movedDays}) and make_date(${table.year}, 12, 31) >= all (${table.movedDays})`,
    ),
  ],
);
