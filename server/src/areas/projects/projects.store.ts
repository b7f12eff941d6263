import { and, asc, eq, getTableColumns, gte, ilike, inArray, lte, sql } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { inserted } from '../../core/db/inserted.ts';
import { pageByIds, type Sorting, type SortOf, sortedBy } from '../../core/db/pageByIds.ts';
import { pageOf } from '../../core/db/pageOf.ts';
import { containing, numberLike, type SearchQuery, whereOf, withWords } from '../../core/db/search.ts';
import { orderOf } from '../../core/record/order.ts';
import { planFits } from '../../core/record/plans.ts';
import { type ProjectTableRow, pastProject } from './projects.table.ts';

const sortable = {
  projectOrder: [pastProject.position, pastProject.id],
  projectId: [pastProject.id],
  projectName: [pastProject.name, pastProject.id],
  projectDateStart: [pastProject.startsOn, pastProject.id],
  updatedAt: [pastProject.updatedAt, pastProject.id],
} as const;

interface ListFilter {
  readonly isPublished?: boolean | undefined;
  readonly isDeleted?: boolean | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly hasPlan?: boolean | undefined;
  readonly search?: string | undefined;
  readonly sort?: SortOf<typeof sortable> | undefined;
  readonly order?: 'asc' | 'desc' | undefined;
}

interface ListQuery extends ListFilter {
  readonly page: number;
  readonly pageSize: number;
}

/** The places of past projects. */
export const projectsOrder = orderOf({ table: pastProject, id: pastProject.id, position: pastProject.position });

function fitting({ isPublished, isDeleted = false, from, to, hasPlan, search = '' }: ListFilter): SearchQuery {
  const fits = and(
    eq(pastProject.isDeleted, isDeleted),
    isPublished === undefined ? undefined : eq(pastProject.isPublished, isPublished),
    from === undefined ? undefined : gte(pastProject.endsOn, from),
    to === undefined ? undefined : lte(pastProject.startsOn, to),
    planFits('project', pastProject.id, hasPlan),
  );
  return {
    id: pastProject.id,
    fits,
    found:
      search === ''
        ? undefined
        : [numberLike(pastProject.id, search), withWords([pastProject.name, pastProject.address], search)],
  };
}

const sortingOf = ({ sort = 'projectOrder', order = 'asc' }: ListFilter): Sorting => sortedBy(sortable, sort, order);

/** A page of past projects with the total count of the view. */
export function projectsPage(db: Db, wanted: ListQuery) {
  return pageByIds<ProjectTableRow>(db, wanted, {
    ...fitting(wanted),
    sorting: sortingOf(wanted),
    rowsOf: ids =>
      db
        .select()
        .from(pastProject)
        .where(inArray(pastProject.id, [...ids])),
  });
}

// A check constraint ensures that a removed project is not published.
const published = eq(pastProject.isPublished, true);
const { description: _, ...listed } = getTableColumns(pastProject);
/** How much of a text lists read for its first words; whole texts would make them heavy. */
const BEGINNING = 2000;

/** A page of the published past projects in their order, with only the beginning of each text. */
export function publishedProjects(db: Db, { search, page, pageSize }: Pick<ListQuery, 'search' | 'page' | 'pageSize'>) {
  const fits = and(published, search ? ilike(pastProject.name, containing(search)) : undefined);
  const rows = db
    .select({ ...listed, description: sql<string>`left(${pastProject.description}, ${BEGINNING})` })
    .from(pastProject)
    .where(fits)
    .orderBy(asc(pastProject.position));
  return pageOf(db, { page, pageSize }, rows, db.select({ id: pastProject.id }).from(pastProject).where(fits));
}

/** A published past project by its address. */
export async function publishedProject(db: Db, address: string): Promise<ProjectTableRow | undefined> {
  const [row] = await db
    .select()
    .from(pastProject)
    .where(and(published, eq(pastProject.address, address)));
  return row;
}

/** The first past projects of a view. */
export const firstProjects = (db: Db, wanted: ListFilter, most: number) =>
  db
    .select()
    .from(pastProject)
    .where(whereOf(fitting(wanted)))
    .orderBy(...sortingOf(wanted).columns())
    .limit(most);

export async function projectById(db: Db, id: number): Promise<ProjectTableRow | undefined> {
  const [row] = await db.select().from(pastProject).where(eq(pastProject.id, id));
  return row;
}

/** A project that is not removed, locked until the end of the transaction. */
export async function lockProject(tx: Db, id: number): Promise<ProjectTableRow | undefined> {
  const [row] = await tx
    .select()
    .from(pastProject)
    .where(and(eq(pastProject.id, id), eq(pastProject.isDeleted, false)))
    .for('update');
  return row;
}

export async function addProject(
  tx: Db,
  values: Omit<typeof pastProject.$inferInsert, 'position'>,
): Promise<ProjectTableRow> {
  const position = await projectsOrder.end(tx);
  return inserted(
    await tx
      .insert(pastProject)
      .values({ ...values, position })
      .returning(),
  );
}

export async function changeProject(
  tx: Db,
  id: number,
  values: Partial<typeof pastProject.$inferInsert>,
): Promise<ProjectTableRow> {
  const [row] = await tx.update(pastProject).set(values).where(eq(pastProject.id, id)).returning();
  if (!row) throw new Error(`project ${id} is gone`);
  return row;
}
