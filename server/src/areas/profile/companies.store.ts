import type { Organisation, RegisteredOrganisation } from '@venue/sdk/profile/model';
import { and, asc, eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Db } from '../../core/db/database.ts';
import { inserted } from '../../core/db/inserted.ts';
import { type OrganisationRow, organisation } from './profile.table.ts';

export const presentCompany = ({ id, name, type, inn, details }: OrganisationRow): Organisation => ({
  organisationId: id,
  name,
  type,
  INN: inn,
  ...details,
});

/** A person's organisations, oldest first. */
export const companiesOf = (db: Db, userId: number): Promise<OrganisationRow[]> =>
  db.select().from(organisation).where(eq(organisation.userId, userId)).orderBy(asc(organisation.id));

/**
 * An organisation of this person, which cannot be removed until the transaction ends; undefined for somebody else's.
 */
export async function companyOf(tx: Db, userId: number, organisationId: number): Promise<OrganisationRow | undefined> {
  // guard: server/src/areas/brands/brands.admin.test.ts
  const [row] = await tx
    .select()
    .from(organisation)
    .where(and(eq(organisation.userId, userId), eq(organisation.id, organisationId)))
    .for('key share');
  return row;
}

const unknown = {
  postalAddress: '',
  actsOn: '',
  bankName: '',
  BIK: '',
  account: '',
  correspondentAccount: '',
  phone: '',
  email: '',
};

/** Adds an organisation to a person's own, with the data of the register and its e-mail where that is known. */
export async function addCompany(
  tx: Db,
  userId: number,
  { name, type, INN, ...details }: z.output<typeof RegisteredOrganisation> & { readonly email?: string },
): Promise<OrganisationRow> {
  const values = { userId, name, type, inn: INN, details: { ...unknown, ...details } };
  return inserted(await tx.insert(organisation).values(values).returning());
}
