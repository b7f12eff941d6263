import { addDays, momentOf } from '@venue/sdk';
import type { listFriends } from '@venue/sdk/mailing/admin';
import { consentPurpose } from '@venue/sdk/privacy/model';
import { and, asc, desc, eq, gte, isNotNull, isNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Db } from '../../core/db/database.ts';
import { pageOf } from '../../core/db/pageOf.ts';
import { findsUser } from '../accounts/accounts.search.store.ts';
import { DELETED } from '../accounts/accounts.store.ts';
import { users } from '../accounts/accounts.table.ts';
import { consent } from '../privacy/privacy.table.ts';

type Filtered = Omit<z.output<NonNullable<typeof listFriends.body>>, 'page' | 'pageSize'>;
type Page = Filtered & { readonly page: number; readonly pageSize: number };

const sortable = {
  friendId: consent.id,
  friendEmail: users.email,
  friendName: users.lastname,
  consentAt: consent.at,
} as const;

const newer = sql`select 1 from consent newer where newer.user_id = ${consent.userId} and newer.purpose = ${consent.purpose} and newer.id > ${consent.id}`;

/** Of each person the latest consent counts; without an address nobody is written to. */
function fitting({ withdrawn = false, from, to, search = '' }: Filtered): SQL | undefined {
  return and(
    eq(consent.purpose, consentPurpose.mailing),
    (withdrawn ? isNotNull : isNull)(consent.withdrawnAt),
    sql`not exists (${newer})`,
    ne(users.passwordHash, DELETED),
    ne(users.email, ''),
    from === undefined ? undefined : gte(consent.at, momentOf(from, 0)),
    to === undefined ? undefined : lt(consent.at, momentOf(addDays(to, 1), 0)),
    search === '' ? undefined : findsUser(search),
  );
}

function inView(db: Db, { sort = 'consentAt', order = 'desc', ...wanted }: Filtered) {
  const way = order === 'asc' ? asc : desc;
  return db
    .select({
      id: consent.id,
      email: users.email,
      lastname: users.lastname,
      name: users.name,
      middlename: users.middlename,
      userId: users.id,
      at: consent.at,
      version: consent.version,
      withdrawnAt: consent.withdrawnAt,
    })
    .from(consent)
    .innerJoin(users, eq(users.id, consent.userId))
    .where(fitting(wanted))
    .orderBy(way(sortable[sort]), way(consent.id));
}

/** Somebody on the list of the mailing. */
export type FriendRow = Awaited<ReturnType<typeof inView>>[number];

/** A page of the list with the number of all who fit. */
export const friendsPage = (db: Db, wanted: Page) =>
  pageOf(
    db,
    wanted,
    inView(db, wanted),
    db.select({ id: consent.id }).from(consent).innerJoin(users, eq(users.id, consent.userId)).where(fitting(wanted)),
  );

/** All who fit, for the download. */
export const allFriends = (db: Db, wanted: Filtered) => inView(db, wanted);
