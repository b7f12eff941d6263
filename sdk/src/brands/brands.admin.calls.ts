import * as z from 'zod/mini';
import { call } from '../core/schema/call.ts';
import { decision, decisionFails, Version } from '../core/schema/decision.ts';
import {
  current,
  done,
  exportQuery,
  Id,
  message,
  page,
  pageQuery,
  QueryInt,
  sortsThen,
} from '../core/schema/fields.ts';
import { file, sheet } from '../core/schema/file.ts';
import { InputDay } from '../core/schema/inputDates.ts';
import { picture, putBefore, uploadFails } from '../core/schema/uploads.ts';
import {
  AdminBrand,
  AdminBrandRow,
  BrandFields,
  BrandPhoto,
  brandLimits,
  brandStatus,
  Companies,
} from './brands.model.ts';

const section = '7 Admin: brands, market';
const { accepted, verified, declined, rework } = brandStatus;

export const adminBrandSorts = [
  'brandId',
  'brandName',
  'brandStatus',
  'ownerName',
  'sentAt',
  'updatedAt',
  ...sortsThen('ownerName', 'brandName', 'updatedAt'),
] as const;

/** Filters of the staff's list; the days are those on which a brand was sent. */
const BrandFilters = z.object({
  status: z.optional(z.pipe(QueryInt, brandStatus.schema)),
  activityKindId: z.optional(QueryInt),
  ownerId: z.optional(QueryInt),
  from: z.optional(InputDay),
  to: z.optional(InputDay),
});

/**
 * A page of all brands; `search` looks at the brand, its company and its owner, the days filter by the day of sending.
 */
export const listBrands = call({
  id: 'admin.brand.list',
  summary: 'List all brands as staff',
  method: 'GET',
  path: '/admin/brands/show',
  access: 'brands.read',
  query: z.extend(pageQuery(adminBrandSorts), BrandFilters.shape),
  reply: page(AdminBrandRow),
  reads: ['brands'],
  section,
});

/** All matching brands as one file, `xlsx` or `csv`, with formulas escaped. */
export const exportBrands = call({
  id: 'admin.brand.export',
  summary: 'Export the filtered brands',
  method: 'GET',
  path: '/admin/export/brands',
  access: 'brands.read',
  query: z.extend(exportQuery(adminBrandSorts), BrandFilters.shape),
  reply: file(sheet),
  reads: ['brands'],
  ours: true,
});

/** One brand in any status, with its last verified state and its history. */
export const getBrand = call({
  id: 'admin.brand.detail',
  summary: 'Read one brand as staff',
  method: 'GET',
  path: '/admin/brands/{id}/show',
  access: 'brands.read',
  reply: message(z.object({ brand: AdminBrand })),
  fails: ['not_found'],
  reads: ['brands'],
  section,
});

/** The organisations of a brand's owner, to choose the one behind the brand. */
export const listOwnerCompanies = call({
  id: 'admin.company.my',
  summary: 'List the organisations of a brand owner',
  method: 'POST',
  path: '/admin/companies/my',
  access: 'brands.read',
  body: z.object({ userId: Id }),
  reply: message(Companies),
  fails: ['not_found'],
  reads: ['companies'],
  section,
});

/** Accepts, verifies, declines or sends back a brand; the last two with a reason its owner reads. */
export const confirmBrand = call({
  id: 'admin.brand.confirm',
  summary: 'Decide on a brand',
  method: 'POST',
  path: '/admin/brands/{id}/confirm',
  access: 'brands.manage',
  body: decision(brandStatus.schema, [accepted, verified, declined, rework], [declined, rework]),
  reply: message(z.object({ brand: AdminBrand })),
  fails: decisionFails,
  changes: ['brands', 'applications'],
  repeat: 'idempotency-key',
  section,
});

/**
 * Corrects a brand; its status stays. The organisation has to be one of its owner's. A stale `version` is a `conflict`,
 * which carries the brand as it is now: `data.current`.
 */
export const saveBrand = call({
  id: 'admin.brand.update',
  summary: 'Edit a brand as staff',
  method: 'POST',
  path: '/admin/brand/update',
  access: 'brands.manage',
  body: z.extend(BrandFields, { brandId: Id, version: Version }),
  reply: message(z.object({ brand: AdminBrand })),
  fails: ['not_found', { conflict: current(AdminBrand) }],
  changes: ['brands'],
  repeat: 'idempotency-key',
  section,
});

/** Uploads one photo of a brand, up to 10 MB of JPEG, PNG or WebP, 20 a brand. */
export const addBrandImage = call({
  id: 'admin.brand.imageAdd',
  summary: 'Upload a photo of a brand as staff',
  method: 'POST',
  path: '/admin/brand/image/add',
  access: 'brands.manage',
  body: z.object({ file: picture(brandLimits.photoMegabytes), brandId: QueryInt, before: putBefore }),
  upload: ['file'],
  reply: message(BrandPhoto),
  fails: ['not_found', ...uploadFails, 'file_limit'],
  changes: ['brands'],
  repeat: 'idempotency-key',
  section,
});

/** Removes a photo of a brand. When it was the main one, the first of the others takes its place. */
export const removeBrandImage = call({
  id: 'admin.brand.imageRemove',
  summary: 'Remove a photo of a brand as staff',
  method: 'POST',
  path: '/admin/brand/image/remove',
  access: 'brands.manage',
  body: z.object({ brandId: Id, fileId: Id }),
  reply: done,
  fails: ['not_found'],
  changes: ['brands'],
  repeat: 'idempotency-key',
  section,
});
