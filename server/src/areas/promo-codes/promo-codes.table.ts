import { type PromoFor, promoFor } from '@venue/sdk/promo-codes/model';
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { isOneOf, kopecks, moment } from '../../core/db/columns.ts';
import { wordsIn } from '../../core/db/search.ts';
import { booking } from '../bookings/bookings.table.ts';
import { ticketOrder } from '../events/tickets/events.attendees.table.ts';

/** Codes by which customers get a discount. */
export const promoCode = pgTable(
  'promo_code',
  {
    id: serial('id').primaryKey(),
    /** As it is printed. */
    code: text('code').notNull(),
    /** What all ways of typing it have in common; see `spellingOf`. */
    spelling: text('spelling').notNull(),
    percent: integer('percent'),
    sum: kopecks('sum'),
    /** The rooms it is for; empty for all. */
    roomIds: integer('room_ids').array().notNull().default([]),
    /** What it is for. */
    usedFor: integer('used_for').$type<PromoFor>().notNull().default(promoFor.rooms),
    /** The events it is for; empty for all. */
    eventIds: integer('event_ids').array().notNull().default([]),
    /** First and last day on which it may be used; null for an open end. */
    validFrom: date('valid_from'),
    validTo: date('valid_to'),
    maxUses: integer('max_uses'),
    maxPerPerson: integer('max_per_person'),
    minSum: kopecks('min_sum'),
    note: text('note').notNull().default(''),
    isActive: boolean('is_active').notNull().default(true),
    /** How many uses count now, and the sum of their discounts. A trigger keeps both. */
    uses: integer('uses').notNull().default(0),
    given: kopecks('given').notNull().default(0),
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  table => [
    check('promo_code_spelling', sql`${table.spelling} ~ '^[0-9A-ZА-Я]{3,30}$'`),
    check('promo_code_one_discount', sql`num_nonnulls(${table.percent}, ${table.sum}) = 1`),
    check('promo_code_percent', sql`${table.percent} between 1 and 100`),
    check('promo_code_sums', sql`${table.sum} > 0 and ${table.minSum} > 0`),
    check('promo_code_used_for', isOneOf(table.usedFor, promoFor)),
    check('promo_code_days', sql`${table.validFrom} <= ${table.validTo}`),
    check('promo_code_limits', sql`${table.maxUses} > 0 and ${table.maxPerPerson} > 0`),
    check('promo_code_uses', sql`${table.uses} >= 0 and ${table.given} >= 0`),
    check('promo_code_used_up', sql`${table.uses} <= ${table.maxUses}`),
    uniqueIndex('promo_code_once').on(table.spelling),
    index('promo_code_by_code').on(table.code, table.id),
    index('promo_code_by_uses').on(table.uses, table.id),
    index('promo_code_by_given').on(table.given, table.id),
    index('promo_code_by_end').on(table.validTo, table.id),
    index('promo_code_by_active').on(table.isActive, table.id),
    index('promo_code_updated').on(table.updatedAt, table.id),
    index('promo_code_words').using('gin', wordsIn(table.code, table.note)),
  ],
);
export type PromoCodeTableRow = typeof promoCode.$inferSelect;

/**
 * An order that has, or had, a discount by a code, with the terms as they were then. What a discount is of an order is
 * said only here. Triggers keep it: the discount follows the order's lines, and a use comes back with an order that
 * ends before anything was taken of it.
 */
export const promoUse = pgTable(
  'promo_use',
  {
    id: serial('id').primaryKey(),
    promoCodeId: integer('promo_code_id')
      .notNull()
      .references(() => promoCode.id),
    /** What has the discount: a booking or an order of tickets. */
    bookingId: integer('booking_id').references(() => booking.id),
    ticketOrderId: integer('ticket_order_id').references(() => ticketOrder.id, { onDelete: 'cascade' }),
    /** Who used it; null when the account is deleted. */
    phone: text('phone'),
    percent: integer('percent'),
    sum: kopecks('sum'),
    minSum: kopecks('min_sum'),
    /** The price without the discount. */
    fullPrice: kopecks('full_price').notNull(),
    discount: kopecks('discount').notNull(),
    usedAt: moment('used_at').notNull(),
    /** When the use came back to the code; null while it counts. */
    givenBackAt: moment('given_back_at'),
  },
  table => [
    check('promo_use_one_order', sql`num_nonnulls(${table.bookingId}, ${table.ticketOrderId}) = 1`),
    check('promo_use_one_discount', sql`num_nonnulls(${table.percent}, ${table.sum}) = 1`),
    check('promo_use_percent', sql`${table.percent} between 1 and 100`),
    check('promo_use_discount', sql`${table.discount} between 0 and ${table.fullPrice}`),
    uniqueIndex('promo_use_of_booking').on(table.bookingId),
    uniqueIndex('promo_use_of_tickets').on(table.ticketOrderId),
    index('promo_use_latest').on(table.promoCodeId, table.id),
    index('promo_use_phone').on(table.promoCodeId, table.phone),
  ],
);
export type PromoUseRow = typeof promoUse.$inferSelect;
