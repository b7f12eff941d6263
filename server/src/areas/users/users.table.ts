import type { Permission } from '@venue/sdk';
import { avatarStatus } from '@venue/sdk/profile/model';
import { boolean, check, index, integer, jsonb, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { isOneOf, moment } from '../../core/columns.ts';

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
    /** Name in the file store; null while there is no picture. */
    avatarFile: text('avatar_file'),
    avatarUploadedAt: moment('avatar_uploaded_at'),
    avatarStatus: integer('avatar_status').notNull().default(avatarStatus.unchecked),
    /** Why the picture was declined. */
    avatarReason: text('avatar_reason'),
    /** Why staff did not confirm the person, or took the confirmation back. */
    verificationReason: text('verification_reason'),
    /** When the account is deleted, because its owner asked for it. */
    deletionAt: moment('deletion_at'),
    /** Null for customers; the permissions of a staff account. */
    permissions: jsonb('permissions').$type<Permission[]>(),
    createdAt: moment('created_at').notNull(),
  },
  table => [
    uniqueIndex('users_usersphone_uindex').on(table.phone),
    index('users_lastname').on(table.lastname),
    check('users_avatar_status', isOneOf(table.avatarStatus, avatarStatus)),
    index('users_deletion').on(table.deletionAt),
  ],
);

export type UserRow = typeof users.$inferSelect;
