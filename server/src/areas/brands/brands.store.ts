import type { ActivityKind, BrandStatus } from '@venue/sdk/brands/model';
import { brandStatus } from '@venue/sdk/brands/model';
import { and, asc, count, desc, eq, exists, getTableColumns, ilike, inArray, or, type SQL } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { inserted } from '../../core/db/inserted.ts';
import { containing } from '../../core/db/search.ts';
import { organisation } from '../profile/profile.table.ts';
import { activityKind, type BrandTableRow, brand, brandActivity } from './brands.table.ts';

/** A brand with the organisation behind it, which may be none. */
export interface BrandRecord extends BrandTableRow {
  readonly companyName: string | null;
  readonly companyType: (typeof organisation.$inferSelect)['type'] | null;
  readonly companyInn: string | null;
}

/** Column values of a brand, all or some. */
export type BrandValues = Partial<typeof brand.$inferInsert>;

const whole = {
  ...getTableColumns(brand),
  companyName: organisation.name,
  companyType: organisation.type,
  companyInn: organisation.inn,
};

const read = (db: Db) => db.select(whole).from(brand).leftJoin(organisation, eq(organisation.id, brand.organisationId));

export async function brandById(db: Db, id: number): Promise<BrandRecord | undefined> {
  const [row] = await read(db).where(eq(brand.id, id));
  return row;
}

/** A brand, locked until the end of the transaction. */
export async function lockBrand(tx: Db, id: number): Promise<BrandTableRow | undefined> {
  const [row] = await tx.select().from(brand).where(eq(brand.id, id)).for('update');
  return row;
}

export async function addBrand(tx: Db, values: typeof brand.$inferInsert): Promise<BrandTableRow> {
  return inserted(await tx.insert(brand).values(values).returning());
}

export async function changeBrand(tx: Db, id: number, values: BrandValues): Promise<BrandTableRow> {
  const [row] = await tx.update(brand).set(values).where(eq(brand.id, id)).returning();
  if (!row) throw new Error(`brand ${id} is gone`);
  return row;
}

/** Removes a brand. A trigger takes its goods that were removed before, which nobody sees any more. */
export const removeBrand = (tx: Db, id: number) => tx.delete(brand).where(eq(brand.id, id));

/** Replaces the kinds of activity of a brand. */
export async function setActivities(tx: Db, brandId: number, kindIds: readonly number[]): Promise<void> {
  await tx.delete(brandActivity).where(eq(brandActivity.brandId, brandId));
  if (kindIds.length > 0)
    await tx.insert(brandActivity).values([...new Set(kindIds)].map(activityKindId => ({ brandId, activityKindId })));
}

/** All kinds of activity in their order. */
export const activityKinds = (db: Db): Promise<ActivityKind[]> =>
  db
    .select({ activityKindId: activityKind.id, activityKindName: activityKind.name })
    .from(activityKind)
    .orderBy(asc(activityKind.position), asc(activityKind.id));

/** The kinds of activity of several brands, by brand id. */
export async function activitiesOf(db: Db, brandIds: readonly number[]): Promise<Map<number, ActivityKind[]>> {
  if (brandIds.length === 0) return new Map();
  const rows = await db
    .select({ brandId: brandActivity.brandId, id: activityKind.id, name: activityKind.name })
    .from(brandActivity)
    .innerJoin(activityKind, eq(activityKind.id, brandActivity.activityKindId))
    .where(inArray(brandActivity.brandId, [...brandIds]))
    .orderBy(asc(activityKind.position), asc(activityKind.id));
  const kinds = new Map<number, ActivityKind[]>();
  for (const { brandId, id, name } of rows)
    kinds.set(brandId, [...(kinds.get(brandId) ?? []), { activityKindId: id, activityKindName: name }]);
  return kinds;
}

export const doing = (db: Db, kindId: number): SQL =>
  exists(
    db
      .select({ one: brandActivity.brandId })
      .from(brandActivity)
      .where(and(eq(brandActivity.brandId, brand.id), eq(brandActivity.activityKindId, kindId))),
  );

const sortable = {
  brandId: brand.id,
  brandName: brand.name,
  brandStatus: brand.status,
  updatedAt: brand.updatedAt,
} as const;

interface BrandListQuery {
  readonly userId?: number | undefined;
  readonly status?: BrandStatus | undefined;
  readonly kindId?: number | undefined;
  readonly search?: string | undefined;
  readonly sort?: keyof typeof sortable | undefined;
  readonly order?: 'asc' | 'desc' | undefined;
  readonly page: number;
  readonly pageSize: number;
}

/** A page of brands, with the total. */
export async function brandsPage(db: Db, query: BrandListQuery): Promise<{ rows: BrandRecord[]; total: number }> {
  const { userId, status, kindId, search, sort = 'updatedAt', order = 'desc', page, pageSize } = query;
  const fits = and(
    userId === undefined ? undefined : eq(brand.userId, userId),
    status === undefined ? undefined : eq(brand.status, status),
    kindId === undefined ? undefined : doing(db, kindId),
    search ? ilike(brand.name, containing(search)) : undefined,
  );
  const way = order === 'asc' ? asc : desc;
  const rows = await read(db)
    .where(fits)
    .orderBy(way(sortable[sort]), way(brand.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [total] = await db.select({ total: count() }).from(brand).where(fits);
  return { rows, total: total?.total ?? 0 };
}

/** Up to twenty brands whose name has these words: a person's own in any status, and the verified ones of all. */
export const findBrands = (db: Db, userId: number, words: string): Promise<BrandRecord[]> =>
  // guard: brands.test.ts
  read(db)
    .where(
      and(ilike(brand.name, containing(words)), or(eq(brand.userId, userId), eq(brand.status, brandStatus.verified))),
    )
    .orderBy(asc(brand.name), asc(brand.id))
    .limit(20);

/** The id of one of these organisations that a brand uses; undefined if none. */
export async function organisationOfBrand(tx: Db, organisationIds: readonly number[]): Promise<number | undefined> {
  const [used] = await tx
    .select({ organisationId: brand.organisationId })
    .from(brand)
    .where(inArray(brand.organisationId, [...organisationIds]))
    .limit(1);
  return used?.organisationId ?? undefined;
}
