import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { room } from './rooms.table.ts';

/**
 * The parts of halls. Taking a hall also takes its parts. Both ends include whether they are divided, so that the
 * foreign keys keep a part from being a hall itself.
 */
export const roomPart = pgTable(
  'room_part',
  {
    hallId: integer('hall_id').notNull(),
    hallDivided: boolean('hall_divided').notNull().default(true),
    partId: integer('part_id').notNull(),
    partDivided: boolean('part_divided').notNull().default(false),
  },
  table => [
    primaryKey({ columns: [table.hallId, table.partId] }),
    check('room_part_ends', sql`${table.hallDivided} and not ${table.partDivided}`),
    foreignKey({
      name: 'room_part_hall',
      columns: [table.hallId, table.hallDivided],
      foreignColumns: [room.id, room.divided],
    }),
    foreignKey({
      name: 'room_part_part',
      columns: [table.partId, table.partDivided],
      foreignColumns: [room.id, room.divided],
    }),
    index('room_part_part_id').on(table.partId),
  ],
);
