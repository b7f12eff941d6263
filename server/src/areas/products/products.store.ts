import { brandStatus } from '@venue/sdk/brands/model';
import { marketItemStatus } from '@venue/sdk/market/model';
import { productType } from '@venue/sdk/products/model';
import { and, asc, eq, getTableColumns, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { inserted } from '../../core/db/inserted.ts';
import { orderOf } from '../../core/record/order.ts';
import { picture } from '../../core/record/pictures.table.ts';
import { brand } from '../brands/brands.table.ts';
import { marketItem } from '../market/market.table.ts';
import { landingProduct, type ProductTableRow } from './products.table.ts';

type Block = ProductTableRow['type'];

const order = orderOf({
  table: landingProduct,
  id: landingProduct.id,
  position: landingProduct.position,
  among: landingProduct.type,
});

/** The picture that was chosen, else the main one of the item. */
const file = sql<string | null>`coalesce(
  (select ${picture.file} from ${picture} where ${picture.id} = ${landingProduct.pictureId}),
  (select ${picture.file} from ${picture} where ${picture.owner} = 'marketItem' and ${picture.ownerId} = ${landingProduct.itemId} order by ${picture.isMain} desc, ${picture.position} limit 1)
)`;

const whole = (db: Db) =>
  db
    .select({
      ...getTableColumns(landingProduct),
      name: marketItem.name,
      price: marketItem.price,
      status: marketItem.status,
      brandStatus: brand.status,
      siteUrl: brand.siteUrl,
      file,
    })
    .from(landingProduct)
    .innerJoin(marketItem, and(eq(marketItem.id, landingProduct.itemId), isNull(marketItem.deletedAt)))
    .innerJoin(brand, eq(brand.id, marketItem.brandId));

/** A product with the current data of its item. */
export type ShownProduct = Awaited<ReturnType<typeof productsOf>>[number];

/** The products of a block in their order, without those whose item was deleted. */
export const productsOf = (db: Db, type: Block) =>
  whole(db).where(eq(landingProduct.type, type)).orderBy(asc(landingProduct.position));

/** The products of both blocks that visitors see: of confirmed items of verified brands. */
export const productsOnSite = (db: Db) =>
  whole(db)
    .where(and(eq(marketItem.status, marketItemStatus.confirmed), eq(brand.status, brandStatus.verified)))
    .orderBy(asc(landingProduct.type), asc(landingProduct.position));

export async function productById(db: Db, id: number): Promise<ShownProduct | undefined> {
  const [row] = await whole(db).where(eq(landingProduct.id, id));
  return row;
}

/** Locks both blocks until the end of the transaction, and removes products whose item was deleted. */
export async function lockBlocks(tx: Db): Promise<void> {
  for (const type of productType.ids) await order.lock(tx, type);
  const deleted = tx.select({ id: marketItem.id }).from(marketItem).where(isNotNull(marketItem.deletedAt));
  const gone = await tx
    .delete(landingProduct)
    .where(inArray(landingProduct.itemId, deleted))
    .returning({ type: landingProduct.type });
  for (const type of new Set(gone.map(row => row.type))) await order.close(tx, type);
}

/** A confirmed item with the picture of this name. */
export async function itemOfPicture(db: Db, name: string) {
  const [row] = await db
    .select({ itemId: marketItem.id, pictureId: picture.id })
    .from(picture)
    .innerJoin(marketItem, eq(marketItem.id, picture.ownerId))
    .where(
      and(
        eq(picture.file, name),
        eq(picture.owner, 'marketItem'),
        isNull(marketItem.deletedAt),
        eq(marketItem.status, marketItemStatus.confirmed),
      ),
    );
  return row;
}

/** Adds a product at the end of its block, which the caller holds locked. */
export async function addProduct(
  tx: Db,
  values: Omit<typeof landingProduct.$inferInsert, 'position'>,
): Promise<ProductTableRow> {
  const position = await order.end(tx, values.type);
  return inserted(
    await tx
      .insert(landingProduct)
      .values({ ...values, position })
      .returning(),
  );
}

/** Removes a product; those behind it move up. */
export async function dropProduct(tx: Db, { id, type }: Pick<ProductTableRow, 'id' | 'type'>): Promise<void> {
  await tx.delete(landingProduct).where(eq(landingProduct.id, id));
  await order.close(tx, type);
}

export interface Placed {
  readonly id: number;
  readonly type: Block;
  readonly position: number;
}

/** Sets the blocks and positions of products in one statement, because positions must be unique at its end. */
export const placeProducts = (tx: Db, rows: readonly Placed[]) =>
  tx.execute(
    sql`update ${landingProduct} set type = wanted.type, position = wanted.position
        from unnest(${sql.param(rows.map(row => row.id))}::int[], ${sql.param(rows.map(row => row.type))}::int[], ${sql.param(rows.map(row => row.position))}::int[]) wanted (id, type, position)
        where ${landingProduct.id} = wanted.id`,
  );

export async function setMeta(tx: Db, id: number, meta: ProductTableRow['meta']): Promise<void> {
  await tx.update(landingProduct).set({ meta }).where(eq(landingProduct.id, id));
}
