import { avatarStatus } from '@venue/sdk/profile/model';
import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  pgTable,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { isOneOf, moment, nameText } from '../../core/db/columns.ts';
import { digitsIn } from '../../core/db/search.ts';
import { staffRole } from './roles.table.ts';

/**
 * Everybody with an account: customers, and staff with their role. The phone index has the name given in the
 * specification.
 */
export const users = pgTable(
  'users',
  {
    id: serial('id').primaryKey(),
    phone: text('phone').notNull(),
    passwordHash: text('password_hash').notNull(),
    email: text('email').notNull().default(''),
    emailActive: boolean('email_active').notNull().default(false),
    /** Since when letters to the address do not arrive; null again once it is confirmed or another one. */
    emailBouncedAt: moment('email_bounced_at'),
    phoneActive: boolean('phone_active').notNull().default(false),
    verified: boolean('verified').notNull().default(false),
    active: boolean('active').notNull().default(false),
    lastname: nameText('lastname').notNull().default(''),
    name: nameText('name').notNull().default(''),
    middlename: nameText('middlename').notNull().default(''),
    inn: text('inn').notNull().default(''),
    emailAccept: boolean('email_accept').notNull().default(false),
    testDayUsed: boolean('test_day_used').notNull().default(false),
    /** Name in the file store; null while there is no picture. */
    avatarFile: text('avatar_file'),
    avatarUploadedAt: moment('avatar_uploaded_at'),
    avatarStatus: integer('avatar_status').notNull().default(avatarStatus.unchecked),
    /** Why the picture was declined. */
    avatarReason: text('avatar_reason'),
    /** Why staff did not verify the person, or withdrew the verification. */
    verificationReason: text('verification_reason'),
    /** When the account is deleted, because its owner asked for it. */
    deletionAt: moment('deletion_at'),
    /** Whether the deletion waits for something that staff have to decide. */
    deletionNeedsStaff: boolean('deletion_needs_staff').notNull().default(false),
    /** When its owner was last told that the deletion was put off. */
    deletionToldAt: moment('deletion_told_at'),
    /** The role of a staff account; null for customers. */
    roleId: integer('role_id').references(() => staffRole.id),
    /**
     * A copy of the role's title for sorting; null for customers. The `take_copy` and `give_copy` triggers maintain it.
     */
    roleTitle: nameText('role_title'),
    createdAt: moment('created_at').notNull(),
    /** The last sign-in. */
    lastSeenAt: moment('last_seen_at'),
  },
  table => [
    uniqueIndex('users_usersphone_uindex').on(table.phone),
    index('users_lastname').on(table.lastname, table.name, table.middlename),
    check('users_avatar_status', isOneOf(table.avatarStatus, avatarStatus)),
    index('users_deletion').on(table.deletionAt),
    index('users_deletion_for_staff').on(table.id).where(sql`${table.deletionNeedsStaff}`),
    check('users_deletion_asked', sql`not ${table.deletionNeedsStaff} or ${table.deletionAt} is not null`),
    index('users_role').on(table.roleId, table.id),
    // Lists of staff leave out accounts that were deleted.
    ...[
      index('users_there').on(table.id),
      index('users_created').on(table.createdAt, table.id),
      index('users_last_seen').on(table.lastSeenAt.asc().nullsFirst(), table.id),
      index('users_verification').on(table.verified, table.active, table.id),
      index('users_avatar').on(table.avatarStatus, table.id),
      index('users_full_name').on(lastnameInOrder(table.lastname), table.name, table.middlename, table.id),
    ].map(each => each.where(sql`${table.passwordHash} <> 'deleted'`)),
    index('users_customers').on(table.id).where(sql`${table.passwordHash} <> 'deleted' and ${table.roleId} is null`),
    index('users_staff_by_role').on(table.roleTitle, table.id).where(sql`${table.roleId} is not null`),
    // It includes the parts of the name, so that skipping to a middle page reads only the index.
    index('users_staff_by_name')
      .on(nameInOrder(table), table.id, table.lastname, table.name, table.middlename)
      .where(sql`${table.roleId} is not null`),
    index('users_staff_seen').on(table.lastSeenAt, table.id).where(sql`${table.roleId} is not null`),
    index('users_staff_seen_last')
      .on(table.lastSeenAt.desc().nullsLast(), table.id.desc().nullsFirst())
      .where(sql`${table.roleId} is not null`),
    index('users_by_name').on(nameInOrder(table), table.id),
    index('users_words').using('gin', wordsOf(table)),
    index('users_names').using('gin', namesOf(table)),
    index('users_phone').using('gin', digitsIn(table.phone)),
  ],
);

export type UserRow = typeof users.$inferSelect;

/** A surname as lists sort it: «ё» as «е», empty ones last. */
export function lastnameInOrder(lastname: AnyPgColumn): SQL {
  return sql`(nullif(translate(${lastname}, 'Ёё', 'Ее'), ''))`;
}

/** `personName` for an index: an immutable expression, unlike `concat_ws`. */
export function nameInOrder({ lastname, name, middlename }: Named): SQL {
  const before = (part: AnyPgColumn) => sql`case ${part} when '' then '' else ${part} || ' ' end`;
  return sql`rtrim(${before(lastname)} || ${before(name)} || ${middlename})`;
}

type Named = Record<'lastname' | 'name' | 'middlename', AnyPgColumn>;

/** The searchable words of a person in lower case, with the phone's endings. See `findsUser`. */
export function wordsOf({ phone, ...of }: Named & Record<'email' | 'inn' | 'phone', AnyPgColumn>): SQL {
  const endings = [2, 3, 4, 5, 6, 7].map(start => sql`substr(${phone}, ${sql.raw(String(start))})`);
  return asWords([of.lastname, of.name, of.middlename, of.email, of.inn, phone, ...endings]);
}

/** The words of a name. See `isCalled`. */
export const namesOf = ({ lastname, name, middlename }: Named): SQL => asWords([lastname, name, middlename]);

const asWords = (texts: readonly (AnyPgColumn | SQL)[]): SQL =>
  sql`array_to_tsvector(array_remove(string_to_array(translate(lower(${sql.join(
    texts.map(text => sql`${text}`),
    sql` || ' ' || `,
  )}), 'ё-', 'е '), ' '), ''))`;
