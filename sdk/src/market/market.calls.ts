import * as z from 'zod/mini';
import { call } from '../core/call.ts';
import { current, done, Id, message, page, pageBody, QueryInt } from '../core/fields.ts';
import { MainableImage } from '../core/pictures.ts';
import { push } from '../core/push.ts';
import { picture, putBefore, uploadFails } from '../core/uploads.ts';
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

const section = '7 Marketplace (user)';
const ItemBody = z.object({ itemId: Id });
const RequestBody = z.object({ requestId: Id });
const items = ['market.items', 'market.requests'] as const;
const itemFails = ['not_found', 'item_in_request'] as const;
const requestFails = ['not_found', 'not_editable'] as const;
const sorts = ['itemId', 'itemName', 'itemPrice', 'updatedAt'] as const;

/** The confirmed items of everybody. */
export const listItems = call({
  id: 'marketItem.listAll',
  summary: 'List all confirmed items',
  method: 'POST',
  path: '/marketplace/item/show/all',
  access: 'customer',
  body: z.extend(pageBody(sorts), { brandId: z.optional(Id) }),
  reply: page(MarketItem),
  reads: ['market.items'],
  section,
});

/** My items in both statuses. */
export const listMyItems = call({
  id: 'marketItem.list',
  summary: 'List my items',
  method: 'POST',
  path: '/marketplace/item/show',
  access: 'customer',
  body: z.extend(pageBody(sorts), { brandId: z.optional(Id), itemStatus: z.optional(marketItemStatus.schema) }),
  reply: page(MarketItem),
  reads: ['market.items'],
  section,
});

/** An item of mine, or somebody's confirmed one. */
export const getItem = call({
  id: 'marketItem.detail',
  summary: 'Read one item',
  method: 'POST',
  path: '/marketplace/item/detailed',
  access: 'customer',
  body: ItemBody,
  reply: message(MarketItem),
  fails: ['not_found'],
  reads: ['market.items'],
  section,
});

/** Adds an item of one of my brands as a draft. */
export const createItem = call({
  id: 'marketItem.create',
  summary: 'Add an item',
  method: 'POST',
  path: '/marketplace/item/create',
  access: 'customer',
  body: MarketItemFields,
  reply: message(MarketItem),
  fails: ['not_found'],
  changes: ['market.items'],
  repeat: 'idempotency-key',
  section,
});

/** Saves an item of mine; a confirmed one becomes a draft again. Refused while a request with it is being decided. */
export const saveItem = call({
  id: 'marketItem.update',
  summary: 'Save my item',
  method: 'POST',
  path: '/marketplace/item/update',
  access: 'customer',
  body: z.extend(MarketItemFields, { itemId: Id, version: z.int() }),
  reply: message(MarketItem),
  fails: [...itemFails, { conflict: current(MarketItem) }],
  changes: [...items, 'products'],
  repeat: 'never: its version is used up',
  section,
});

/** Uploads one picture, up to 10 MB of JPEG, PNG or WebP, 10 an item. The first one becomes the main picture. */
export const addItemImage = call({
  id: 'marketItem.fileAdd',
  summary: 'Upload a picture of my item',
  method: 'POST',
  path: '/marketplace/item/file/add',
  access: 'customer',
  body: z.object({ file: picture(marketLimits.photoMegabytes), itemId: QueryInt, before: putBefore }),
  upload: ['file'],
  reply: message(MainableImage),
  fails: [...itemFails, ...uploadFails, 'file_limit'],
  changes: items,
  repeat: 'never: each one adds a file',
  section,
});

/** Makes a picture the main one; the former main picture is one of the others then. */
export const setMainItemImage = call({
  id: 'marketItem.mainImageSet',
  summary: 'Choose the main picture of my item',
  method: 'POST',
  path: '/marketplace/item/file/main/set',
  access: 'customer',
  body: z.extend(ItemBody, { fileId: Id }),
  reply: message(z.object({ images: z.array(MainableImage) })),
  fails: itemFails,
  changes: items,
  repeat: 'safe',
  section,
  ours: true,
});

/** Removes a picture. When it was the main one, the first of the others takes its place. */
export const removeItemImage = call({
  id: 'marketItem.fileRemove',
  summary: 'Remove a picture of my item',
  method: 'POST',
  path: '/marketplace/item/file/remove',
  access: 'customer',
  body: z.extend(ItemBody, { fileId: Id }),
  reply: done,
  fails: itemFails,
  changes: items,
  repeat: 'never: the second finds it gone',
  section,
});

/** Deletes an item of mine, from draft requests too; decided requests still show it. */
export const removeItem = call({
  id: 'marketItem.remove',
  summary: 'Delete my item',
  method: 'POST',
  path: '/marketplace/item/remove',
  access: 'customer',
  body: ItemBody,
  reply: done,
  fails: itemFails,
  changes: [...items, 'products'],
  repeat: 'never: the second finds it gone',
  section,
});

