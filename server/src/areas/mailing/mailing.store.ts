import { addDays, momentOf } from '@venue/sdk';
import type { listFriends } from '@venue/sdk/mailing/admin';
import { friendSource } from '@venue/sdk/mailing/model';
import { consentPurpose } from '@venue/sdk/privacy/model';
import { and, eq, gte, inArray, isNotNull, isNull, lt, ne, not, or, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Db } from '../../core/db/database.ts';
import { inOrder, pageByIds, type Sorting } from '../../core/db/pageByIds.ts';
import { type SearchQuery, whereOf, withWords } from '../../core/db/search.ts';
import { isUser } from '../accounts/accounts.search.store.ts';
import { DELETED } from '../accounts/accounts.store.ts';
import { users } from '../accounts/accounts.table.ts';
import { consent } from '../privacy/privacy.table.ts';
import { mailingBounce, mailingFriend } from './mailing.table.ts';

type ListFilter = Omit<z.output<NonNullable<typeof listFriends.body>>, 'page' | 'pageSize'>;
type Page = ListFilter & { readonly page: number; readonly pageSize: number };

const sortable = {
  friendId: [mailingFriend.consentId],
  friendEmail: [mailingFriend.address, mailingFriend.consentId],
  friendName: [mailingFriend.name, mailingFriend.consentId],
  consentAt: [mailingFriend.at, mailingFriend.consentId],
} as const;

/** Only the latest consent of each person counts, and only with an address. Triggers ensure both. */
function fitting({ withdrawn = false, bounced, friendSource: source, from, to, search = '' }: ListFilter): SearchQuery {
  const fits = and(
    eq(mailingFriend.isWithdrawn, withdrawn),
    bounced === undefined ? undefined : bounced ? mailingFriend.isBounced : not(mailingFriend.isBounced),
    source === undefined ? undefined : (source === friendSource.site ? isNull : isNotNull)(mailingFriend.userId),
    from === undefined ? undefined : gte(mailingFriend.at, momentOf(from, 0)),
    to === undefined ? undefined : lt(mailingFriend.at, momentOf(addDays(to, 1), 0)),
  );
  return {
    id: mailingFriend.consentId,
    fits,
    found:
      search === ''
        ? undefined
        : [
            withWords([mailingFriend.email], search),
            { column: mailingFriend.userId, id: users.id, fits: isUser(search) },
          ],
  };
}

/** The address of a subscriber in lower case, because one address may be written in several ways. */
const address = sql<string>`lower(coalesce(${consent.email}, ${users.email}))`;

/** Everybody on the list, with their address in lower case. */
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
    .from(mailingFriend)
    .innerJoin(consent, eq(consent.id, mailingFriend.consentId))
    .leftJoin(users, eq(users.id, consent.userId))
    .leftJoin(mailingBounce, eq(mailingBounce.email, address));

/** Somebody on the list of the mailing. */
export type FriendRow = Awaited<ReturnType<typeof everybody>>[number];

/** The consents that a letter may be sent to. The consents and bounces themselves are checked, not only the list. */
export const reachable = (db: Db, wanted: ListFilter) =>
  everybody(db).where(
    and(
      whereOf(fitting({ ...wanted, withdrawn: false, bounced: false })),
      eq(consent.purpose, consentPurpose.mailing),
      isNull(consent.withdrawnAt),
      isNull(mailingBounce.at),
      // guard: mailing.letters.test.ts
      or(isNotNull(consent.email), and(ne(users.passwordHash, DELETED), ne(users.email, ''), users.emailActive)),
    ),
  );

const sortingOf = ({ sort = 'consentAt', order = 'desc' }: ListFilter): Sorting => inOrder(sortable[sort], order);

/** A page of the list with the total count. */
export const friendsPage = (db: Db, wanted: Page) =>
  pageByIds<FriendRow>(db, wanted, {
    ...fitting(wanted),
    sorting: sortingOf(wanted),
    rowsOf: ids => everybody(db).where(inArray(mailingFriend.consentId, [...ids])),
  });

/** All matching rows, for the download. */
export const allFriends = (db: Db, wanted: ListFilter) =>
  everybody(db)
    .where(whereOf(fitting(wanted)))
    .orderBy(...sortingOf(wanted).columns());
