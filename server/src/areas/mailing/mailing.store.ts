import { addDays, momentOf } from '@venue/sdk';
import type { listFriends } from '@venue/sdk/mailing/admin';
import { friendSource } from '@venue/sdk/mailing/model';
import { consentPurpose } from '@venue/sdk/privacy/model';
import { and, asc, desc, eq, gte, ilike, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Db } from '../../core/db/database.ts';
import { pageOf } from '../../core/db/pageOf.ts';
import { containing } from '../../core/db/search.ts';
import { findsUser } from '../accounts/accounts.search.store.ts';
import { DELETED } from '../accounts/accounts.store.ts';
import { users } from '../accounts/accounts.table.ts';
import { consent } from '../privacy/privacy.table.ts';
import { mailingBounce } from './mailing.table.ts';

type Filtered = Omit<z.output<NonNullable<typeof listFriends.body>>, 'page' | 'pageSize'>;
type Page = Filtered & { readonly page: number; readonly pageSize: number };

/** Where somebody reads their letters; one address may be written in several ways. */
const address = sql<string>`lower(coalesce(${consent.email}, ${users.email}))`;

const sortable = {
  friendId: consent.id,
  friendEmail: address,
  friendName: users.lastname,
  consentAt: consent.at,
} as const;

const newer = sql`select 1 from consent newer where newer.purpose = ${consent.purpose} and newer.id > ${consent.id}
  and (newer.user_id = ${consent.userId} or newer.email = ${consent.email})`;

/** Of each person the latest consent counts; without an address nobody is written to. */
function fitting({ withdrawn = false, bounced, friendSource: source, from, to, search = '' }: Filtered) {
  return and(
    eq(consent.purpose, consentPurpose.mailing),
    (withdrawn ? isNotNull : isNull)(consent.withdrawnAt),
    sql`not exists (${newer})`,
    or(isNotNull(consent.email), and(ne(users.passwordHash, DELETED), ne(users.email, ''))),
    bounced === undefined ? undefined : (bounced ? isNotNull : isNull)(mailingBounce.at),
    source === undefined ? undefined : (source === friendSource.site ? isNotNull : isNull)(consent.email),
    from === undefined ? undefined : gte(consent.at, momentOf(from, 0)),
    to === undefined ? undefined : lt(consent.at, momentOf(addDays(to, 1), 0)),
    search === '' ? undefined : or(ilike(consent.email, containing(search)), findsUser(search)),
  );
}

/** Whoever fits, each with their address in lower case. */
const friends = (db: Db, wanted: Filtered) =>
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
    .leftJoin(mailingBounce, eq(mailingBounce.email, address))
    .where(fitting(wanted));

function inView(db: Db, { sort = 'consentAt', order = 'desc', ...wanted }: Filtered) {
  const way = order === 'asc' ? asc : desc;
  return friends(db, wanted).orderBy(way(sortable[sort]), way(consent.id));
}

/** Who may be written to, of those a letter is for. */
export const reachable = (db: Db, wanted: Filtered) => friends(db, { ...wanted, withdrawn: false, bounced: false });

/** Somebody on the list of the mailing. */
export type FriendRow = Awaited<ReturnType<typeof inView>>[number];

/** A page of the list with the number of all who fit. */
export const friendsPage = (db: Db, wanted: Page) => pageOf(db, wanted, inView(db, wanted), friends(db, wanted));

/** All who fit, for the download. */
export const allFriends = (db: Db, wanted: Filtered) => inView(db, wanted);