/** My requests, newest first unless sorted. */
export const listMyRequests = call({
  id: 'marketRequest.list',
  summary: 'List my requests',
  method: 'POST',
  path: '/marketplace/request/show',
  access: 'customer',
  body: z.extend(pageBody(['requestId', 'requestStatus', 'updatedAt', 'total']), {
    requestStatus: z.optional(marketRequestStatus.schema),
  }),
  reply: page(MarketRequestRow),
  reads: ['market.requests'],
  section,
});

/** Begins a request for one of my brands as a draft; `itemIds`, goods of that brand, are put into it, one piece each. */
export const createRequest = call({
  id: 'marketRequest.create',
  summary: 'Begin a request',
  method: 'POST',
  path: '/marketplace/request/create',
  access: 'customer',
  body: z.extend(MarketRequestFields, { itemIds: z.array(Id).check(z.maxLength(200)) }),
  reply: message(MarketRequest),
  fails: ['not_found'],
  changes: ['market.requests'],
  repeat: 'idempotency-key',
  section,
});

/**
 * Saves a draft request, or a declined one, which becomes a draft again; its items have calls of their own. The brand
 * stays while there are items of it in the request.
 */
export const saveRequest = call({
  id: 'marketRequest.update',
  summary: 'Save my request',
  method: 'POST',
  path: '/marketplace/request/update',
  access: 'customer',
  body: z.extend(MarketRequestFields, { requestId: Id, version: z.int() }),
  reply: message(MarketRequest),
  fails: [...requestFails, { conflict: current(MarketRequest) }],
  changes: ['market.requests'],
  repeat: 'never: its version is used up',
  section,
});

/** A request of mine with its items. */
export const getRequest = call({
  id: 'marketRequest.detail',
  summary: 'Read one of my requests',
  method: 'POST',
  path: '/marketplace/request/detailed',
  access: 'customer',
  body: RequestBody,
  reply: message(MarketRequest),
  fails: ['not_found'],
  reads: ['market.requests'],
  section,
});

/** Sends a draft request for verification; its items and their prices stay as they are until it is decided. */
export const sendRequestForVerification = call({
  id: 'marketRequest.verification',
  summary: 'Send my request for verification',
  method: 'POST',
  path: '/marketplace/request/verification',
  access: 'customer',
  body: RequestBody,
  reply: message(MarketRequest),
  fails: ['not_found', 'move_not_allowed', 'request_empty'],
  changes: ['market.requests', 'market.items', 'applications'],
  repeat: 'never: the second finds it sent',
  section,
});

/** Deletes a draft or declined request; its items stay. */
export const removeRequest = call({
  id: 'marketRequest.remove',
  summary: 'Delete my draft request',
  method: 'POST',
  path: '/marketplace/request/remove',
  access: 'customer',
  body: RequestBody,
  reply: done,
  fails: requestFails,
  changes: ['market.requests'],
  repeat: 'never: the second finds it gone',
  section,
});

/**
 * Puts an item of mine into a request that may be changed. Putting in an item that is there already sets its quantity.
 * Items of another brand are `invalid_input`.
 */
export const addRequestItem = call({
  id: 'marketRequest.itemCreate',
  summary: 'Put an item into my request',
  method: 'POST',
  path: '/marketplace/request/item/create',
  access: 'customer',
  body: MarketRequestItemBody,
  reply: message(MarketRequest),
  fails: requestFails,
  changes: ['market.requests'],
  repeat: 'idempotency-key',
  section,
});

/** Changes the quantity or the comment of an item in a draft request. */
export const saveRequestItem = call({
  id: 'marketRequest.itemUpdate',
  summary: 'Change an item in my request',
  method: 'POST',
  path: '/marketplace/request/item/update',
  access: 'customer',
  body: MarketRequestItemBody,
  reply: message(MarketRequest),
  fails: requestFails,
  changes: ['market.requests'],
  repeat: 'safe',
  section,
});

/** Takes an item out of a draft request; the item itself stays. */
export const removeRequestItem = call({
  id: 'marketRequest.itemRemove',
  summary: 'Take an item out of my request',
  method: 'POST',
  path: '/marketplace/request/item/remove',
  access: 'customer',
  body: z.object({ requestId: Id, itemId: Id }),
  reply: message(MarketRequest),
  fails: requestFails,
  changes: ['market.requests'],
  repeat: 'never: the second finds it gone',
  section,
});

/** A market request of the reader was decided about (`market`), or an application of theirs was sent, taken or done (`application`, with its own number and status). */
export const requestStatusChanged = push({
  id: 'marketRequest.changeRequestStatus',
  summary: 'The status of a market request or an application changed',
  topics: ['info/{userId}'],
  action: 'changeRequestStatus',
  data: z.object({ kind: z.enum(['market', 'application']), requestId: Id, requestStatus: z.int() }),
  changes: ['market.requests', 'market.items', 'applications', 'profile'],
});

export const marketPushes = [requestStatusChanged] as const;
