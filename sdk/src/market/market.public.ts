import * as z from 'zod/mini';
import { call } from '../core/schema/call.ts';
import { message, page, publicList, QueryInt } from '../core/schema/fields.ts';
import { PublicItem } from './market.model.ts';

/**
 * A page of the goods for visitors, 12 of them, the latest changed first: of one brand, of brands of one kind of
 * activity, or all; `search` looks at the name, the article number and the brand.
 */
export const listPublicItems = call({
  id: 'marketItem.publicList',
  summary: 'List the goods of the marketplace',
  method: 'GET',
  path: '/marketplace/item/public/list',
  access: 'public',
  query: z.extend(publicList(), { brandId: z.optional(QueryInt), activityKindId: z.optional(QueryInt) }),
  reply: page(PublicItem),
  reads: ['market.items', 'brands'],
  ours: true,
});

/** One item of the marketplace, for visitors. */
export const getPublicItem = call({
  id: 'marketItem.publicDetail',
  summary: 'Read an item of the marketplace',
  method: 'GET',
  path: '/marketplace/item/public/detail/{itemId}',
  access: 'public',
  reply: message(PublicItem),
  fails: ['not_found'],
  reads: ['market.items', 'brands'],
  ours: true,
});
