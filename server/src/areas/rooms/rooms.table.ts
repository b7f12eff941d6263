import { boolean, index, integer, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { kopecks, nameText } from '../../core/db/columns.ts';

export const room = pgTable(
  'room',
  {
    id: integer('id').primaryKey(),
    name: nameText('name').notNull(),
    floor: integer('floor').notNull(),
    bookable: boolean('bookable').notNull(),
    capacity: integer('capacity').notNull(),
    area: integer('area').notNull(),
    description: text('description').notNull(),
    /** The promo video's name in the file store, with its extension; null without one. */
    promoVideo: text('promo_video'),
  },
  // Few rooms need none to be found; it tells the planner that bookings may be read room by room.
  table => [index('room_name').on(table.name)],
);

/** Pictures of a room; `file` is the name in the file store, without size and extension. */
export const roomPicture = pgTable(
  'room_picture',
  {
    id: serial('id').primaryKey(),
    roomId: integer('room_id')
      .notNull()
      .references(() => room.id),
    file: text('file').notNull(),
    alt: text('alt').notNull(),
    position: integer('position').notNull(),
  },
  table => [index('room_picture_room').on(table.roomId, table.position)],
);

/** A tariff is never changed, only closed and replaced, so an order's tariff stays what it was. */
export const tariff = pgTable(
  'tariff',
  {
    id: serial('id').primaryKey(),
    roomId: integer('room_id')
      .notNull()
      .references(() => room.id),
    title: nameText('title').notNull(),
    description: text('description').notNull(),
    pricePerHour: kopecks('price_per_hour').notNull(),
    minHours: integer('min_hours').notNull().default(1),
    position: integer('position').notNull(),
    active: boolean('active').notNull().default(true),
  },
  table => [index('tariff_room').on(table.roomId, table.position)],
);

const extra = {
  id: serial('id').primaryKey(),
  roomId: integer('room_id')
    .notNull()
    .references(() => room.id),
  title: nameText('title').notNull(),
  description: text('description').notNull(),
  price: kopecks('price').notNull(),
  perHour: boolean('per_hour').notNull(),
  active: boolean('active').notNull().default(true),
};

export const service = pgTable('service', extra, table => [index('service_room').on(table.roomId)]);

export const equipment = pgTable('equipment', extra, table => [index('equipment_room').on(table.roomId)]);
