import * as z from 'zod/mini';
import { call } from '../core/schema/call.ts';
import { basedOn, decision, decisionFails, EarlierDecision } from '../core/schema/decision.ts';
import { done, exportQuery, Id, message, page, pageQuery, QueryInt, sortsThen } from '../core/schema/fields.ts';
import { file, sheet } from '../core/schema/file.ts';
import { InputDay } from '../core/schema/inputDates.ts';
import {
  AdminMarketItem,
  AdminMarketItemRow,
  AdminMarketRequest,
  AdminMarketRequestRow,
  marketItemStatus,
  marketRequestStatus,
} from './market.model.ts';

const section = '7 Admin: brands, market';
const { inProgress, declined, accepted } = marketRequestStatus;
const both = ['market.items', 'market.requests'] as const;

export const marketItemSorts = [
  'itemId',
  'itemName',
  'itemPrice',
  'itemStatus',
  'brandName',
  'updatedAt',
  ...sortsThen('brandName', 'itemName', 'itemPrice'),
] as const;
export const marketRequestSorts = [
  'requestId',
  'requestStatus',
  'brandName',
  'total',
  'sentAt',
  'updatedAt',
  ...sortsThen('brandName', 'total', 'updatedAt'),
] as const;

/** Filters of the staff's lists. */
const ItemFilters = z.object({
  status: z.optional(z.pipe(QueryInt, marketItemStatus.schema)),
  brandId: z.optional(QueryInt),
  ownerId: z.optional(QueryInt),
});
const RequestFilters = z.object({
  status: z.optional(z.pipe(QueryInt, marketRequestStatus.schema)),
  brandId: z.optional(QueryInt),
  ownerId: z.optional(QueryInt),
  from: z.optional(InputDay),
  to: z.optional(InputDay),
});

/** A page of all items; `search` looks at name, article, barcode, brand and owner. */
export const listItems = call({
  id: 'admin.marketItem.list',
  summary: 'List all items as staff',
  method: 'GET',
  path: '/admin/market/item/show',
  access: 'market.read',
  query: z.extend(pageQuery(marketItemSorts), ItemFilters.shape),
  reply: page(AdminMarketItemRow),
  reads: ['market.items'],
  section,
});

/** All matching items as one file, `xlsx` or `csv`, with formulas escaped. */
export const exportItems = call({
  id: 'admin.marketItem.export',
  summary: 'Export the filtered items',
  method: 'GET',
  path: '/admin/export/marketitems',
  access: 'market.read',
  query: z.extend(exportQuery(marketItemSorts), ItemFilters.shape),
  reply: file(sheet),
  reads: ['market.items'],
  ours: true,
});

/** One item in any status, with its last confirmed state. */
export const getItem = call({
  id: 'admin.marketItem.detail',
  summary: 'Read one item as staff',
  method: 'POST',
  path: '/admin/market/item/detailed',
  access: 'market.read',
  body: z.object({ itemId: Id }),
  reply: message(AdminMarketItem),
  fails: ['not_found'],
  reads: ['market.items'],
  section,
});

/**
 * A page of all requests but drafts; `search` looks at brand, owner, contact and number, the days filter by the
 * sending.
 */
export const listRequests = call({
  id: 'admin.marketRequest.list',
  summary: 'List all requests as staff',
  method: 'GET',
  path: '/admin/market/requests',
  access: 'market.read',
  query: z.extend(pageQuery(marketRequestSorts), RequestFilters.shape),
  reply: page(AdminMarketRequestRow),
  reads: ['market.requests'],
  section,
});

/** All matching requests as one file, `xlsx` or `csv`, with formulas escaped. */
export const exportRequests = call({
  id: 'admin.marketRequest.export',
  summary: 'Export the filtered market requests',
  method: 'GET',
  path: '/admin/export/marketrequests',
  access: 'market.read',
  query: z.extend(exportQuery(marketRequestSorts), RequestFilters.shape),
  reply: file(sheet),
  reads: ['market.requests'],
  ours: true,
});

/** One request with its items, each with its last confirmed state. */
export const getRequest = call({
  id: 'admin.marketRequest.detail',
  summary: 'Read one request as staff',
  method: 'POST',
  path: '/admin/market/request/detailed',
  access: 'market.read',
  body: z.object({ requestId: Id }),
  reply: message(AdminMarketRequest),
  fails: ['not_found'],
  reads: ['market.requests'],
  section,
});

/**
 * Takes a request into work (3), declines it with a reason its owner reads (4), or accepts it (5). Acceptance
 * confirms its items.
 */
export const acceptRequest = call({
  id: 'admin.marketRequest.accept',
  summary: 'Decide on a market request',
  method: 'POST',
  path: '/admin/market/request/accept',
  access: 'market.manage',
  body: decision(marketRequestStatus.schema, [inProgress, declined, accepted], [declined], { requestId: Id }),
  reply: message(AdminMarketRequest),
  fails: decisionFails,
  changes: [...both, 'applications'],
  repeat: 'idempotency-key',
  section,
});

/** Deletes a request; its items stay. `seen` is the status it had on the screen. */
export const removeRequest = call({
  id: 'admin.marketRequest.remove',
  summary: 'Delete a request as staff',
  method: 'POST',
  path: '/admin/market/request/remove',
  access: 'market.manage',
  body: z.object({ requestId: Id, seen: basedOn(marketRequestStatus.schema) }),
  reply: done,
  fails: ['not_found', { already_decided: EarlierDecision }],
  changes: ['market.requests', 'applications'],
  repeat: 'idempotency-key',
  section,
});

/**
 * Deletes an item, also from the landing page and from requests not sent yet; requests that were sent still show it.
 */
export const removeItem = call({
  id: 'admin.marketItem.remove',
  summary: 'Delete an item as staff',
  method: 'POST',
  path: '/admin/market/item/remove',
  access: 'market.manage',
  body: z.object({ itemId: Id }),
  reply: done,
  fails: ['not_found'],
  changes: [...both, 'applications', 'products'],
  repeat: 'idempotency-key',
  section,
});
