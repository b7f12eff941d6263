import * as z from 'zod/mini';
import { call } from '../core/schema/call.ts';
import { message, page, publicList, QueryInt } from '../core/schema/fields.ts';
import { ActivityKind, PublicBrand, PublicBrandRow } from './brands.model.ts';

/** A page of the verified brands for visitors, 12 of them, the latest changed first; `search` looks at the name. */
export const listPublicBrands = call({
  id: 'brand.publicList',
  summary: 'List the brands of the marketplace',
  method: 'GET',
  path: '/brands/public/list',
  access: 'public',
  query: z.extend(publicList(), { activityKindId: z.optional(QueryInt) }),
  reply: page(PublicBrandRow),
  reads: ['brands'],
  ours: true,
});

/** A verified brand for visitors. */
export const getPublicBrand = call({
  id: 'brand.publicDetail',
  summary: 'Read a brand of the marketplace',
  method: 'GET',
  path: '/brands/public/detail/{brandId}',
  access: 'public',
  reply: message(PublicBrand),
  fails: ['not_found'],
  reads: ['brands'],
  ours: true,
});

/** The kinds of activity, to choose from. */
export const listActivities = call({
  id: 'brand.activities',
  summary: 'List the kinds of activity',
  method: 'GET',
  path: '/brands/activities/list',
  access: 'public',
  reply: message(z.object({ activities: z.array(ActivityKind) })),
  reads: ['activities'],
  section: '7 Brands (user)',
});
