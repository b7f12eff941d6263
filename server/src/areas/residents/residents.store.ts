import { type ResidentStatus, residentStatus } from '@venue/sdk/residents/model';
import { and, asc, eq, getTableColumns, ilike, inArray } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { inserted } from '../../core/db/inserted.ts';
import { inOrder, pageByIds, type Sorting } from '../../core/db/pageByIds.ts';
import { pageOf } from '../../core/db/pageOf.ts';
import { containing, numberLike, type SearchQuery, whereOf, withWords } from '../../core/db/search.ts';
import { planFits } from '../../core/record/plans.ts';
import { ownerStateInSql, personName } from '../accounts/accounts.store.ts';
import { users } from '../accounts/accounts.table.ts';
import { residentData } from '../profile/profile.table.ts';
import { type ResidentTableRow, resident } from './residents.table.ts';

export type { ResidentTableRow } from './residents.table.ts';

const sortable = {
  residentId: [resident.id],
  residentName: [resident.name, resident.id],
  residentStatus: [resident.status, resident.id],
  createdAt: [resident.createdAt, resident.id],
  updatedAt: [resident.updatedAt, resident.id],
} as const;

interface ListFilter {
  readonly residentStatus?: ResidentStatus | undefined;
  readonly residentIsActual?: boolean | undefined;
  readonly hasPlan?: boolean | undefined;
  readonly search?: string | undefined;
  readonly sort?: keyof typeof sortable | undefined;
  readonly order?: 'asc' | 'desc' | undefined;
}

interface ListQuery extends ListFilter {
  readonly page: number;
  readonly pageSize: number;
}

function fitting({ residentStatus, residentIsActual, hasPlan, search = '' }: ListFilter): SearchQuery {
  const fits = and(
    residentStatus === undefined ? undefined : eq(resident.status, residentStatus),
    residentIsActual === undefined ? undefined : eq(resident.isActual, residentIsActual),
    planFits('resident', resident.id, hasPlan),
  );
  const texts = [resident.name, resident.description, resident.siteUrl];
  const found = search === '' ? undefined : [numberLike(resident.id, search), withWords(texts, search)];
  return { id: resident.id, fits, found };
}

// A long text would make a page of rows heavy, and no list shows it.
const { description: _, ...listed } = getTableColumns(resident);

/** The customer behind a resident, if there is one. */
const behind = { userName: personName, accountState: ownerStateInSql };

/** Residents on the site: published, and at the venue now. */
const onSite = and(eq(resident.status, residentStatus.published), resident.isActual);

const sortingOf = ({ sort = 'updatedAt', order = 'desc' }: ListFilter): Sorting => inOrder(sortable[sort], order);

const selected = (db: Db) =>
  db
    .select({ ...listed, ...behind })
    .from(resident)
    .leftJoin(users, eq(users.id, resident.userId));

const inView = (db: Db, wanted: ListFilter) =>
  selected(db)
    .where(whereOf(fitting(wanted)))
    .orderBy(...sortingOf(wanted).columns());

/** A resident as lists show it. */
export type ListedResident = Awaited<ReturnType<typeof selected>>[number];

/** A page of residents with the total count of the view. */
export function residentsPage(db: Db, wanted: ListQuery) {
  return pageByIds<ListedResident>(db, wanted, {
    ...fitting(wanted),
    sorting: sortingOf(wanted),
    rowsOf: ids => selected(db).where(inArray(resident.id, [...ids])),
  });
}

/** A page of the residents the site shows, by name. */
export function shownResidents(db: Db, { search, page, pageSize }: Pick<ListQuery, 'search' | 'page' | 'pageSize'>) {
  const fits = and(onSite, search ? ilike(resident.name, containing(search)) : undefined);
  const rows = db.select(listed).from(resident).where(fits).orderBy(asc(resident.name), asc(resident.id));
  return pageOf(db, { page, pageSize }, rows, db.select({ id: resident.id }).from(resident).where(fits));
}

/** A resident the site shows. */
export async function shownResident(db: Db, id: number): Promise<ResidentTableRow | undefined> {
  const [row] = await db
    .select()
    .from(resident)
    .where(and(onSite, eq(resident.id, id)));
  return row;
}

/** The first residents of a view. */
export const firstResidents = (db: Db, wanted: ListFilter, most: number) => inView(db, wanted).limit(most);

/** All residents of a view, for exports. */
export const allResidents = (db: Db, wanted: ListFilter) => inView(db, wanted);

/** A resident with the customer behind it and what they submit now. */
export async function residentById(db: Db, id: number) {
  const [row] = await db
    .select({
      ...getTableColumns(resident),
      ...behind,
      submitted: {
        residentName: residentData.name,
        residentDescription: residentData.description,
        residentSiteUrl: residentData.siteUrl,
        submittedAt: residentData.savedAt,
      },
    })
    .from(resident)
    .leftJoin(users, eq(users.id, resident.userId))
    .leftJoin(residentData, eq(residentData.userId, resident.userId))
    .where(eq(resident.id, id));
  return row;
}
export type WholeResident = NonNullable<Awaited<ReturnType<typeof residentById>>>;

/** A resident, locked until the end of the transaction. */
export async function lockResident(tx: Db, id: number): Promise<ResidentTableRow | undefined> {
  const [row] = await tx.select().from(resident).where(eq(resident.id, id)).for('update');
  return row;
}

export async function addResident(tx: Db, values: typeof resident.$inferInsert): Promise<ResidentTableRow> {
  return inserted(await tx.insert(resident).values(values).returning());
}

/** Adds what a customer submitted, unless they have a record already. */
export async function addSubmitted(tx: Db, values: typeof resident.$inferInsert): Promise<void> {
  await tx.insert(resident).values(values).onConflictDoNothing({ target: resident.userId });
}

export async function changeResident(
  tx: Db,
  id: number,
  values: Partial<typeof resident.$inferInsert>,
): Promise<ResidentTableRow> {
  const [row] = await tx.update(resident).set(values).where(eq(resident.id, id)).returning();
  if (!row) throw new Error(`resident ${id} is gone`);
  return row;
}
