import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, serial } from 'drizzle-orm/pg-core';
import { kopecks, nameText } from '../../core/db/columns.ts';
import { tariff } from './rooms.table.ts';

/**
 * Hours at which a tariff has another price. Rows never change: a tariff with other rules is another tariff. The
 * exclusion constraint `tariff_rule_once`, which is only in the migration, ensures that no hour has two prices.
 */
export const tariffRule = pgTable(
  'tariff_rule',
  {
    id: serial('id').primaryKey(),
    tariffId: integer('tariff_id')
      .notNull()
      .references(() => tariff.id),
    title: nameText('title').notNull(),
    /** The first and the last day; null for no limit. */
    fromDay: date('from_day'),
    toDay: date('to_day'),
    /** 1 is Monday. */
    weekdays: integer('weekdays').array().notNull(),
    fromHour: integer('from_hour').notNull(),
    /** The end of its last hour. */
    toHour: integer('to_hour').notNull(),
    pricePerHour: kopecks('price_per_hour').notNull(),
  },
  table => [
    index('tariff_rule_tariff').on(table.tariffId),
    check(
      'tariff_rule_weekdays',
      sql`cardinality(${table.weekdays}) > 0 and ${table.weekdays} <@ array[1, 2, 3, 4, 5, 6, 7]`,
    ),
    check(
      'tariff_rule_hours',
      sql`0 <= ${table.fromHour} and ${table.fromHour} < ${table.toHour} and ${table.toHour} <= 24`,
    ),
    check('tariff_rule_days', sql`${table.fromDay} <= ${table.toDay}`),
    check('tariff_rule_price', sql`${table.pricePerHour} > 0`),
  ],
);
