import { addDays, momentOf } from '@venue/sdk';
import { adminRequestType } from '@venue/sdk/applications/model';
import type { UserFilters } from '@venue/sdk/users/admin';
import { and, asc, desc, eq, gte, isNotNull, isNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Db } from '../../core/db/database.ts';
import { pageOf } from '../../core/db/pageOf.ts';
import { findsUser } from '../accounts/accounts.search.store.ts';
import { DELETED, type UserRow } from '../accounts/accounts.store.ts';
import { lastnameInOrder, users } from '../accounts/accounts.table.ts';
import { isOpenOf } from '../applications/applications.store.ts';
import { application } from '../applications/applications.table.ts';

export type WantedUsers = z.output<typeof UserFilters> & { readonly search?: string | undefined };

interface Page extends WantedUsers {
  readonly page: number;
  readonly pageSize: number;
  readonly sort?: keyof typeof sortable | undefined;
  readonly order: 'asc' | 'desc';
}

// Each list of columns is that of an index, so that a page is read from it and nothing is sorted.
const sortable = {
  userId: [],
  fullName: [lastnameInOrder(users.lastname), users.name, users.middlename],
  createdAt: [users.createdAt],
  lastSeenAt: [users.lastSeenAt],
  verificationStatus: [users.verified, users.active],
} as const;

function inOrder(sort: keyof typeof sortable, order: 'asc' | 'desc'): SQL[] {
  const way = order === 'asc' ? asc : desc;
  // Those never seen were seen longest ago.
  if (sort === 'lastSeenAt')
    return [sql`${way(users.lastSeenAt)} nulls ${sql.raw(order === 'asc' ? 'first' : 'last')}`, way(users.id)];
  return [...sortable[sort], users.id].map(way);
}

/** Whether an application about the account, or about its picture, waits to be decided. */
const waitsFor = (what: 'user' | 'avatar'): SQL =>
  sql`exists (select 1 from ${application} where ${and(isOpenOf(adminRequestType[what]), eq(application.objectId, users.id))})`;

function fitting({
  verificationStatus,
  avatarStatus,
  kind,
  waits,
  from,
  to,
  search = '',
}: WantedUsers): SQL | undefined {
  return and(
    ne(users.passwordHash, DELETED),
    verificationStatus === undefined ? undefined : eq(users.verified, verificationStatus > 0),
    verificationStatus ? eq(users.active, verificationStatus === 2) : undefined,
    avatarStatus === undefined ? undefined : eq(users.avatarStatus, avatarStatus),
    kind && (kind === 'staff' ? isNotNull(users.roleId) : isNull(users.roleId)),
    waits && waitsFor(waits),
    from === undefined ? undefined : gte(users.createdAt, momentOf(from, 0)),
    to === undefined ? undefined : lt(users.createdAt, momentOf(addDays(to, 1), 0)),
    search === '' ? undefined : findsUser(search),
  );
}

/** People in the order of a list, which is that of an index whatever the order. */
export const peopleInOrder = (db: Db, wanted: Page) =>
  db
    .select()
    .from(users)
    .where(fitting(wanted))
    .orderBy(...inOrder(wanted.sort ?? 'userId', wanted.order));

/** A page of people with the number of all who fit. */
export const usersPage = (db: Db, wanted: Page) =>
  pageOf(db, wanted, peopleInOrder(db, wanted), db.select({ id: users.id }).from(users).where(fitting(wanted)));

/** Everybody who fits, the newest first, for exports. */
export const allUsers = (db: Db, wanted: WantedUsers) =>
  db.select().from(users).where(fitting(wanted)).orderBy(desc(users.id));

/** The first people who fit and wait to be confirmed, in the order of the list. */
export const waitingUsers = (db: Db, wanted: Omit<Page, 'page' | 'pageSize'>, most: number): Promise<UserRow[]> =>
  db
    .select()
    .from(users)
    .where(and(fitting(wanted), waitsFor('user')))
    .orderBy(...inOrder(wanted.sort ?? 'userId', wanted.order))
    .limit(most);
