import { ApiFailure, centred, failureTexts } from '@venue/sdk';
import { brandStatus } from '@venue/sdk/brands/model';
import { marketItemStatus } from '@venue/sdk/market/model';
import { listShownProducts } from '@venue/sdk/products';
import { addProduct, listProducts, removeProduct, reorderProducts, setProductMeta } from '@venue/sdk/products/admin';
import { productRecord } from '@venue/sdk/products/kind';
import { type LandingProduct, productLimits, productType } from '@venue/sdk/products/model';
import { brokenConstraint, transact } from '../../core/db/transact.ts';
import { handle, handlePublished } from '../../core/http/handle.ts';
import { writeAudit } from '../../core/record/audit.ts';
import { pictureOfFile, pictureUrls } from '../../core/record/images.ts';
import { mustExist } from '../../core/record/records.ts';
import * as store from './products.store.ts';

const subject = productRecord.name;

const present = (row: store.ShownProduct, index: number): LandingProduct => ({
  productLandingId: row.id,
  itemId: row.itemId,
  productName: row.name,
  productPrice: row.price,
  productImageLink: row.file === null ? '' : pictureUrls(row.file).url,
  productUrl: row.siteUrl,
  productMeta: row.meta,
  productPos: index + 1,
  landingType: row.type,
  isShown: row.status === marketItemStatus.confirmed && row.brandStatus === brandStatus.verified,
});

/** The fields of a product that the audit log keeps. */
const audited = ({ name, type, position }: store.ShownProduct) => ({
  productName: name,
  landingType: type,
  productPos: position,
});

const refused = (text: string, cause?: unknown) =>
  new ApiFailure('invalid_input', { fields: { imageUrl: text }, cause });

export const productsRoutes = [
  // Fields that a response does not declare are dropped, so visitors get only the public model.
  handlePublished(listShownProducts, async (_input, { db }) => ({
    message: { products: (await store.productsOnSite(db)).map(present) },
  })),

  handle(listProducts, async ({ productType: type }, context) => {
    const { data } = productType.schema.safeParse(type);
    const rows = await store.productsOf(context.db, mustExist(data));
    return { message: { products: rows.map(present) } };
  }),

  handle(addProduct, ({ body: { imageUrl, landingType: type } }, context) =>
    transact(context, async tx => {
      const item = await store.itemOfPicture(tx, pictureOfFile(fileIn(imageUrl)));
      if (!item) throw notFound();
      await store.lockBlocks(tx);
      if ((await store.productsOf(tx, type)).length >= productLimits.inBlock)
        throw refused(`В\u00a0блоке уже ${productLimits.inBlock} товаров`);
      const added = await store.addProduct(tx, { type, ...item, meta: centred, createdAt: context.now });
      const row = mustExist(await store.productById(tx, added.id));
      await writeAudit(tx, context, addProduct.id, { subject, subjectId: row.id, after: audited(row) });
      const { productLandingId, productName, productPrice, productImageLink: productImageUrl } = present(row, 0);
      return { message: { successful: true, productLandingId, productName, productPrice, productImageUrl } };
    }).catch(error => {
      throw brokenConstraint(error) === 'landing_product_once'
        ? refused('Этот товар в\u00a0блоке уже есть', error)
        : error;
    }),
  ),

  handle(removeProduct, ({ productLandingId: id }, context) =>
    transact(context, async tx => {
      await store.lockBlocks(tx);
      const row = mustExist(await store.productById(tx, id));
      await store.dropProduct(tx, row);
      await writeAudit(tx, context, removeProduct.id, { subject, subjectId: id, before: audited(row) });
      return { message: { success: true } };
    }),
  ),

  handle(reorderProducts, ({ body }, context) =>
    transact(context, async tx => {
      await store.lockBlocks(tx);
      const requested = body.map(each => ({
        id: each.productLandingId,
        type: each.landingType,
        position: each.productPos,
      }));
      const present = (await Promise.all(productType.ids.map(type => store.productsOf(tx, type)))).flat();
      const before = new Map(present.map(row => [row.id, row]));
      if (requested.some(({ id }) => !before.has(id))) throw new ApiFailure('not_found');
      mustBeWhole(requested, present);
      await store.placeProducts(tx, requested);
      // The product that was moved; those between have only made room.
      const [moved] = requested.toSorted((a, b) => stepOf(b, before) - stepOf(a, before));
      const row = moved && before.get(moved.id);
      if (moved && row && stepOf(moved, before) > 0)
        await writeAudit(tx, context, reorderProducts.id, {
          subject,
          subjectId: moved.id,
          before: audited(row),
          after: audited({ ...row, ...moved }),
        });
      return { message: { success: true } };
    }).catch(error => {
      throw brokenConstraint(error) === 'landing_product_once' ? new ApiFailure('conflict', { cause: error }) : error;
    }),
  ),

  handle(setProductMeta, ({ body: { productLandingId: id, productMeta } }, context) =>
    transact(context, async tx => {
      const row = mustExist(await store.productById(tx, id));
      await store.setMeta(tx, id, productMeta);
      await writeAudit(tx, context, setProductMeta.id, {
        subject,
        subjectId: id,
        before: { productMeta: row.meta },
        after: { productMeta },
      });
      return { message: { success: true } };
    }),
  ),
];

/** The file name that an address ends with. Only our own pictures are looked up, and nothing is fetched. */
const fileIn = (address: string): string => /\/files\/([^/?#]+)/.exec(address)?.[1] ?? '';

const notFound = () => new ApiFailure('product_not_found', { fields: { imageUrl: failureTexts.product_not_found } });

/** Throws `conflict` unless the order has every product of its blocks exactly once, at positions 1 to n. */
function mustBeWhole(requested: readonly store.Placed[], present: readonly store.ShownProduct[]): void {
  const ids = new Set(requested.map(({ id }) => id));
  const types = new Set([...requested, ...present.filter(({ id }) => ids.has(id))].map(({ type }) => type));
  const all = present.filter(({ type }) => types.has(type));
  const filled = [...types].every(type => {
    const places = requested.filter(each => each.type === type).map(({ position }) => position);
    return places.toSorted((a, b) => a - b).every((place, index) => place === index + 1);
  });
  if (ids.size !== requested.length || all.length !== ids.size || !filled) throw new ApiFailure('conflict');
}

/** How far a product moves; a move to another block counts as farther than any position. */
function stepOf({ id, type, position }: store.Placed, before: ReadonlyMap<number, store.Placed>): number {
  const from = before.get(id);
  if (!from) return 0;
  return from.type === type ? Math.abs(from.position - position) : productLimits.inBlock + 1;
}
