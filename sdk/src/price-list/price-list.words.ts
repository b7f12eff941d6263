import type { Words } from '../core/openapi/openapi.words.ts';

/** Descriptions of this area's fields, for the OpenAPI document and the typings. */
export const priceListWords: Words = {
  priceItemGroup: 'Heading of the price list.',
  priceItemId: 'Number of the item of the price list.',
  priceItemImage: 'Its picture; null without one.',
  priceItemMinimum: 'The fewest units that may be ordered.',
  priceItemName: 'What is ordered.',
  priceItemOrder: 'Place under its heading; smaller numbers come first.',
  priceItemPrice: 'Price of one unit in kopecks, VAT included.',
  priceItemSpace: 'The only place where it is offered; null for all of them.',
  priceItemUnit: 'What the price is for.',
};
