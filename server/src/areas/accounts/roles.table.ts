import type { Permission } from '@venue/sdk';
import { sql } from 'drizzle-orm';
import { boolean, integer, jsonb, pgTable, serial, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment, nameText } from '../../core/db/columns.ts';

/** What an account of the staff may do; each account has one role, and customers have none. */
export const staffRole = pgTable(
  'staff_role',
  {
    id: serial('id').primaryKey(),
    title: nameText('title').notNull(),
    permissions: jsonb('permissions').$type<Permission[]>().notNull(),
    /** The role that holds every permission there is, also those that are added later. It cannot be changed. */
    hasAll: boolean('has_all').notNull().default(false),
    /** Whether everybody with the role has to sign in with a second factor. */
    needsFactor: boolean('needs_factor').notNull().default(false),
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  table => [
    uniqueIndex('staff_role_title').on(sql`lower(${table.title})`),
    uniqueIndex('staff_role_has_all').on(table.hasAll).where(sql`${table.hasAll}`),
  ],
);
