import { VENUE_ZONE } from '@venue/sdk';
import { adminRequestType } from '@venue/sdk/applications/model';
import { articleStatus } from '@venue/sdk/articles/model';
import { eventStatus } from '@venue/sdk/events/model';
import { marketRequestStatus } from '@venue/sdk/market/model';
import { MOST_FOUND, type SearchKind } from '@venue/sdk/search/model';
import { and, eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import * as z from 'zod/mini';
import type { Db } from '../../core/db/database.ts';
import { findsWords, numberIn } from '../../core/db/search.ts';
import { findsUser } from '../accounts/accounts.search.store.ts';
import { DELETED, personName } from '../accounts/accounts.store.ts';
import { users } from '../accounts/accounts.table.ts';
import { application } from '../applications/applications.table.ts';
import { article } from '../articles/articles.table.ts';
import { booking } from '../bookings/bookings.table.ts';
import { brand } from '../brands/brands.table.ts';
import { event } from '../events/events.table.ts';
import { marketItem, marketRequest } from '../market/market.table.ts';
import { resident } from '../residents/residents.table.ts';
import { room } from '../rooms/rooms.table.ts';

/** How a kind of records is looked through: its rows, what is shown of each, which of them fit. */
interface Source {
  readonly from: SQL;
  readonly id: PgColumn;
  readonly title: SQL | PgColumn;
  /** What else tells it from others; each kind has its own. */
  readonly more: SQL | PgColumn;
  readonly status: SQL | PgColumn;
  /** Further number of the kind: a sub-kind, or the last application about the record. */
  readonly extra?: SQL | PgColumn;
  readonly fits: SQL;
  readonly only?: SQL | undefined;
}

const none = sql`null`;
const zone = sql.raw(`'${VENUE_ZONE}'`);

const lastApplication = (type: number, id: PgColumn) =>
  sql`(select max(a.id) from ${application} a where a.type = ${type} and a.object_id = ${id})`;

const joined = (table: PgTable, other: PgTable, own: PgColumn, its: PgColumn) =>
  sql`${table} join ${other} on ${its} = ${own}`;

/** More customers than this are too many to look through for their bookings. */
const MOST_CUSTOMERS = 50;

const sources: Readonly<Record<Exclude<SearchKind, 'agreement'>, (typed: string, now: Date) => Source>> = {
  person: typed => ({
    from: sql`${users}`,
    id: users.id,
    title: personName,
    more: sql`concat_ws(' · ', ${users.phone}, nullif(${users.email}, ''))`,
    status: sql`case when ${users.roleId} is not null then -1 when ${users.verified} and ${users.active} then 2 when ${users.verified} then 1 else 0 end`,
    fits: findsUser(typed),
    only: ne(users.passwordHash, DELETED),
  }),
  booking: (typed, now) => ({
    from: sql`${joined(booking, room, booking.roomId, room.id)} join ${users} on ${users.id} = ${booking.userId}`,
    id: booking.id,
    title: room.name,
    more: sql`concat_ws(' · ', to_char(${booking.startsAt} at time zone ${zone}, 'DD.MM.YYYY HH24:MI'), nullif(${personName}, ''))`,
    status: sql`case when ${booking.status} in (1, 4) and ${booking.expiresAt} <= ${now} then 3 else ${booking.status} end`,
    fits: sql`${booking.userId} = any(array(select ${users.id} from ${users} where ${findsUser(typed)} limit ${MOST_CUSTOMERS}))`,
  }),
  application: typed => ({
    from: sql`${application}`,
    id: application.id,
    title: application.objectTitle,
    more: none,
    status: application.status,
    extra: application.type,
    fits: findsWords(application.id, [application.objectTitle], typed),
  }),
  event: typed => ({
    from: sql`${event}`,
    id: event.id,
    title: event.title,
    more: sql`to_char(${event.date}, 'DD.MM.YYYY')`,
    status: event.status,
    extra: event.kind,
    fits: findsWords(event.id, [event.title, event.organizerName], typed),
    only: ne(event.status, eventStatus.deleted),
  }),
  resident: typed => ({
    from: sql`${resident}`,
    id: resident.id,
    title: resident.name,
    more: none,
    status: resident.status,
    fits: findsWords(resident.id, [resident.name], typed),
  }),
  brand: typed => ({
    from: sql`${brand}`,
    id: brand.id,
    title: brand.name,
    more: none,
    status: brand.status,
    extra: lastApplication(adminRequestType.brand, brand.id),
    fits: findsWords(brand.id, [brand.name], typed),
  }),
  marketRequest: typed => ({
    from: joined(marketRequest, brand, marketRequest.brandId, brand.id),
    id: marketRequest.id,
    title: brand.name,
    more: none,
    status: marketRequest.status,
    extra: lastApplication(adminRequestType.marketRequest, marketRequest.id),
    fits: sql`${marketRequest.brandId} in (select ${brand.id} from ${brand} where ${findsWords(brand.id, [brand.name], typed)})`,
    only: ne(marketRequest.status, marketRequestStatus.draft),
  }),
  marketItem: typed => ({
    from: joined(marketItem, brand, marketItem.brandId, brand.id),
    id: marketItem.id,
    title: marketItem.name,
    more: sql`concat_ws(' · ', ${brand.name}, nullif(${marketItem.article}, ''))`,
    status: marketItem.status,
    fits: findsWords(marketItem.id, [marketItem.name, marketItem.article, marketItem.barcode], typed),
    only: isNull(marketItem.deletedAt),
  }),
  article: typed => ({
    from: sql`${article}`,
    id: article.id,
    title: article.title,
    more: article.author,
    status: article.status,
    extra: article.kind,
    fits: findsWords(article.id, [article.title, article.author], typed),
    only: ne(article.status, articleStatus.deleted),
  }),
};

const Row = z.object({
  kind: z.enum(Object.keys(sources) as [keyof typeof sources, ...(keyof typeof sources)[]]),
  id: z.int(),
  title: z.string(),
  more: z.nullable(z.string()),
  status: z.int(),
  extra: z.nullable(z.int()),
});
export type FoundRow = z.output<typeof Row>;

export const searched = Object.keys(sources) as readonly FoundRow['kind'][];

/** What fits of these kinds, at most one more of each than is shown, the one with the number first; in one query. */
export async function findRecords(
  db: Db,
  kinds: readonly FoundRow['kind'][],
  typed: string,
  now: Date,
): Promise<FoundRow[]> {
  if (kinds.length === 0) return [];
  const number = numberIn(typed);
  const parts = kinds.map(kind => {
    const { from, id, title, more, status, extra = none, fits, only } = sources[kind](typed, now);
    const named = number === undefined ? undefined : eq(id, number);
    const first = named ? sql`${named} desc, ` : sql``;
    return sql`(select ${kind}::text as kind, ${id} as id, ${title} as title, ${more}::text as more, ${status}::int as status, ${extra}::int as extra from ${from} where ${and(or(named, fits), only)} order by ${first}${id} desc limit ${MOST_FOUND + 1})`;
  });
  const { rows } = await db.execute(sql.join(parts, sql` union all `));
  return z.parse(z.array(Row), rows);
}
