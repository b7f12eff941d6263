import type { Permission } from '@venue/sdk';
import { boolean, index, jsonb, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '../../core/columns.ts';

/** Everybody with an account: customers, and staff with their permissions. The index's name is the specification's. */
export const users = pgTable(
  'users',
  {
    id: serial('id').primaryKey(),
    phone: text('phone').notNull(),
    passwordHash: text('password_hash').notNull(),
    email: text('email').notNull().default(''),
    emailActive: boolean('email_active').notNull().default(false),
    phoneActive: boolean('phone_active').notNull().default(false),
    verified: boolean('verified').notNull().default(false),
    active: boolean('active').notNull().default(false),
    lastname: text('lastname').notNull().default(''),
    name: text('name').notNull().default(''),
    middlename: text('middlename').notNull().default(''),
    inn: text('inn').notNull().default(''),
    emailAccept: boolean('email_accept').notNull().default(false),
    testDayUsed: boolean('test_day_used').notNull().default(false),
    /** Null for customers; the permissions of a staff account. */
    permissions: jsonb('permissions').$type<Permission[]>(),
    createdAt: moment('created_at').notNull(),
  },
  table => [uniqueIndex('users_usersphone_uindex').on(table.phone), index('users_lastname').on(table.lastname)],
);

export type UserRow = typeof users.$inferSelect;
