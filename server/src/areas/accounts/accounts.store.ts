import { createHash } from 'node:crypto';
import { mailboxOf } from '@venue/sdk';
import {
  type AccountState,
  accountState,
  avatarStatus,
  fullName,
  type PersonalInfo,
  shortName,
} from '@venue/sdk/profile/model';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import type { Reach } from '../../core/outbox.ts';
import { noticeChoice } from './accounts.choices.table.ts';
import { type UserRow, users } from './accounts.table.ts';

export type { UserRow } from './accounts.table.ts';

/** `Иванов Иван Иванович` in SQL, as `fullName` writes it. */
export const personName = sql<string>`concat_ws(' ', nullif(${users.lastname}, ''), nullif(${users.name}, ''), nullif(${users.middlename}, ''))`;

/** Ten digits of a person's phone. */
export async function phoneOf(db: Db, userId: number): Promise<string> {
  const [row] = await db.select({ phone: users.phone }).from(users).where(eq(users.id, userId));
  return row?.phone ?? '';
}

type Contacts = Pick<UserRow, 'phone' | 'email' | 'emailActive' | 'emailBouncedAt'> & { readonly id?: number };

/** Where an account is written to. */
export const reachedAt = ({ id, phone, email, emailActive, emailBouncedAt }: Contacts): Reach => ({
  userId: id,
  phone,
  // guard: server/src/areas/bookings/bookings.letters.test.ts, server/src/areas/mailing/bounces/mailing.bounces.test.ts
  email: emailActive && email !== '' && emailBouncedAt === null ? email : undefined,
});

/** How somebody wants messages, where it is not as usual. */
async function channelsOf(db: Db, userId: number): Promise<Reach['channels']> {
  const rows = await db
    .select({ about: noticeChoice.about, channel: noticeChoice.channel })
    .from(noticeChoice)
    .where(eq(noticeChoice.userId, userId));
  return new Map(rows.map(({ about, channel }) => [about, channel]));
}

/** Where a person is written to: by SMS to the phone they gave with an order, if it is not that of their account. */
export async function reachOf(db: Db, userId: number | null, orderedWith?: string): Promise<Reach> {
  const [row] =
    userId === null
      ? []
      : await db
          .select({
            id: users.id,
            phone: users.phone,
            email: users.email,
            emailActive: users.emailActive,
            emailBouncedAt: users.emailBouncedAt,
          })
          .from(users)
          .where(eq(users.id, userId));
  const of = reachedAt(row ?? { phone: '', email: '', emailActive: false, emailBouncedAt: null });
  const channels = row ? await channelsOf(db, row.id) : undefined;
  return { ...of, channels, phone: orderedWith ?? of.phone };
}

/** The title of an account in staff lists: its full name, or its number while the name is empty. */
export const titleOf = ({ id, lastname, name, middlename }: UserRow): string =>
  fullName({ bioLastname: lastname, bioName: name, bioMiddlename: middlename }) || `Клиент № ${id}`;

type Name = Parameters<typeof shortName>[0];

/** `Громова В. А.`, or a number where no name is filled in. */
export const staffName = (name: { [K in keyof Name]: string | null } | null, userId: number): string =>
  shortName({
    bioLastname: name?.bioLastname ?? '',
    bioName: name?.bioName ?? '',
    bioMiddlename: name?.bioMiddlename ?? '',
  }) || `Сотрудник № ${userId}`;

/** `staffName` of the account with this id. */
export async function staffNameOf(db: Db, userId: number): Promise<string> {
  const [row] = await db
    .select({ bioLastname: users.lastname, bioName: users.name, bioMiddlename: users.middlename })
    .from(users)
    .where(eq(users.id, userId));
  return staffName(row ?? null, userId);
}

/** An id of an account for others: nobody can tell from it who it is, and no later account has it. */
export async function opaqueIdOf(db: Db, userId: number): Promise<string> {
  const [row] = await db.select({ createdAt: users.createdAt }).from(users).where(eq(users.id, userId));
  if (!row) throw new Error(`no account ${userId}`);
  return createHash('sha256').update(`${userId} ${row.createdAt.toISOString()}`).digest('base64url');
}

/** `Иванов Иван Иванович`; empty while nothing is filled in. */
export async function fullNameOf(db: Db, userId: number): Promise<string> {
  const [row] = await db
    .select({ bioLastname: users.lastname, bioName: users.name, bioMiddlename: users.middlename })
    .from(users)
    .where(eq(users.id, userId));
  return row ? fullName(row) : '';
}

