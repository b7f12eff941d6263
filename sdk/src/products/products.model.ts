import * as z from 'zod/mini';
import { removalQuestion } from '../core/kind/publication.ts';
import { defineEnum } from '../core/schema/enums.ts';
import { Id, Kopecks } from '../core/schema/fields.ts';
import { labelled } from '../core/schema/labels.ts';
import { PictureMetaFields } from '../core/schema/pictures.ts';
import { withoutRules } from '../core/schema/withoutRules.ts';

/** The two places of the landing page that show goods; `landingType` and `{productType}` both name it. */
export const productType = defineEnum({
  marketplaceBlock: { id: 1, label: 'Блок «Маркетплейс»' },
  goodsSlide: { id: 2, label: 'Слайд с товарами' },
});

export const productRemovalConfirm = removalQuestion('этот товар');

/** Goods one block holds at most. */
export const productLimits = { inBlock: 100 } as const;

/** A place among the goods of one block, from 1. */
export const ProductPos = z.int().check(z.minimum(1), z.maximum(productLimits.inBlock));

/** What staff enter about a product: which part of its picture stays in sight. */
export const ProductFields = z.object({
  productMeta: labelled(PictureMetaFields, 'Видимая часть картинки', {
    hint: 'Где картинка не\u00a0помещается целиком, останется место вокруг этой точки',
  }),
});

/**
 * A product shown on the landing page. Name, price and picture are those the marketplace has now; an item deleted there
 * leaves the landing page too.
 */
export const LandingProduct = z.extend(withoutRules(ProductFields), {
  productLandingId: Id,
  /** The item of the marketplace. */
  itemId: Id,
  productName: z.string(),
  productPrice: Kopecks,
  productImageLink: z.string(),
  productUrl: z.string(),
  productPos: z.int(),
  landingType: productType.schema,
  /** False while its item or its brand is being verified again: the site does not show it then. */
  isShown: z.boolean(),
});
export type LandingProduct = z.output<typeof LandingProduct>;

/** A product for everybody: its item is confirmed, and of a verified brand. */
export const ShownProduct = z.pick(LandingProduct, {
  productLandingId: true,
  itemId: true,
  productName: true,
  productPrice: true,
  productImageLink: true,
  productMeta: true,
  landingType: true,
});
export type ShownProduct = z.output<typeof ShownProduct>;
