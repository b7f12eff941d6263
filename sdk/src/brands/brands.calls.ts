import * as z from 'zod/mini';
import { push } from '../core/live/push.ts';
import { call } from '../core/schema/call.ts';
import { created, current, done, Id, message, page, pageBody, QueryInt } from '../core/schema/fields.ts';
import { messages, required } from '../core/schema/rules.ts';
import { picture, putBefore, uploadFails } from '../core/schema/uploads.ts';
import { Organisation, RegisteredOrganisationFields } from '../profile/profile.organisations.model.ts';
import {
  Brand,
  BrandAddress,
  BrandFields,
  BrandPhoto,
  BrandRow,
  BrandSave,
  brandLimits,
  brandStatus,
  Companies,
} from './brands.model.ts';

export { getPublicBrand, listActivities, listPublicBrands } from './brands.public.ts';

const section = '7 Brands (user)';
const editFails = ['not_found', 'not_editable'] as const;
const BrandBody = z.object({ brandId: Id });
const PhotoBody = z.object({ brandId: Id, fileId: Id });
const Photos = message(z.object({ photos: z.array(BrandPhoto) }));

export const brandSorts = ['brandId', 'brandName', 'brandStatus', 'updatedAt'] as const;

/** My brands in all statuses, the latest changed first; `search` looks at the name. */
export const listMyBrands = call({
  id: 'brand.list',
  summary: 'List my brands',
  method: 'POST',
  path: '/brands/show',
  access: 'customer',
  body: z.extend(pageBody(brandSorts), { brandStatus: z.optional(brandStatus.schema) }),
  reply: page(BrandRow),
  reads: ['brands'],
  section,
});

/** The verified brands of everybody. */
export const listBrands = call({
  id: 'brand.listAll',
  summary: 'List all verified brands',
  method: 'POST',
  path: '/brands/show_all',
  access: 'customer',
  body: z.extend(pageBody(brandSorts), { activityKindId: z.optional(Id) }),
  reply: page(BrandRow),
  reads: ['brands'],
  section,
});

/**
 * Adds a brand of mine as a draft. An organisation that is not mine or an unknown kind of activity is reported at its
 * field.
 */
export const addBrand = call({
  id: 'brand.add',
  summary: 'Add a brand',
  method: 'POST',
  path: '/brands/add',
  access: 'customer',
  body: BrandFields,
  reply: created(Brand),
  changes: ['brands'],
  repeat: 'idempotency-key',
  section,
});

/**
 * Saves a brand of mine. A verified one becomes a draft again; a stale `version` is a `conflict`, which carries the
 * brand as it is now: `data.current`.
 */
export const saveBrand = call({
  id: 'brand.modify',
  summary: 'Save my brand',
  method: 'POST',
  path: '/brands/modify/{id}',
  access: 'customer',
  body: BrandSave,
  reply: message(Brand),
  fails: [...editFails, { conflict: current(Brand) }],
  changes: ['brands'],
  repeat: 'idempotency-key',
  section,
});

/** A brand of mine in any status, or somebody's verified one. */
export const getBrand = call({
  id: 'brand.detail',
  summary: 'Read one brand',
  method: 'POST',
  path: '/brands/show/{id}',
  access: 'customer',
  reply: message(Brand),
  fails: ['not_found'],
  reads: ['brands'],
  section,
});

/** Up to ten addresses that begin with the typed text. Nothing is saved; the chosen one is sent with the brand. */
export const suggestAddress = call({
  id: 'brand.address',
  summary: 'Suggest addresses',
  method: 'POST',
  path: '/brands/address',
  // Staff correct addresses too.
  access: 'signed-in',
  body: z.object({ search: required(200) }),
  reply: message(z.object({ addresses: z.array(BrandAddress) })),
  fails: ['address_down', 'rate_limited'],
  reads: ['addresses'],
  section,
});

/**
 * Uploads one photo, up to 10 MB of JPEG, PNG or WebP, 20 a brand. The first one becomes the main photo. This and the
 * other calls about photos make a verified brand a draft again, as saving it does.
 */
export const addBrandPhoto = call({
  id: 'brand.photosAdd',
  summary: 'Upload a photo of my brand',
  method: 'POST',
  path: '/brands/files/photos/add',
  access: 'customer',
  body: z.object({ file: picture(brandLimits.photoMegabytes), brandId: QueryInt, before: putBefore }),
  upload: ['file'],
  reply: message(BrandPhoto),
  fails: [...editFails, ...uploadFails, 'file_limit'],
  changes: ['brands'],
  repeat: 'idempotency-key',
  section,
});

