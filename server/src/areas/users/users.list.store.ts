import { addDays, momentOf } from '@venue/sdk';
import { adminRequestType } from '@venue/sdk/applications/model';
import type { UserFilters } from '@venue/sdk/users/admin';
import { and, desc, eq, gte, inArray, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Db } from '../../core/db/database.ts';
import { inOrder, pageByIds, type Sorting } from '../../core/db/pageByIds.ts';
import { allWho, eachWho, type FoundBy, type SearchQuery, whereOf } from '../../core/db/search.ts';
import { isUser } from '../accounts/accounts.search.store.ts';
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

// Each list of columns matches an index, so that a page is read from it without sorting.
const sortable = {
  userId: [users.id],
  fullName: [lastnameInOrder(users.lastname), users.name, users.middlename, users.id],
  createdAt: [users.createdAt, users.id],
  lastSeenAt: [users.lastSeenAt, users.id],
  verificationStatus: [users.verified, users.active, users.id],
} as const;

// People who were never seen count as seen longest ago.
const sortingOf = ({ sort = 'userId', order }: Pick<Page, 'sort' | 'order'>): Sorting =>
  inOrder(sortable[sort], order, sort === 'lastSeenAt' ? 'least' : undefined);

/** Whether an application about the account, or about its picture, is open, or its deletion waits for staff. */
function waitsFor(what: 'user' | 'avatar' | 'deletion'): FoundBy {
  if (what === 'deletion') return sql`${users.deletionNeedsStaff}`;
  const from = sql`from ${application} where ${isOpenOf(adminRequestType[what])}`;
  return {
    all: sql`${users.id} = any(array(select ${application.objectId} ${from}))`,
    each: sql`(select true ${from} and ${application.objectId} = ${users.id} limit 1)`,
    from,
  };
}

function fitting({ verificationStatus, avatarStatus, kind, waits, from, to, search = '' }: WantedUsers): SearchQuery {
  const fits = and(
    ne(users.passwordHash, DELETED),
    verificationStatus === undefined ? undefined : eq(users.verified, verificationStatus > 0),
    verificationStatus ? eq(users.active, verificationStatus === 2) : undefined,
    avatarStatus === undefined ? undefined : eq(users.avatarStatus, avatarStatus),
    kind && (kind === 'staff' ? isNotNull(users.roleId) : isNull(users.roleId)),
    // With a search it is a condition on the people found; without one it is the search itself.
    waits && search !== '' ? eachWho(waitsFor(waits)) : undefined,
    from === undefined ? undefined : gte(users.createdAt, momentOf(from, 0)),
    to === undefined ? undefined : lt(users.createdAt, momentOf(addDays(to, 1), 0)),
  );
  return { id: users.id, fits, found: search === '' ? waits && [waitsFor(waits)] : [isUser(search)] };
}

/** The ids of people in the order of a list or in the reverse one; an index has both. */
export const peopleInOrder = (db: Db, query: Page, reversed = false) =>
  db
    .select({ id: users.id })
    .from(users)
    .where(whereOf(fitting(query)))
    .orderBy(...sortingOf(query).columns(reversed));

/** A page of people with the total count. */
export const usersPage = (db: Db, query: Page) =>
  pageByIds<UserRow>(db, query, {
    ...fitting(query),
    sorting: sortingOf(query),
    rowsOf: ids =>
      db
        .select()
        .from(users)
        .where(inArray(users.id, [...ids])),
  });

/** Everybody who fits, the newest first, for exports. */
export const allUsers = (db: Db, query: WantedUsers) =>
  db
    .select()
    .from(users)
    .where(whereOf(fitting(query)))
    .orderBy(desc(users.id));

/** The first people who fit and wait to be confirmed, in the order of the list. */
export const waitingUsers = (db: Db, query: Omit<Page, 'page' | 'pageSize'>, most: number): Promise<UserRow[]> =>
  db
    .select()
    .from(users)
    .where(and(whereOf(fitting(query)), allWho(waitsFor('user'))))
    .orderBy(...sortingOf(query).columns())
    .limit(most);
