import type { Words } from '../core/openapi/openapi.words.ts';

/** Descriptions of this area's fields, for the OpenAPI document and the typings. */
export const marketWords: Words = {
  heldBy: 'The request the item is in; null while it is in none, and for strangers.',
  itemArticle: 'The seller’s own code of the item.',
  itemBarcode: 'Barcode of the item, EAN-13; may be empty.',
  itemDescription: 'About the item, as formatted text.',
  itemId: 'Number of the item.',
  itemIds: 'Numbers of the items to begin with.',
  itemName: 'What the item is called.',
  itemNeedsMarking: 'Whether the law wants the item marked with a code.',
  itemPrice: 'Price of one unit in kopecks.',
  itemsCount: 'How many items are in the request.',
  itemStatus: 'Where the item stands.',
  itemUnit: 'What the item is counted in.',
  itemWeight: 'Weight of one unit with its packing, in grams; null where it does not matter.',
  'MarketRequest.total': 'Price of all items in kopecks.',
  'AdminMarketRequest.total': 'Price of all items in kopecks.',
  'AdminMarketRequestRow.total': 'Price of all items in kopecks.',
  'MarketRequestRow.total': 'Price of all items in kopecks.',
  'MarketRequest.items': 'Items in the request.',
  'AdminMarketRequest.items': 'Items in the request.',
};
