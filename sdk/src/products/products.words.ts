import type { Words } from '../core/openapi/openapi.words.ts';

/** Descriptions of this area's fields, for the OpenAPI document and the typings. */
export const productsWords: Words = {
  imageUrl: 'Address of the picture.',
  landingType: 'Which of the two places of the landing page shows it.',
  productImageLink: 'Address of the picture.',
  productImageUrl: 'Address of the picture.',
  productLandingId: 'Number of the product on the landing page.',
  productMeta: 'How the picture fills its frame.',
  productName: 'What the product is called.',
  productPos: 'Place in the list, from 1.',
  productPrice: 'Price in kopecks.',
  products: 'Products of one place of the landing page.',
  productType: 'Number of the place of the landing page.',
  productUrl: 'Where the product is sold.',
};
