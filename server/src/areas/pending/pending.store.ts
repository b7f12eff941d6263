import { adminRequestType, simpleRequestStatus } from '@venue/sdk/applications/model';
import { articleKind, articleStatus } from '@venue/sdk/articles/model';
import { bookingUserStatus } from '@venue/sdk/bookings/model';
import { brandStatus } from '@venue/sdk/brands/model';
import { eventStatus } from '@venue/sdk/events/model';
import { marketRequestStatus } from '@venue/sdk/market/model';
import { MOST_PENDING, PendingCounts, type PendingKind } from '@venue/sdk/pending/model';
import { and, eq, gt, ne, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import * as z from 'zod/mini';
import type { Db } from '../../core/db/database.ts';
import { application } from '../applications/applications.table.ts';
import { article } from '../articles/articles.table.ts';
import { booking } from '../bookings/bookings.table.ts';
import { brand } from '../brands/brands.table.ts';
import { event } from '../events/events.table.ts';
import { marketRequest } from '../market/market.table.ts';

const open = ne(application.status, simpleRequestStatus.done);

const ofKind = (kind: (typeof articleKind.ids)[number]) =>
  and(eq(article.status, articleStatus.onVerification), eq(article.kind, kind));

/** Which rows wait; each condition is one that an index of the table answers. */
const waiting = (now: Date): Record<PendingKind, { from: PgTable; where: SQL | undefined }> => ({
  applications: { from: application, where: open },
  users: { from: application, where: and(open, eq(application.type, adminRequestType.user)) },
  avatars: { from: application, where: and(open, eq(application.type, adminRequestType.avatar)) },
  brands: { from: brand, where: eq(brand.status, brandStatus.onVerification) },
  marketRequests: { from: marketRequest, where: eq(marketRequest.status, marketRequestStatus.onVerification) },
  events: { from: event, where: eq(event.status, eventStatus.onVerification) },
  articles: { from: article, where: ofKind(articleKind.article) },
  news: { from: article, where: ofKind(articleKind.news) },
  bookings: {
    from: booking,
    where: and(eq(booking.status, bookingUserStatus.awaitingPayment), gt(booking.expiresAt, now)),
  },
});

/** How many of each kind wait, in one query. */
export async function pendingNow(db: Db, kinds: readonly PendingKind[], now: Date): Promise<PendingCounts> {
  if (kinds.length === 0) return {};
  const sources = waiting(now);
  const counts = kinds.map(kind => {
    const { from, where } = sources[kind];
    const rows = sql`select 1 from ${from} where ${where} limit ${MOST_PENDING}`;
    return sql`(select count(*)::int from (${rows}) as counted) as ${sql.identifier(kind)}`;
  });
  const { rows } = await db.execute(sql`select ${sql.join(counts, sql`, `)}`);
  return z.parse(PendingCounts, rows[0]);
}
