import * as z from 'zod/mini';
import { call } from '../core/schema/call.ts';
import { done, Id, Kopecks, message } from '../core/schema/fields.ts';
import { required } from '../core/schema/rules.ts';
import { LandingProduct, ProductFields, ProductPos, productLimits, productType } from './products.model.ts';

const section = '7 Admin: landing products';

/** The goods of one block of the landing page in their order; `productType` is 1 or 2. */
export const listProducts = call({
  id: 'admin.product.list',
  summary: 'List the products of one block of the landing page',
  method: 'GET',
  path: '/admin/product/show/landing/{productType}',
  access: 'products.read',
  reply: message(z.object({ products: z.array(LandingProduct) })),
  fails: ['not_found'],
  reads: ['products'],
  section,
});

/**
 * Adds a product at the end of a block. `imageUrl` is the address of the picture of a confirmed item of our own
 * marketplace; name, price (kopecks) and picture are taken from there. Other addresses are never fetched: they fail
 * with `product_not_found`; a product the block shows already, or a full block, with `invalid_input`.
 */
export const addProduct = call({
  id: 'admin.product.add',
  summary: 'Add a product to the landing page by its address',
  method: 'POST',
  path: '/admin/product/add/landing',
  access: 'products.manage',
  body: z.object({ imageUrl: required(500), landingType: productType.schema }),
  reply: message(
    z.object({
      successful: z.boolean(),
      productLandingId: Id,
      productName: z.string(),
      productPrice: Kopecks,
      productImageUrl: z.string(),
    }),
  ),
  fails: ['product_not_found'],
  changes: ['products'],
  repeat: 'idempotency-key',
  section,
});

/** Removes a product from the landing page; the marketplace keeps it. */
export const removeProduct = call({
  id: 'admin.product.delete',
  summary: 'Remove a product from the landing page',
  method: 'DELETE',
  path: '/admin/product/delete/landing/{productLandingId}',
  access: 'products.manage',
  reply: done,
  fails: ['not_found'],
  changes: ['products'],
  repeat: 'idempotency-key',
  section,
});

/**
 * Reorders the products of one or both blocks; with another `landingType` a product moves to the other block. Every
 * product of these blocks has to be listed, with places from 1 without gaps: if somebody has added or removed one
 * meanwhile, nothing changes (`conflict`).
 */
export const reorderProducts = call({
  id: 'admin.product.reorder',
  summary: 'Reorder the products of the landing page',
  method: 'PUT',
  path: '/admin/product/update/landing',
  access: 'products.manage',
  body: z
    .array(z.object({ productLandingId: Id, productPos: ProductPos, landingType: productType.schema }))
    .check(z.minLength(1), z.maxLength(2 * productLimits.inBlock)),
  reply: done,
  fails: ['not_found', 'conflict'],
  changes: ['products'],
  repeat: 'safe',
  section,
});

/** Sets how the picture of a product fills its frame. */
export const setProductMeta = call({
  id: 'admin.product.css',
  summary: 'Set how the picture of a product fills its frame',
  method: 'PUT',
  path: '/admin/product/css',
  access: 'products.manage',
  body: z.extend(ProductFields, { productLandingId: Id }),
  reply: done,
  fails: ['not_found'],
  changes: ['products'],
  repeat: 'safe',
  section,
});
