import { sql } from 'drizzle-orm';
import { type AnyPgColumn, check, integer, jsonb, pgTable, serial, text, unique } from 'drizzle-orm/pg-core';
import { kopecks, moment } from '../../core/db/columns.ts';
import { users } from '../accounts/accounts.table.ts';

/** Cash of one member of the staff, whose name is read with it; 0 where that was not noted. */
export interface PersonCash {
  readonly by: number;
  readonly cashIn: number;
  readonly cashOut: number;
}

/** Shifts that were handed over, each after one other: what was in the drawer, and what was counted. */
export const shiftHandover = pgTable(
  'shift_handover',
  {
    id: serial('id').primaryKey(),
    /** The hand-over before; null for the first. */
    previousId: integer('previous_id').references((): AnyPgColumn => shiftHandover.id),
    since: moment('since').notNull(),
    at: moment('at').notNull(),
    madeBy: integer('made_by')
      .notNull()
      .references(() => users.id),
    people: jsonb('people').$type<PersonCash[]>().notNull(),
    opening: kopecks('opening').notNull(),
    cashIn: kopecks('cash_in').notNull(),
    cashOut: kopecks('cash_out').notNull(),
    counted: kopecks('counted').notNull(),
    reason: text('reason').notNull().default(''),
    removed: kopecks('removed').notNull().default(0),
    note: text('note').notNull().default(''),
  },
  table => [
    unique('shift_handover_once').on(table.previousId).nullsNotDistinct(),
    check(
      'shift_handover_sums',
      sql`least(${table.opening}, ${table.cashIn}, ${table.cashOut}, ${table.counted}) >= 0`,
    ),
    check('shift_handover_removed', sql`${table.removed} between 0 and ${table.counted}`),
    check(
      'shift_handover_reason',
      sql`${table.counted} = ${table.opening} + ${table.cashIn} - ${table.cashOut} or btrim(${table.reason}) <> ''`,
    ),
  ],
);
export type HandoverRow = typeof shiftHandover.$inferSelect;
