import { type PriceGroup, priceGroup, priceListLimits } from '@venue/sdk/price-list/model';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, serial, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { isOneOf, kopecks, moment, nameText } from '../../core/db/columns.ts';
import { wordsIn } from '../../core/db/search.ts';
import { room } from '../rooms/rooms.table.ts';

/** Spaces for events, with the price of an hour by tariff. */
export const eventSpace = pgTable(
  'event_space',
  {
    roomId: integer('room_id')
      .primaryKey()
      .references(() => room.id),
    /** Null while the venue has not set it: a manager then names the price. */
    paidPerHour: kopecks('paid_per_hour'),
    targetPerHour: kopecks('target_per_hour'),
    position: integer('position').notNull(),
  },
  table => [check('event_space_prices', sql`${table.paidPerHour} >= 0 and ${table.targetPerHour} >= 0`)],
);

/** The price list: what may be ordered for an event, in one space or, without one, in all; the price is for one unit. */
export const eventService = pgTable(
  'event_service',
  {
    id: serial('id').primaryKey(),
    roomId: integer('room_id').references(() => eventSpace.roomId),
    name: nameText('name').notNull(),
    section: integer('section').$type<PriceGroup>().notNull().default(priceGroup.other),
    unit: text('unit').notNull(),
    price: kopecks('price').notNull(),
    minimum: integer('minimum').notNull().default(1),
    place: integer('position').notNull(),
    active: boolean('active').notNull().default(true),
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  table => [
    check('event_service_price', sql`${table.price} >= 0`),
    check('event_service_section', isOneOf(table.section, priceGroup)),
    check('event_service_minimum', sql`${table.minimum} between 1 and ${sql.raw(String(priceListLimits.quantity))}`),
    unique('event_service_name').on(table.roomId, table.name),
    // Of the services that all spaces have, whose null would be unlike any other.
    uniqueIndex('event_service_common_name').on(table.name).where(sql`${table.roomId} is null`),
    index('event_service_listed').on(table.section, table.place, table.id),
    index('event_service_by_name').on(table.name, table.id),
    index('event_service_by_price').on(table.price, table.id),
    index('event_service_updated').on(table.updatedAt, table.id),
    index('event_service_words').using('gin', wordsIn(table.name)),
  ],
);
export type PriceItemRow = typeof eventService.$inferSelect;
