import { and, asc, desc, eq, ilike, or, type SQL } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { inserted } from '../../core/db/inserted.ts';
import { pageOf } from '../../core/db/pageOf.ts';
import { containing, numberLike } from '../../core/db/search.ts';
import { orderOf } from '../../core/record/order.ts';
import { type CollaboratorTableRow, collaborator } from './collaborators.table.ts';

const sortable = {
  collaboratorOrder: collaborator.position,
  collaboratorId: collaborator.id,
  isPublished: collaborator.isPublished,
  updatedAt: collaborator.updatedAt,
} as const;

interface Filtered {
  readonly isPublished?: boolean | undefined;
  readonly search?: string | undefined;
  readonly sort?: keyof typeof sortable | undefined;
  readonly order?: 'asc' | 'desc' | undefined;
}

interface Wanted extends Filtered {
  readonly page: number;
  readonly pageSize: number;
}

/** The places of the team. */
export const teamOrder = orderOf({ table: collaborator, id: collaborator.id, position: collaborator.position });

const fitting = ({ isPublished, search = '' }: Filtered): SQL | undefined =>
  and(
    isPublished === undefined ? undefined : eq(collaborator.isPublished, isPublished),
    search === '' ? undefined : or(numberLike(collaborator.id, search), ilike(collaborator.text, containing(search))),
  );

const inView = (db: Db, { sort = 'collaboratorOrder', order = 'asc', ...wanted }: Filtered) => {
  const way = order === 'asc' ? asc : desc;
  return db.select().from(collaborator).where(fitting(wanted)).orderBy(way(sortable[sort]), way(collaborator.id));
};

/** A page of the team with the number of all in the view. */
export const collaboratorsPage = (db: Db, wanted: Wanted) =>
  pageOf(db, wanted, inView(db, wanted), db.select({ id: collaborator.id }).from(collaborator).where(fitting(wanted)));

/** Who the site shows, in their order. */
export const publishedTeam = (db: Db) => inView(db, { isPublished: true });

/** The first of a view. */
export const firstCollaborators = (db: Db, wanted: Filtered, most: number) => inView(db, wanted).limit(most);

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
