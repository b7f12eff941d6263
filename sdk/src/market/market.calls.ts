import * as z from 'zod/mini';
import { push } from '../core/live/push.ts';
import { call } from '../core/schema/call.ts';
import { Version } from '../core/schema/decision.ts';
import { created, current, done, Id, message, page, pageBody, QueryInt } from '../core/schema/fields.ts';
import { MainableImage } from '../core/schema/pictures.ts';
import { picture, putBefore, uploadFails } from '../core/schema/uploads.ts';
import {
  MarketItem,
  MarketItemFields,
  MarketRequest,
  MarketRequestFields,
  MarketRequestItemBody,
  MarketRequestRow,
  marketItemStatus,
  marketLimits,
  marketRequestStatus,
} from './market.model.ts';

export { getPublicItem, listPublicItems } from './market.public.ts';

const section = '7 Marketplace (user)';
const own = { access: 'customer', section } as const;
const ItemBody = z.object({ itemId: Id });
const RequestBody = z.object({ requestId: Id });
const items = ['market.items', 'market.requests'] as const;
const itemFails = ['not_found', 'item_in_request'] as const;
const requestFails = ['not_found', 'not_editable'] as const;
const sorts = ['itemId', 'itemName', 'itemPrice', 'updatedAt'] as const;

/** The confirmed items of everybody. */
export const listItems = call({
  ...own,
  id: 'marketItem.listAll',
  summary: 'List all confirmed items',
  method: 'POST',
  path: '/marketplace/item/show/all',
  body: z.extend(pageBody(sorts), { brandId: z.optional(Id) }),
  reply: page(MarketItem),
  reads: ['market.items'],
});

/** My items in both statuses. */
export const listMyItems = call({
  ...own,
  id: 'marketItem.list',
  summary: 'List my items',
  method: 'POST',
  path: '/marketplace/item/show',
  body: z.extend(pageBody(sorts), { brandId: z.optional(Id), itemStatus: z.optional(marketItemStatus.schema) }),
  reply: page(MarketItem),
  reads: ['market.items'],
});

/** An item of mine, or somebody's confirmed one. */
export const getItem = call({
  ...own,
  id: 'marketItem.detail',
  summary: 'Read one item',
  method: 'POST',
  path: '/marketplace/item/detailed',
  body: ItemBody,
  reply: message(MarketItem),
  fails: ['not_found'],
  reads: ['market.items'],
});

/** Adds an item of one of my brands as a draft. */
export const createItem = call({
  ...own,
  id: 'marketItem.create',
  summary: 'Add an item',
  method: 'POST',
  path: '/marketplace/item/create',
  body: MarketItemFields,
  reply: created(MarketItem),
  fails: ['not_found'],
  changes: ['market.items'],
  repeat: 'idempotency-key',
});

/** Saves an item of mine; a confirmed one becomes a draft again. Refused while a request with it is being decided. */
export const saveItem = call({
  ...own,
  id: 'marketItem.update',
  summary: 'Save my item',
  method: 'POST',
  path: '/marketplace/item/update',
  body: z.extend(MarketItemFields, { itemId: Id, version: Version }),
  reply: message(MarketItem),
  fails: [...itemFails, { conflict: current(MarketItem) }],
  changes: [...items, 'products'],
  repeat: 'idempotency-key',
});

/** Uploads one picture, up to 10 MB of JPEG, PNG or WebP, 10 an item. The first one becomes the main picture. */
export const addItemImage = call({
  ...own,
  id: 'marketItem.fileAdd',
  summary: 'Upload a picture of my item',
  method: 'POST',
  path: '/marketplace/item/file/add',
  body: z.object({ file: picture(marketLimits.photoMegabytes), itemId: QueryInt, before: putBefore }),
  upload: ['file'],
  reply: message(MainableImage),
  fails: [...itemFails, ...uploadFails, 'file_limit'],
  changes: items,
  repeat: 'idempotency-key',
});

/** Makes a picture the main one; the previous main picture becomes one of the others. */
export const setMainItemImage = call({
  ...own,
  id: 'marketItem.mainImageSet',
  summary: 'Choose the main picture of my item',
  method: 'POST',
  path: '/marketplace/item/file/main/set',
  body: z.extend(ItemBody, { fileId: Id }),
  reply: message(z.object({ images: z.array(MainableImage) })),
  fails: itemFails,
  changes: items,
  repeat: 'safe',
  ours: true,
});

/** Removes a picture. When it was the main one, the first of the others takes its place. */
export const removeItemImage = call({
  ...own,
  id: 'marketItem.fileRemove',
  summary: 'Remove a picture of my item',
  method: 'POST',
  path: '/marketplace/item/file/remove',
  body: z.extend(ItemBody, { fileId: Id }),
  reply: done,
  fails: itemFails,
  changes: items,
  repeat: 'idempotency-key',
});

