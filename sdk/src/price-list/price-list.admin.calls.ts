import * as z from 'zod/mini';
import { staffCalls } from '../core/kind/staffCalls.ts';
import { call } from '../core/schema/call.ts';
import { basedOn, Version } from '../core/schema/decision.ts';
import { created, current, Id, message, page, pageBody, QueryInt } from '../core/schema/fields.ts';
import { RecordPicture } from '../core/schema/pictures.ts';
import { picture } from '../core/schema/uploads.ts';
import { PriceItem, PriceItemFields, priceGroup, priceListLimits } from './price-list.model.ts';

const { create, list, onePicture, read, remove, save } = staffCalls('priceList', '7 Event requests');
// What requests offer follows the price list.
const changes = ['priceList', 'event-requests'];
const PriceItemOf = z.object({ priceItemId: Id });

export const priceItemSorts = [
  'priceItemGroup',
  'priceItemName',
  'priceItemPrice',
  'priceItemId',
  'updatedAt',
] as const;

/** A page of the price list, as customers read it unless sorted otherwise; `search` looks at number and name. */
export const listPriceItems = call({
  ...list,
  id: 'admin.priceItem.list',
  summary: 'List the price list of events',
  path: '/admin/price-list/show',
  body: z.extend(pageBody(priceItemSorts), {
    priceItemGroup: z.optional(priceGroup.schema),
    isPublished: z.optional(z.boolean()),
  }),
  reply: page(PriceItem),
  ours: true,
});

/** One item of the price list. */
export const getPriceItem = call({
  ...read,
  id: 'admin.priceItem.detail',
  summary: 'Read one item of the price list',
  path: '/admin/price-list/detailed',
  body: PriceItemOf,
  reply: message(PriceItem),
  ours: true,
});

/** Adds an item; customers do not see it until it is published. */
export const createPriceItem = call({
  ...create,
  changes,
  id: 'admin.priceItem.create',
  summary: 'Add an item to the price list',
  path: '/admin/price-list/create',
  body: PriceItemFields,
  reply: created(PriceItem),
  ours: true,
});

/**
 * Saves what is sent of an item; `isPublished` publishes or unpublishes it. Requests keep the name and price they were
 * made with. A stale `version` is a `conflict`.
 */
export const savePriceItem = call({
  ...save,
  changes,
  id: 'admin.priceItem.update',
  summary: 'Save, publish or unpublish an item of the price list',
  path: '/admin/price-list/update',
  body: z.extend(z.partial(PriceItemFields), {
    ...PriceItemOf.shape,
    isPublished: z.optional(z.boolean()),
    version: Version,
  }),
  reply: message(PriceItem),
  fails: ['not_found', 'move_not_allowed', { conflict: current(PriceItem) }],
  ours: true,
});

/** Removes an item that no request has; one that was ordered is `in_use`, and can be unpublished. */
export const removePriceItem = call({
  ...remove,
  changes,
  id: 'admin.priceItem.remove',
  summary: 'Remove an item of the price list',
  path: '/admin/price-list/remove',
  body: PriceItemOf,
  fails: ['not_found', 'in_use'],
  ours: true,
});

/** Uploads the picture of an item, up to 10 MB of JPEG, PNG or WebP; it replaces the previous one. */
export const addPriceItemImage = call({
  ...onePicture,
  changes,
  id: 'admin.priceItem.imageAdd',
  summary: 'Upload the picture of an item of the price list',
  path: '/admin/price-list/image/add',
  body: z.object({ file: picture(priceListLimits.imageMegabytes), priceItemId: QueryInt }),
  reply: message(RecordPicture),
  ours: true,
});

/** Removes the picture of an item. */
export const removePriceItemImage = call({
  ...remove,
  changes,
  id: 'admin.priceItem.imageRemove',
  summary: 'Remove the picture of an item of the price list',
  path: '/admin/price-list/image/remove',
  body: z.object({ priceItemId: Id, fileId: basedOn(Id) }),
  ours: true,
});
