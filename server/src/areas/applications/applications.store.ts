import { addDays, momentOf } from '@venue/sdk';
import { type ApplicationQueue, adminRequestType, simpleRequestStatus } from '@venue/sdk/applications/model';
import { and, asc, desc, eq, getTableColumns, gt, gte, inArray, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { audit } from '../../core/db/core.table.ts';
import type { Db } from '../../core/db/database.ts';
import { inOrder, pageByIds, type Sorting, sorted } from '../../core/db/pageByIds.ts';
import { numberLike, type SearchQuery, whereOf, withWords } from '../../core/db/search.ts';
import { isPerson } from '../accounts/accounts.search.store.ts';
import { accountStateInSql, personName } from '../accounts/accounts.store.ts';
import { users } from '../accounts/accounts.table.ts';
import { type ApplicationRow, application } from './applications.table.ts';

const taker = alias(users, 'taker');
const decider = alias(users, 'decider');
const { new: fresh, inProgress, done } = simpleRequestStatus;
type RequestType = (typeof adminRequestType.ids)[number];

/**
 * The sort columns of the queue. Each list matches an index, so the cost of a page does not depend on the table's size.
 */
const sortable = {
  requestId: [application.id],
  createdAt: [application.createdAt, application.id],
  dueAt: [application.dueAt, application.id],
  requestStatus: [application.status, application.id],
  requestType: [application.type, application.id],
  userName: [application.userName, application.id],
  doneAt: [application.doneAt, application.id],
} as const;

/** The filter and order of applications for one reader (`me`). */
interface ApplicationListQuery {
  readonly queue: ApplicationQueue;
  readonly me: number;
  readonly type?: RequestType | undefined;
  readonly userId?: number | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly search?: string | undefined;
  readonly sort?: keyof typeof sortable | undefined;
  readonly order: 'asc' | 'desc';
}

/** Goods are decided with the market request that offers them; the previous release still opens applications of them. */
const isDecidable = ne(application.type, adminRequestType.marketItem);

/** An application nobody has decided. */
export const isOpen = and(ne(application.status, done), isDecidable);

const queueOf = (me: number): Record<ApplicationQueue, SQL | undefined> => ({
  waiting: isOpen,
  free: and(eq(application.status, fresh), isDecidable),
  taken: and(eq(application.status, inProgress), isDecidable),
  mine: and(eq(application.status, inProgress), eq(application.takenBy, me), isDecidable),
  done: eq(application.status, done),
  all: undefined,
});

function fitting({ queue, me, type, userId, from, to, search = '' }: ApplicationListQuery): SearchQuery {
  const fits = and(
    queueOf(me)[queue],
    type === undefined ? undefined : eq(application.type, type),
    userId === undefined ? undefined : eq(application.userId, userId),
    from === undefined ? undefined : gte(application.createdAt, momentOf(from, 0)),
    to === undefined ? undefined : lt(application.createdAt, momentOf(addDays(to, 1), 0)),
  );
  return {
    id: application.id,
    fits,
    found:
      search === ''
        ? undefined
        : [
            numberLike(application.id, search),
            withWords([application.objectTitle], search),
            isPerson(application.userId, search),
          ],
  };
}

const isDone = sql`(${application.status} = ${sql.raw(String(done))})`;

/** Open applications first, by urgency; then finished ones, latest first. */
const inTurn = sorted([
  { by: isDone, isUp: true },
  { by: application.doneAt, isUp: false, empty: 'last' },
  { by: application.dueAt, isUp: true },
  { by: application.id, isUp: true },
]);

function sortingOf({ queue, sort, order }: ApplicationListQuery): Sorting {
  // Open applications have no `doneAt`: they are ordered by urgency by default, and by id if sorted by `doneAt`.
  const waits = queue !== 'done' && queue !== 'all';
  if (sort === undefined) return waits ? inOrder(sortable.dueAt, 'asc') : inTurn;
  if (sort === 'doneAt') return waits ? inOrder([application.id], order) : inOrder(sortable.doneAt, order, 'last');
  return inOrder(sortable[sort], order);
}

const nameOf = (person: typeof taker | typeof decider) => ({
  bioLastname: person.lastname,
  bioName: person.name,
  bioMiddlename: person.middlename,
});

const selected = (db: Db) =>
  db
    .select({
      ...getTableColumns(application),
      userName: personName,
      userPhone: users.phone,
      accountState: accountStateInSql,
      taker: nameOf(taker),
      decider: nameOf(decider),
    })
    .from(application)
    .innerJoin(users, eq(users.id, application.userId))
    .leftJoin(taker, eq(taker.id, application.takenBy))
    .leftJoin(decider, eq(decider.id, application.doneBy));

/** An application with the names of its sender, taker and decider. */
export type NamedApplication = Awaited<ReturnType<typeof selected>>[number];

/** A page of a queue, with the total. */
export function applicationsPage(
  db: Db,
  query: ApplicationListQuery & { readonly page: number; readonly pageSize: number },
) {
  return pageByIds<NamedApplication>(db, query, {
    ...fitting(query),
    sorting: sortingOf(query),
    rowsOf: ids => selected(db).where(inArray(application.id, [...ids])),
  });
}

/** All of a queue, for exports. */
export const allApplications = (db: Db, query: ApplicationListQuery) =>
  selected(db)
    .where(whereOf(fitting(query)))
    .orderBy(...sortingOf(query).columns());

export async function applicationById(db: Db, id: number): Promise<NamedApplication | undefined> {
  const [row] = await selected(db).where(eq(application.id, id));
  return row;
}

export async function lockApplication(tx: Db, id: number): Promise<ApplicationRow | undefined> {
  const [row] = await tx.select().from(application).where(eq(application.id, id)).for('update');
  return row;
}

export async function changeApplication(tx: Db, id: number, values: Partial<ApplicationRow>): Promise<void> {
  await tx.update(application).set(values).where(eq(application.id, id));
}

/** The next open application by urgency that is free or taken by the reader; null if there is none. */
export async function nextAfter(
  db: Db,
  row: Pick<ApplicationRow, 'id' | 'dueAt'>,
  { me, type }: { me: number; type?: RequestType | undefined },
): Promise<number | null> {
  const [next] = await db
    .select({ id: application.id })
    .from(application)
    .where(
      and(
        or(queueOf(me).free, queueOf(me).mine),
        or(gt(application.dueAt, row.dueAt), and(eq(application.dueAt, row.dueAt), gt(application.id, row.id))),
        type === undefined ? undefined : eq(application.type, type),
      ),
    )
    .orderBy(asc(application.dueAt), asc(application.id))
    .limit(1);
  return next?.id ?? null;
}

export async function queueSizes(db: Db, me: number) {
  const { waiting, free, mine, taken } = queueOf(me);
  return {
    waiting: await db.$count(application, waiting),
    free: await db.$count(application, free),
    mine: await db.$count(application, mine),
    taken: await db.$count(application, taken),
  };
}

/** What staff did with an application, newest first. */
export const stepsOf = (db: Db, applicationId: number) =>
  db
    .select({ at: audit.at, before: audit.before, after: audit.after, who: nameOf(taker), userId: audit.userId })
    .from(audit)
    .leftJoin(taker, eq(taker.id, audit.userId))
    .where(and(eq(audit.subject, 'application'), eq(audit.subjectId, applicationId)))
    .orderBy(desc(audit.id));

/** An open application of this type. */
export const isOpenOf = (type: RequestType): SQL | undefined => and(isOpen, eq(application.type, type));
