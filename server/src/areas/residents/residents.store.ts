import { listResidents } from '@venue/sdk/residents/admin';
import { residentStatus } from '@venue/sdk/residents/model';
import { and, asc, eq, getTableColumns, ilike } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { inOrder } from '../../core/db/pageByIds.ts';
import { type ListQuery, pageOf } from '../../core/db/pageOf.ts';
import { containing, numberLike, withWords } from '../../core/db/search.ts';
import { planFits } from '../../core/record/plans.ts';
import { recordStore } from '../../core/record/recordStore.ts';
import { ownerStateInSql, personName } from '../accounts/accounts.store.ts';
import { users } from '../accounts/accounts.table.ts';
import { residentData } from '../profile/profile.table.ts';
import { type ResidentTableRow, resident } from './residents.table.ts';

const sortable = {
  residentId: [resident.id],
  residentName: [resident.name, resident.id],
  residentStatus: [resident.status, resident.id],
  createdAt: [resident.createdAt, resident.id],
  updatedAt: [resident.updatedAt, resident.id],
} as const;

// A long text would make a page of rows heavy, and no list shows it.
const { description: _, ...listed } = getTableColumns(resident);

/** The customer behind a resident, if there is one. */
const behind = { userName: personName, accountState: ownerStateInSql };

/** A resident as lists show it. */
const inList = (db: Db) =>
  db
    .select({ ...listed, ...behind })
    .from(resident)
    .leftJoin(users, eq(users.id, resident.userId));
export type ListedResident = Awaited<ReturnType<typeof inList>>[number];

/** A resident with the customer behind it and what they submit now. */
const whole = (db: Db) =>
  db
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
    .leftJoin(residentData, eq(residentData.userId, resident.userId));
export type WholeResident = Awaited<ReturnType<typeof whole>>[number];

export const residentStore = recordStore(listResidents, resident, {
  listed: inList,
  whole,
  sorting: ({ sort = 'updatedAt', order = 'desc' }) => inOrder(sortable[sort], order),
  filters: {
    residentStatus: resident.status,
    residentIsActual: resident.isActual,
    hasPlan: hasPlan => planFits('resident', resident.id, hasPlan),
  },
  search: typed => [
    numberLike(resident.id, typed),
    withWords([resident.name, resident.description, resident.siteUrl], typed),
  ],
});

/** Residents on the site: published, and at the venue now. */
const onSite = and(eq(resident.status, residentStatus.published), resident.isActual);

/** A page of the residents the site shows, by name. */
export function shownResidents(db: Db, { search, ...page }: ListQuery & { readonly search: string | undefined }) {
  const fits = and(onSite, search ? ilike(resident.name, containing(search)) : undefined);
  const rows = db.select(listed).from(resident).where(fits).orderBy(asc(resident.name), asc(resident.id));
  return pageOf(db, page, rows, db.select({ id: resident.id }).from(resident).where(fits));
}

/** A resident the site shows. */
export async function shownResident(db: Db, id: number): Promise<ResidentTableRow | undefined> {
  const [row] = await db
    .select()
    .from(resident)
    .where(and(onSite, eq(resident.id, id)));
  return row;
}

/** Adds what a customer submitted, unless they have a record already. */
export async function addSubmitted(tx: Db, values: typeof resident.$inferInsert): Promise<void> {
  await tx.insert(resident).values(values).onConflictDoNothing({ target: resident.userId });
}
