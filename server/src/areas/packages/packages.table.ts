import type { QuoteLine } from '@venue/sdk/bookings/model';
import { purchaseStatus } from '@venue/sdk/packages/model';
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { isOneOf, kopecks, moment, nameText } from '../../core/db/columns.ts';
import { wordsIn } from '../../core/db/search.ts';
import { users } from '../accounts/accounts.table.ts';
import { booking } from '../bookings/bookings.table.ts';

/** Packages of hours that the venue sells. */
export const hourPackage = pgTable(
  'hour_package',
  {
    id: serial('id').primaryKey(),
    title: nameText('title').notNull(),
    hours: integer('hours').notNull(),
    price: kopecks('price').notNull(),
    /** For how many days after the purchase its hours may be used. */
    days: integer('days').notNull(),
    /** The rooms it is for; empty for all. */
    roomIds: integer('room_ids').array().notNull().default([]),
    about: text('about').notNull().default(''),
    isPublished: boolean('is_published').notNull().default(false),
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  table => [
    check('hour_package_hours', sql`${table.hours} between 1 and 500`),
    check('hour_package_price', sql`${table.price} >= 50000`),
    check('hour_package_days', sql`${table.days} between 1 and 1095`),
    index('hour_package_by_title').on(table.title, table.id),
    index('hour_package_by_price').on(table.price, table.id),
    index('hour_package_by_hours').on(table.hours, table.id),
    index('hour_package_by_published').on(table.isPublished, table.id),
    index('hour_package_updated').on(table.updatedAt, table.id),
    index('hour_package_words').using('gin', wordsIn(table.title, table.about)),
  ],
);
export type PackageTableRow = typeof hourPackage.$inferSelect;

/** A package that somebody bought, with everything as it was sold. Its row lock makes uses wait for each other. */
export const packagePurchase = pgTable(
  'package_purchase',
  {
    id: serial('id').primaryKey(),
    packageId: integer('package_id')
      .notNull()
      .references(() => hourPackage.id),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    status: integer('status').notNull(),
    title: nameText('title').notNull(),
    hours: integer('hours').notNull(),
    price: kopecks('price').notNull(),
    days: integer('days').notNull(),
    roomIds: integer('room_ids').array().notNull().default([]),
    vatPercent: integer('vat_percent').notNull(),
    /** A trigger takes what bookings use, and gives back what comes back. */
    hoursLeft: integer('hours_left').notNull(),
    /** Unused hours whose money went back. */
    hoursReturned: integer('hours_returned').notNull().default(0),
    /** The last day on which its hours may be used to book; null until it is paid. */
    validUntil: date('valid_until'),
    createdAt: moment('created_at').notNull(),
    /** Until when a payment may be started; null once it was paid or has lapsed. */
    payUntil: moment('pay_until'),
    paidAt: moment('paid_at'),
    /** The member of staff who sold it at the desk; null if its owner bought it. */
    soldBy: integer('sold_by').references(() => users.id),
  },
  table => [
    check('package_purchase_status', isOneOf(table.status, purchaseStatus)),
    check('package_purchase_hours', sql`${table.hours} > 0 and ${table.price} > 0`),
    check('package_purchase_left', sql`${table.hoursLeft} between 0 and ${table.hours}`),
    check('package_purchase_returned', sql`${table.hoursReturned} between 0 and ${table.hours} - ${table.hoursLeft}`),
    check(
      'package_purchase_paid',
      sql`(${table.status} in (2, 4)) = (${table.paidAt} is not null) and (${table.paidAt} is null) = (${table.validUntil} is null)`,
    ),
    check('package_purchase_waits', sql`(${table.status} = 1) = (${table.payUntil} is not null)`),
    uniqueIndex('package_purchase_unpaid').on(table.userId, table.packageId).where(sql`${table.status} = 1`),
    index('package_purchase_package').on(table.packageId, table.id),
    index('package_purchase_user').on(table.userId, table.id),
    index('package_purchase_by_status').on(table.status, table.id),
    index('package_purchase_by_left').on(table.hoursLeft, table.id),
    index('package_purchase_by_term').on(table.validUntil, table.id),
    index('package_purchase_by_paid').on(table.paidAt, table.id),
    index('package_purchase_lapses').on(table.payUntil).where(sql`${table.status} = 1`),
    index('package_purchase_words').using('gin', wordsIn(table.title)),
  ],
);
export type PurchaseTableRow = typeof packagePurchase.$inferSelect;

/**
 * A booking whose hours a package pays for. Triggers keep the balance of the package, and give the hours back when the
 * booking ends, as far as nobody has said how many come back.
 */
export const packageUse = pgTable(
  'package_use',
  {
    id: serial('id').primaryKey(),
    purchaseId: integer('purchase_id')
      .notNull()
      .references(() => packagePurchase.id),
    bookingId: integer('booking_id')
      .notNull()
      .references(() => booking.id),
    hours: integer('hours').notNull(),
    /** Hours that came back when the booking was cancelled. */
    hoursBack: integer('hours_back').notNull().default(0),
    /** The lines of the booking before the package paid for its hours. */
    lines: jsonb('lines').$type<QuoteLine[]>().notNull(),
    usedAt: moment('used_at').notNull(),
    /** When the booking was cancelled; null while it stands. */
    endedAt: moment('ended_at'),
    /** When its part of the prepayment had its receipt of full payment, after the booked hours. */
    settledAt: moment('settled_at'),
  },
  table => [
    check('package_use_hours', sql`${table.hours} > 0 and ${table.hoursBack} between 0 and ${table.hours}`),
    check('package_use_back', sql`${table.hoursBack} = 0 or ${table.endedAt} is not null`),
    uniqueIndex('package_use_of_booking').on(table.bookingId),
    index('package_use_purchase').on(table.purchaseId, table.id),
    index('package_use_unsettled')
      .on(table.id)
      .where(sql`${table.settledAt} is null and ${table.hours} > ${table.hoursBack}`),
  ],
);

/** What happened to a bought package, for the card of staff. */
export const packageStep = pgTable(
  'package_step',
  {
    id: serial('id').primaryKey(),
    purchaseId: integer('purchase_id')
      .notNull()
      .references(() => packagePurchase.id),
    at: moment('at').notNull(),
    who: text('who').notNull(),
    what: text('what').notNull(),
  },
  table => [index('package_step_purchase').on(table.purchaseId, table.id)],
);
