import { addDays, momentOf } from '@venue/sdk';
import type { listFriends } from '@venue/sdk/mailing/admin';
import { friendSource } from '@venue/sdk/mailing/model';
import { consentPurpose } from '@venue/sdk/privacy/model';
import { and, eq, gte, inArray, isNotNull, isNull, lt, ne, not, or, type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Db } from '../../core/db/database.ts';
import { inOrder, pageByNumbers, type Sorting } from '../../core/db/pageByNumbers.ts';
import { type Sought, whereOf, withWords } from '../../core/db/search.ts';
import { isUser } from '../accounts/accounts.search.store.ts';
import { DELETED } from '../accounts/accounts.store.ts';
import { users } from '../accounts/accounts.table.ts';
import { consent } from '../privacy/privacy.table.ts';
import { mailingBounce } from './mailing.table.ts';

type Filtered = Omit<z.output<NonNullable<typeof listFriends.body>>, 'page' | 'pageSize'>;
type Page = Filtered & { readonly page: number; readonly pageSize: number };

/** Where somebody reads their letters; one address may be written in several ways. */
const address = sql<string>`lower(coalesce(${consent.email}, ${users.email}))`;

const sortable = {
  friendId: [consent.id],
  friendEmail: [address, consent.id],
  friendName: [users.lastname, consent.id],
  consentAt: [consent.at, consent.id],
} as const;

const newer = (who: SQL) =>
  sql`select 1 from consent newer where newer.purpose = ${consent.purpose} and newer.id > ${consent.id} and ${who}`;
const isLatest = and(
  sql`not exists (${newer(sql`newer.user_id = ${consent.userId}`)})`,
  sql`not exists (${newer(sql`newer.email = ${consent.email}`)})`,
);

const ofSomebody = (fits: SQL | undefined) =>
  sql`exists (select 1 from ${users} where ${and(eq(users.id, consent.userId), fits)})`;
const hasBounced = sql`(exists (select 1 from ${mailingBounce} where ${mailingBounce.email} = lower(${consent.email})) or ${ofSomebody(
  sql`${consent.email} is null and exists (select 1 from ${mailingBounce} where ${mailingBounce.email} = lower(${users.email}))`,
)})`;

/** Of each person the latest consent counts; without an address nobody is written to. */
function fitting({ withdrawn = false, bounced, friendSource: source, from, to, search = '' }: Filtered): Sought {
  const fits = and(
    eq(consent.purpose, consentPurpose.mailing),
    (withdrawn ? isNotNull : isNull)(consent.withdrawnAt),
    isLatest,
    or(isNotNull(consent.email), ofSomebody(and(ne(users.passwordHash, DELETED), ne(users.email, '')))),
    bounced === undefined ? undefined : bounced ? hasBounced : not(hasBounced),
    source === undefined ? undefined : (source === friendSource.site ? isNotNull : isNull)(consent.email),
    from === undefined ? undefined : gte(consent.at, momentOf(from, 0)),
    to === undefined ? undefined : lt(consent.at, momentOf(addDays(to, 1), 0)),
  );
  return {
    id: consent.id,
    fits,
    found:
      search === ''
        ? undefined
        : [withWords([consent.email], search), { column: consent.userId, id: users.id, fits: isUser(search) }],
  };
}

/** Those who agreed, each with their address in lower case. */
const everybody = (db: Db) =>
  db
    .select({
      id: consent.id,
      email: sql<string>`coalesce(${consent.email}, ${users.email})`.as('email'),
      address: address.as('address'),
      ofSite: sql<boolean>`${consent.email} is not null`.as('of_site'),
      lastname: users.lastname,
      name: users.name,
      middlename: users.middlename,
      userId: consent.userId,
      at: consent.at,
      version: consent.version,
      withdrawnAt: consent.withdrawnAt,
      bouncedAt: sql<Date | null>`${mailingBounce.at}`.mapWith(mailingBounce.at).as('bounced_at'),
    })
    .from(consent)
    .leftJoin(users, eq(users.id, consent.userId))
    .leftJoin(mailingBounce, eq(mailingBounce.email, address));

/** Somebody on the list of the mailing. */
export type FriendRow = Awaited<ReturnType<typeof everybody>>[number];

/** Who may be written to, of those a letter is for. */
export const reachable = (db: Db, wanted: Filtered) =>
  everybody(db).where(whereOf(fitting({ ...wanted, withdrawn: false, bounced: false })));

const sortingOf = ({ sort = 'consentAt', order = 'desc' }: Filtered): Sorting => inOrder(sortable[sort], order);

/** A page of the list with the number of all who fit. */
export function friendsPage(db: Db, wanted: Page) {
  const byPerson = wanted.sort === 'friendEmail' || wanted.sort === 'friendName';
  return pageByNumbers<FriendRow>(db, wanted, {
    ...fitting(wanted),
    joined: numbers => (byPerson ? numbers.leftJoin(users, eq(users.id, consent.userId)) : numbers),
    sorting: sortingOf(wanted),
    rowsOf: ids => everybody(db).where(inArray(consent.id, [...ids])),
  });
}

/** All who fit, for the download. */
export const allFriends = (db: Db, wanted: Filtered) =>
  everybody(db)
    .where(whereOf(fitting(wanted)))
    .orderBy(...sortingOf(wanted).columns());