/** The confirmed e-mail of an account; undefined if it has none. */
async function confirmedEmailOf(db: Db, userId: number): Promise<string | undefined> {
  const [row] = await db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), users.emailActive, ne(users.email, '')));
  return row?.email;
}

/** The caller's account as the owner of an address; undefined unless it is their confirmed one. */
export async function knownByAddress(
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  address: string,
): Promise<string | undefined> {
  const own = actor ? await confirmedEmailOf(db, actor.userId) : undefined;
  return own !== undefined && mailboxOf(own) === mailboxOf(address) ? `account:${actor?.userId}` : undefined;
}

/** The password hash of an account that was deleted: its row stays, because orders refer to it. */
export const DELETED = 'deleted';

/** The state of an account in SQL; `accountStateOf` gives it for a loaded row. */
export const accountStateInSql = sql<AccountState>`case when ${users.passwordHash} = ${DELETED} then 'deleted' when ${users.deletionAt} is not null then 'leaving' else 'active' end`;

/** The same if `users` comes from a left join and may be absent. */
export const ownerStateInSql = sql<AccountState | null>`case when ${users.id} is not null then ${accountStateInSql} end`;

export function accountStateOf({
  passwordHash,
  deletionAt,
}: Pick<UserRow, 'passwordHash' | 'deletionAt'>): AccountState {
  if (passwordHash === DELETED) return accountState.deleted;
  return deletionAt === null ? accountState.active : accountState.leaving;
}

export async function userById(db: Db, id: number): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return row;
}

/** Whether staff made the account for a caller, and nobody has proved its phone or entered it since. */
export const isOnlyCallers = ({
  roleId,
  phoneActive,
  lastSeenAt,
}: Pick<UserRow, 'roleId' | 'phoneActive' | 'lastSeenAt'>) => roleId === null && !phoneActive && lastSeenAt === null;

export async function userByPhone(db: Db, phone: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.phone, phone));
  return row;
}

/** The person's row, locked until the transaction ends, so that two edits of it cannot mix. */
export async function lockUser(tx: Db, id: number): Promise<UserRow | undefined> {
  const [row] = await tx.select().from(users).where(eq(users.id, id)).for('update');
  return row;
}

/** Adds an account. A phone that is already taken violates `users_usersphone_uindex`. */
export async function addUser(
  tx: Db,
  user: { phone: string; passwordHash: string; createdAt: Date },
): Promise<UserRow> {
  const [row] = await tx
    .insert(users)
    .values({ ...user, phoneActive: true })
    .returning();
  if (!row) throw new Error('An insert returned no row');
  return row;
}

/** Adds an account unless the phone is taken; then the result is undefined. */
export async function addUserOnce(
  tx: Db,
  user: { phone: string; passwordHash: string; createdAt: Date },
): Promise<UserRow | undefined> {
  const [row] = await tx
    .insert(users)
    .values({ ...user, phoneActive: true })
    .onConflictDoNothing({ target: users.phone })
    .returning();
  return row;
}

export async function setPassword(tx: Db, userId: number, passwordHash: string): Promise<void> {
  await tx.update(users).set({ passwordHash }).where(eq(users.id, userId));
}

export async function savePersonalInfo(
  tx: Db,
  userId: number,
  info: PersonalInfo & { emailActive: boolean },
): Promise<UserRow> {
  return change(tx, userId, {
    lastname: info.bioLastname,
    name: info.bioName,
    middlename: info.bioMiddlename,
    email: info.userEmail,
    emailActive: info.emailActive,
    inn: info.bioINN,
    emailAccept: info.emailAccept,
  });
}

/** Sets a confirmed phone. A phone of another account violates `users_usersphone_uindex`. */
export const setPhone = (tx: Db, userId: number, phone: string): Promise<UserRow> =>
  change(tx, userId, { phone, phoneActive: true });

/** Sets an e-mail that was confirmed by a code sent there, so letters arrive. */
export const setEmail = (tx: Db, userId: number, email: string): Promise<UserRow> =>
  change(tx, userId, { email, emailActive: true, emailBouncedAt: null });

/** Sets a new picture, which nobody has looked at. */
export const setAvatar = (tx: Db, userId: number, file: string, now: Date): Promise<UserRow> =>
  change(tx, userId, {
    avatarFile: file,
    avatarUploadedAt: now,
    avatarStatus: avatarStatus.unchecked,
    avatarReason: null,
  });

/** Changes an existing account; the caller has locked its row. */
export async function change(tx: Db, userId: number, values: Partial<UserRow>): Promise<UserRow> {
  const [row] = await tx.update(users).set(values).where(eq(users.id, userId)).returning();
  if (!row) throw new Error('the account was not changed');
  return row;
}
