import { listProjects } from '@venue/sdk/projects/admin';
import { and, asc, eq, getTableColumns, gte, ilike, lte, sql } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { sortedBy } from '../../core/db/pageByIds.ts';
import { type ListQuery, pageOf } from '../../core/db/pageOf.ts';
import { containing, numberLike, withWords } from '../../core/db/search.ts';
import { orderOf } from '../../core/record/order.ts';
import { planFits } from '../../core/record/plans.ts';
import { recordStore } from '../../core/record/recordStore.ts';
import { type ProjectTableRow, pastProject } from './projects.table.ts';

const sortable = {
  projectOrder: [pastProject.position, pastProject.id],
  projectId: [pastProject.id],
  projectName: [pastProject.name, pastProject.id],
  projectDateStart: [pastProject.startsOn, pastProject.id],
  updatedAt: [pastProject.updatedAt, pastProject.id],
} as const;

/** The places of past projects. */
export const projectsOrder = orderOf({ table: pastProject, id: pastProject.id, position: pastProject.position });

const rows = (db: Db) => db.select().from(pastProject);

export const projectStore = {
  ...recordStore(listProjects, pastProject, {
    listed: rows,
    whole: rows,
    sorting: ({ sort = 'projectOrder', order = 'asc' }) => sortedBy(sortable, sort, order),
    filters: {
      isPublished: pastProject.isPublished,
      isDeleted: (isDeleted = false) => eq(pastProject.isDeleted, isDeleted),
      from: from => (from === undefined ? undefined : gte(pastProject.endsOn, from)),
      to: to => (to === undefined ? undefined : lte(pastProject.startsOn, to)),
      hasPlan: hasPlan => planFits('project', pastProject.id, hasPlan),
    },
    search: typed => [numberLike(pastProject.id, typed), withWords([pastProject.name, pastProject.address], typed)],
    order: projectsOrder,
  }),
  /** A project that is not removed, locked until the end of the transaction. */
  lock: async (tx: Db, id: number): Promise<ProjectTableRow | undefined> => {
    const [row] = await rows(tx)
      .where(and(eq(pastProject.id, id), eq(pastProject.isDeleted, false)))
      .for('update');
    return row;
  },
};

// A check constraint ensures that a removed project is not published.
const published = eq(pastProject.isPublished, true);
const { description: _, ...listed } = getTableColumns(pastProject);
/** How much of a text lists read for its first words; whole texts would make them heavy. */
const BEGINNING = 2000;

/** A page of the published past projects in their order, with only the beginning of each text. */
export function publishedProjects(db: Db, { search, ...page }: ListQuery & { readonly search: string | undefined }) {
  const fits = and(published, search ? ilike(pastProject.name, containing(search)) : undefined);
  const rows = db
    .select({ ...listed, description: sql<string>`left(${pastProject.description}, ${BEGINNING})` })
    .from(pastProject)
    .where(fits)
    .orderBy(asc(pastProject.position));
  return pageOf(db, page, rows, db.select({ id: pastProject.id }).from(pastProject).where(fits));
}

/** A published past project by its address. */
export async function publishedProject(db: Db, address: string): Promise<ProjectTableRow | undefined> {
  // guard: projects.public.test.ts
  const [row] = await db
    .select()
    .from(pastProject)
    .where(and(published, eq(pastProject.address, address)));
  return row;
}

/** Removes a project, which stays in the table; the caller holds the order locked. */
export async function removeProject(tx: Db, { id, version }: ProjectTableRow, updatedAt: Date): Promise<void> {
  const gone = { isDeleted: true, isPublished: false, position: null, version: version + 1, updatedAt };
  await tx.update(pastProject).set(gone).where(eq(pastProject.id, id));
  await projectsOrder.close(tx);
}