/** Deletes an item of mine, from draft requests too; decided requests still show it. */
export const removeItem = call({
  ...own,
  id: 'marketItem.remove',
  summary: 'Delete my item',
  method: 'POST',
  path: '/marketplace/item/remove',
  body: ItemBody,
  reply: done,
  fails: itemFails,
  changes: [...items, 'products'],
  repeat: 'idempotency-key',
});

/** My requests, newest first unless sorted. */
export const listMyRequests = call({
  ...own,
  id: 'marketRequest.list',
  summary: 'List my requests',
  method: 'POST',
  path: '/marketplace/request/show',
  body: z.extend(pageBody(['requestId', 'requestStatus', 'updatedAt', 'total']), {
    requestStatus: z.optional(marketRequestStatus.schema),
  }),
  reply: page(MarketRequestRow),
  reads: ['market.requests'],
});

/**
 * Creates a request for one of my brands as a draft; `itemIds`, goods of that brand, are put into it, one piece each.
 */
export const createRequest = call({
  ...own,
  id: 'marketRequest.create',
  summary: 'Create a market request',
  method: 'POST',
  path: '/marketplace/request/create',
  body: z.extend(MarketRequestFields, { itemIds: z.array(Id).check(z.maxLength(200)) }),
  reply: created(MarketRequest),
  fails: ['not_found'],
  changes: ['market.requests'],
  repeat: 'idempotency-key',
});

/**
 * Saves a draft request, or a declined one, which becomes a draft again; separate calls change its items. The brand
 * cannot change while the request has items of it.
 */
export const saveRequest = call({
  ...own,
  id: 'marketRequest.update',
  summary: 'Save my request',
  method: 'POST',
  path: '/marketplace/request/update',
  body: z.extend(MarketRequestFields, { requestId: Id, version: Version }),
  reply: message(MarketRequest),
  fails: [...requestFails, { conflict: current(MarketRequest) }],
  changes: ['market.requests'],
  repeat: 'idempotency-key',
});

/** A request of mine with its items. */
export const getRequest = call({
  ...own,
  id: 'marketRequest.detail',
  summary: 'Read one of my requests',
  method: 'POST',
  path: '/marketplace/request/detailed',
  body: RequestBody,
  reply: message(MarketRequest),
  fails: ['not_found'],
  reads: ['market.requests'],
});

/** Sends a draft request for verification; its items and their prices cannot change until it is decided. */
export const sendRequestForVerification = call({
  ...own,
  id: 'marketRequest.verification',
  summary: 'Send my request for verification',
  method: 'POST',
  path: '/marketplace/request/verification',
  body: RequestBody,
  reply: message(MarketRequest),
  fails: ['not_found', 'move_not_allowed', 'request_empty'],
  changes: ['market.requests', 'market.items', 'applications'],
  repeat: 'idempotency-key',
});

/** Deletes a draft or declined request; its items stay. */
export const removeRequest = call({
  ...own,
  id: 'marketRequest.remove',
  summary: 'Delete my draft request',
  method: 'POST',
  path: '/marketplace/request/remove',
  body: RequestBody,
  reply: done,
  fails: requestFails,
  changes: ['market.requests'],
  repeat: 'idempotency-key',
});

/**
 * Adds an item of mine to a request that may be changed. Adding one that is there already sets its quantity. Items of
 * another brand are `invalid_input`.
 */
export const addRequestItem = call({
  ...own,
  id: 'marketRequest.itemCreate',
  summary: 'Add an item to my request',
  method: 'POST',
  path: '/marketplace/request/item/create',
  body: MarketRequestItemBody,
  reply: message(MarketRequest),
  fails: requestFails,
  changes: ['market.requests'],
  repeat: 'idempotency-key',
});

/** Changes the quantity or the comment of an item in a draft request. */
export const saveRequestItem = call({
  ...own,
  id: 'marketRequest.itemUpdate',
  summary: 'Change an item in my request',
  method: 'POST',
  path: '/marketplace/request/item/update',
  body: MarketRequestItemBody,
  reply: message(MarketRequest),
  fails: requestFails,
  changes: ['market.requests'],
  repeat: 'safe',
});

/** Removes an item from a draft request; the item itself stays. */
export const removeRequestItem = call({
  ...own,
  id: 'marketRequest.itemRemove',
  summary: 'Remove an item from my request',
  method: 'POST',
  path: '/marketplace/request/item/remove',
  body: z.object({ requestId: Id, itemId: Id }),
  reply: message(MarketRequest),
  fails: requestFails,
  changes: ['market.requests'],
  repeat: 'idempotency-key',
});

/**
 * A market request of the reader was decided on (`market`), or an application of theirs was sent, taken or done
 * (`application`, with its own number and status).
 */
export const requestStatusChanged = push({
  id: 'marketRequest.changeRequestStatus',
  summary: 'The status of a market request or an application changed',
  topics: ['info/{userId}'],
  action: 'changeRequestStatus',
  data: z.object({ kind: z.enum(['market', 'application']), requestId: Id, requestStatus: z.int() }),
  changes: ['market.requests', 'market.items', 'applications', 'profile'],
});

export const marketPushes = [requestStatusChanged] as const;
