import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { kopecks, nameText } from '../../core/db/columns.ts';

/** A place on the plan of the building. The unique pair is for rooms, whose foreign key includes the floor. */
export const planPlace = pgTable(
  'plan_place',
  { id: integer('id').primaryKey(), floor: integer('floor').notNull() },
  table => [unique('plan_place_id_floor').on(table.id, table.floor)],
);

export const room = pgTable(
  'room',
  {
    id: integer('id').primaryKey(),
    name: nameText('name').notNull(),
    /** The name where there is little space. */
    shortName: nameText('short_name').notNull(),
    floor: integer('floor').notNull(),
    /** Its place on the plan of that floor; null where it is not on the plan. */
    place: integer('place'),
    /** How it is booked: by a customer at once, by asking the venue, or not at all. */
    bookingMode: text('booking_mode', { enum: ['instant', 'request', 'none'] }).notNull(),
    capacity: integer('capacity').notNull(),
    area: integer('area').notNull(),
    description: text('description').notNull(),
    /** How to get there and what to bring, as letters say it. */
    visitInfo: text('visit_info').notNull().default(''),
    /** Hours kept free before and after every booking of it. */
    bufferBefore: integer('buffer_before').notNull().default(0),
    bufferAfter: integer('buffer_after').notNull().default(0),
    /** Whether it is a hall that is divided into parts; a part is not divided again. */
    divided: boolean('divided').notNull().default(false),
    /** The promo video's name in the file store, with its extension; null without one. */
    promoVideo: text('promo_video'),
    version: integer('version').notNull().default(1),
  },
  table => [
    check('room_booking_mode', sql`${table.bookingMode} in ('instant', 'request', 'none')`),
    check('room_buffers', sql`${table.bufferBefore} between 0 and 4 and ${table.bufferAfter} between 0 and 4`),
    check('room_named', sql`btrim(${table.name}) <> '' and btrim(${table.shortName}) <> ''`),
    check('room_floor', sql`${table.floor} between 1 and 3`),
    unique('room_place').on(table.place),
    foreignKey({
      name: 'room_place_on_floor',
      columns: [table.place, table.floor],
      foreignColumns: [planPlace.id, planPlace.floor],
    }),
    // For the tables whose foreign key includes whether a room is divided.
    unique('room_id_divided').on(table.id, table.divided),
    // Rooms are too few to need it for searching; it tells the planner that bookings may be read room by room.
    index('room_name').on(table.name),
  ],
);

/** The price and the minimum hours of a tariff never change: it is closed and replaced, so an order keeps its own. */
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

/** Something of the venue that is ordered with a room; which rooms offer it is a table of its own. */
const extra = {
  id: serial('id').primaryKey(),
  title: nameText('title').notNull(),
  description: text('description').notNull(),
  price: kopecks('price').notNull(),
  perHour: boolean('per_hour').notNull(),
  version: integer('version').notNull().default(1),
};

export const service = pgTable('service', extra, table => [check('service_price', sql`${table.price} >= 0`)]);

export const equipment = pgTable('equipment', extra, table => [check('equipment_price', sql`${table.price} >= 0`)]);

const offeringRoom = () =>
  integer('room_id')
    .notNull()
    .references(() => room.id);

/** A service that a room offers; the primary key keeps it from being offered twice. */
export const roomService = pgTable(
  'room_service',
  {
    roomId: offeringRoom(),
    extraId: integer('service_id')
      .notNull()
      .references(() => service.id),
  },
  table => [primaryKey({ columns: [table.roomId, table.extraId] }), index('room_service_service').on(table.extraId)],
);

/** The same for equipment. */
export const roomEquipment = pgTable(
  'room_equipment',
  {
    roomId: offeringRoom(),
    extraId: integer('equipment_id')
      .notNull()
      .references(() => equipment.id),
  },
  table => [
    primaryKey({ columns: [table.roomId, table.extraId] }),
    index('room_equipment_equipment').on(table.extraId),
  ],
);
