import { messages } from '@venue/sdk';
import { type MarketItem, MarketItemFields, marketItemUnit } from '@venue/sdk/market/model';
import * as z from 'zod/mini';

const { brandId, itemPrice } = MarketItemFields.shape;

/** A value that may be null in the form but is required on submission. */
export const filledIn = <S extends z.ZodMiniType>(schema: S) =>
  z.nullable(schema).check(z.refine(value => value !== null, messages.required));

/** Also validates a new item: its `version` is 0 and is not sent. */
export const itemSchema = z.extend(MarketItemFields, {
  brandId: filledIn(brandId),
  itemPrice: filledIn(itemPrice),
  version: z.int(),
});
export type ItemValues = z.input<typeof itemSchema>;

/** The editor's initial values for an item, or for a new one. */
export const itemValues = (item: MarketItem | undefined, brand: number | null = null): ItemValues => ({
  brandId: item?.brandId ?? brand,
  itemName: item?.itemName ?? '',
  itemDescription: item?.itemDescription ?? '',
  itemArticle: item?.itemArticle ?? '',
  itemBarcode: item?.itemBarcode ?? '',
  itemPrice: item?.itemPrice ?? null,
  itemUnit: item?.itemUnit ?? marketItemUnit.piece,
  itemWeight: item?.itemWeight ?? null,
  itemNeedsMarking: item?.itemNeedsMarking ?? false,
  version: item?.version ?? 0,
});
