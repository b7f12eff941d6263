import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../core/db/database.ts';
import { inserted } from '../../../core/db/inserted.ts';
import { inOrder, pageByIds } from '../../../core/db/pageByIds.ts';
import { withWords } from '../../../core/db/search.ts';
import { agreementTemplate, type TemplateTableRow } from './agreements.templates.table.ts';

const sortable = {
  templateName: [agreementTemplate.name, agreementTemplate.id],
  templateId: [agreementTemplate.id],
  updatedAt: [agreementTemplate.updatedAt, agreementTemplate.id],
} as const;

interface ListQuery {
  readonly search?: string | undefined;
  readonly sort?: keyof typeof sortable | undefined;
  readonly order?: 'asc' | 'desc' | undefined;
  readonly page: number;
  readonly pageSize: number;
}

/** A page of the templates. */
export function templatesPage(db: Db, { sort = 'templateName', order = 'asc', search = '', ...page }: ListQuery) {
  return pageByIds<TemplateTableRow>(db, page, {
    id: agreementTemplate.id,
    fits: undefined,
    found: search === '' ? undefined : [withWords([agreementTemplate.name], search)],
    sorting: inOrder(sortable[sort], order),
    rowsOf: ids =>
      db
        .select()
        .from(agreementTemplate)
        .where(inArray(agreementTemplate.id, [...ids])),
  });
}

export async function templateById(db: Db, id: number): Promise<TemplateTableRow | undefined> {
  const [row] = await db.select().from(agreementTemplate).where(eq(agreementTemplate.id, id));
  return row;
}

/** A template, locked until the end of the transaction. */
export async function lockTemplate(tx: Db, id: number): Promise<TemplateTableRow | undefined> {
  const [row] = await tx.select().from(agreementTemplate).where(eq(agreementTemplate.id, id)).for('update');
  return row;
}

export const addTemplateRow = async (tx: Db, values: typeof agreementTemplate.$inferInsert) =>
  inserted(await tx.insert(agreementTemplate).values(values).returning());

export const changeTemplate = async (tx: Db, id: number, values: Partial<typeof agreementTemplate.$inferInsert>) =>
  inserted(await tx.update(agreementTemplate).set(values).where(eq(agreementTemplate.id, id)).returning());

export const dropTemplate = async (tx: Db, id: number) =>
  void (await tx.delete(agreementTemplate).where(eq(agreementTemplate.id, id)));