/** The photos of a brand in their order. */
export const listBrandPhotos = call({
  id: 'brand.photosShow',
  summary: 'List the photos of a brand',
  method: 'POST',
  path: '/brands/files/photos/show',
  access: 'customer',
  body: BrandBody,
  reply: Photos,
  fails: ['not_found'],
  reads: ['brands'],
  section,
});

/** Makes a photo the main one; the previous main photo becomes one of the others. */
export const setMainBrandPhoto = call({
  id: 'brand.photosMainSet',
  summary: 'Choose the main photo of my brand',
  method: 'POST',
  path: '/brands/files/photos/main/set',
  access: 'customer',
  body: PhotoBody,
  reply: Photos,
  fails: editFails,
  changes: ['brands'],
  repeat: 'safe',
  section,
});

/** Deletes a photo. When it was the main one, the first of the others takes its place. */
export const deleteBrandFile = call({
  id: 'brand.fileDelete',
  summary: 'Delete a photo of my brand',
  method: 'POST',
  path: '/brands/files/delete',
  access: 'customer',
  body: PhotoBody,
  reply: done,
  fails: editFails,
  changes: ['brands'],
  repeat: 'idempotency-key',
  section,
});

/** Saves the order of the photos and their alternative texts. All photos have to be listed. */
export const saveBrandPhotos = call({
  id: 'brand.photosModify',
  summary: 'Reorder and describe the photos of my brand',
  method: 'POST',
  path: '/brands/photos/modify',
  access: 'customer',
  body: z.object({
    brandId: Id,
    photos: z
      .array(z.object({ fileId: Id, alt: z.string().check(z.maxLength(300, messages.tooLong)) }))
      .check(z.maxLength(20)),
  }),
  reply: Photos,
  fails: [...editFails, 'conflict'],
  changes: ['brands'],
  repeat: 'safe',
  section,
});

/** Sends a draft or reworked brand for verification. Missing fields are reported by name: see `brandGaps`. */
export const sendBrandForVerification = call({
  id: 'brand.sendRequest',
  summary: 'Send my brand for verification',
  method: 'POST',
  path: '/brands/send_request',
  access: 'customer',
  body: BrandBody,
  reply: message(Brand),
  fails: ['not_found', 'move_not_allowed'],
  changes: ['brands', 'applications'],
  repeat: 'idempotency-key',
  section,
});

/** Removes a draft, reworked or declined brand of mine with its photos, permanently. */
export const removeBrand = call({
  id: 'brand.remove',
  summary: 'Remove my brand',
  method: 'POST',
  path: '/brands/remove',
  access: 'customer',
  body: BrandBody,
  reply: done,
  fails: [...editFails, 'in_use'],
  changes: ['brands'],
  repeat: 'idempotency-key',
  ours: true,
});

/** Up to twenty brands by a part of the name: mine in any status and the verified ones of others. */
export const findBrands = call({
  id: 'brand.find',
  summary: 'Find brands by name',
  method: 'POST',
  path: '/brands/find',
  access: 'customer',
  query: z.object({ search: required(100) }),
  reply: message(z.object({ brands: z.array(BrandRow) })),
  reads: ['brands'],
  section,
});

/** My organisations, to choose the one behind a brand. */
export const listMyCompanies = call({
  id: 'company.my',
  summary: 'List my organisations',
  method: 'POST',
  path: '/companies/my',
  access: 'customer',
  reply: message(Companies),
  reads: ['companies'],
  section,
});

/**
 * Adds an organisation of mine with its data from the public register; the rest is filled in in the profile. If one of
 * mine has the same INN and KPP, it is returned unchanged. More than 20 per person are `invalid_input`.
 */
export const addCompany = call({
  id: 'company.add',
  summary: 'Add an organisation of mine',
  method: 'POST',
  path: '/companies/add',
  access: 'customer',
  body: RegisteredOrganisationFields,
  reply: message(Organisation),
  changes: ['companies', 'profile'],
  repeat: 'safe',
  ours: true,
});

/** Staff decided on the reader's brand. */
export const brandStatusChanged = push({
  id: 'brand.changeBrandStatus',
  summary: 'The status of a brand changed',
  topics: ['info/{userId}'],
  action: 'changeBrandStatus',
  data: z.object({
    brandId: Id,
    brandName: z.string(),
    brandStatus: brandStatus.schema,
    rejectionReason: z.nullable(z.string()),
  }),
  changes: ['brands'],
});

export const brandPushes = [brandStatusChanged] as const;
