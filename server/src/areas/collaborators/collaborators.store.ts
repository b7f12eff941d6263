import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { inserted } from '../../core/db/inserted.ts';
import { inOrder, pageByIds, type Sorting } from '../../core/db/pageByIds.ts';
import { numberLike, type SearchQuery, whereOf, withWords } from '../../core/db/search.ts';
import { orderOf } from '../../core/record/order.ts';
import { planFits } from '../../core/record/plans.ts';
import { type CollaboratorTableRow, collaborator } from './collaborators.table.ts';

const sortable = {
  collaboratorOrder: [collaborator.position, collaborator.id],
  collaboratorId: [collaborator.id],
  isPublished: [collaborator.isPublished, collaborator.id],
  updatedAt: [collaborator.updatedAt, collaborator.id],
} as const;

interface ListFilter {
  readonly isPublished?: boolean | undefined;
  readonly hasPlan?: boolean | undefined;
  readonly search?: string | undefined;
  readonly sort?: keyof typeof sortable | undefined;
  readonly order?: 'asc' | 'desc' | undefined;
}

interface ListQuery extends ListFilter {
  readonly page: number;
  readonly pageSize: number;
}

/** The order of the team. */
export const teamOrder = orderOf({ table: collaborator, id: collaborator.id, position: collaborator.position });

const fitting = ({ isPublished, hasPlan, search = '' }: ListFilter): SearchQuery => ({
  fits: and(
    isPublished === undefined ? undefined : eq(collaborator.isPublished, isPublished),
    planFits('collaborator', collaborator.id, hasPlan),
  ),
  id: collaborator.id,
  found: search === '' ? undefined : [numberLike(collaborator.id, search), withWords([collaborator.text], search)],
});

const sortingOf = ({ sort = 'collaboratorOrder', order = 'asc' }: ListFilter): Sorting =>
  inOrder(sortable[sort], order);

const inView = (db: Db, wanted: ListFilter) =>
  db
    .select()
    .from(collaborator)
    .where(whereOf(fitting(wanted)))
    .orderBy(...sortingOf(wanted).columns());

/** A page of the team, with the total. */
export function collaboratorsPage(db: Db, wanted: ListQuery) {
  return pageByIds<CollaboratorTableRow>(db, wanted, {
    ...fitting(wanted),
    sorting: sortingOf(wanted),
    rowsOf: ids =>
      db
        .select()
        .from(collaborator)
        .where(inArray(collaborator.id, [...ids])),
  });
}

/** The published team, in its order. */
export const publishedTeam = (db: Db) => inView(db, { isPublished: true });

/** The first of a view. */
export const firstCollaborators = (db: Db, wanted: ListFilter, most: number) => inView(db, wanted).limit(most);

export async function collaboratorById(db: Db, id: number): Promise<CollaboratorTableRow | undefined> {
  const [row] = await db.select().from(collaborator).where(eq(collaborator.id, id));
  return row;
}

/** A collaborator, locked until the end of the transaction. */
export async function lockCollaborator(tx: Db, id: number): Promise<CollaboratorTableRow | undefined> {
  const [row] = await tx.select().from(collaborator).where(eq(collaborator.id, id)).for('update');
  return row;
}

export async function addCollaborator(
  tx: Db,
  values: Omit<typeof collaborator.$inferInsert, 'position'>,
): Promise<CollaboratorTableRow> {
  const position = await teamOrder.end(tx);
  return inserted(
    await tx
      .insert(collaborator)
      .values({ ...values, position })
      .returning(),
  );
}

export async function changeCollaborator(
  tx: Db,
  id: number,
  values: Partial<typeof collaborator.$inferInsert>,
): Promise<CollaboratorTableRow> {
  const [row] = await tx.update(collaborator).set(values).where(eq(collaborator.id, id)).returning();
  if (!row) throw new Error(`collaborator ${id} is gone`);
  return row;
}

/** Removes a collaborator; those behind move up. */
export async function dropCollaborator(tx: Db, id: number): Promise<void> {
  await tx.delete(collaborator).where(eq(collaborator.id, id));
  await teamOrder.close(tx);
}
