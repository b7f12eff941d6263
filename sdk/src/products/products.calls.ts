import * as z from 'zod/mini';
import { call } from '../core/schema/call.ts';
import { message } from '../core/schema/fields.ts';
import { ShownProduct } from './products.model.ts';

/** The goods of both places of the first page, each in the order set by staff. */
export const listShownProducts = call({
  id: 'product.shown',
  summary: 'List the products that the first page shows',
  method: 'GET',
  path: '/product/shown',
  access: 'public',
  reply: message(z.object({ products: z.array(ShownProduct) })),
  reads: ['products', 'market.items', 'brands'],
  ours: true,
});
