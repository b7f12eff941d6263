import * as z from 'zod/mini';
import { call } from '../core/schema/call.ts';
import { basedOn, decisionFails, Version } from '../core/schema/decision.ts';
import { created, current, done, Id, message, page, pageBody, QueryInt } from '../core/schema/fields.ts';
import { RecordPicture } from '../core/schema/pictures.ts';
import { picture, uploadFails } from '../core/schema/uploads.ts';
import { bannerChecks, bannerLimits, SaleBanner, SaleBannerFields, SaleBannerShape } from './banners.model.ts';

const section = '7 Admin: residents and banners';
const BannerOf = z.object({ saleBannerId: Id });

export const bannerSorts = [
  'saleBannerId',
  'saleBannerTitle',
  'saleBannerFrom',
  'saleBannerIsActive',
  'updatedAt',
] as const;

/** A page of sale banners; `search` looks at the title, the text and the advertiser. */
export const listBanners = call({
  id: 'admin.banner.list',
  summary: 'List the sale banners',
  method: 'POST',
  path: '/admin/banners/show',
  access: 'banners.read',
  body: z.extend(pageBody(bannerSorts), { saleBannerIsActive: z.optional(z.boolean()) }),
  reply: page(SaleBanner),
  reads: ['banners'],
  section,
});

/** One sale banner. */
export const getBanner = call({
  id: 'admin.banner.detail',
  summary: 'Read one sale banner',
  method: 'POST',
  path: '/admin/banners/show/detailed',
  access: 'banners.read',
  body: BannerOf,
  reply: message(SaleBanner),
  fails: ['not_found'],
  reads: ['banners'],
  section,
});

/** Uploads the banner's picture, up to 10 MB of JPEG, PNG or WebP; it replaces the previous one. */
export const addBannerImage = call({
  id: 'admin.banner.imageAdd',
  summary: 'Upload the picture of a sale banner',
  method: 'POST',
  path: '/admin/banners/image/add',
  access: 'banners.manage',
  body: z.object({ file: picture(bannerLimits.imageMegabytes), saleBannerId: QueryInt }),
  upload: ['file'],
  reply: message(RecordPicture),
  fails: ['not_found', ...uploadFails],
  changes: ['banners'],
  repeat: 'never: each one stores another file',
  section,
});

/** Adds a sale banner; it is not active yet. */
export const addBanner = call({
  id: 'admin.banner.add',
  summary: 'Add a sale banner',
  method: 'POST',
  path: '/admin/banners/add',
  access: 'banners.manage',
  body: SaleBannerFields,
  reply: created(SaleBanner),
  changes: ['banners'],
  repeat: 'idempotency-key',
  section,
});

/**
 * Saves what is sent of a sale banner; `saleBannerIsActive` activates or deactivates it. A stale `version` is a
 * `conflict`.
 */
export const saveBanner = call({
  id: 'admin.banner.update',
  summary: 'Save, activate or deactivate a sale banner',
  method: 'POST',
  path: '/admin/banners/update',
  access: 'banners.manage',
  body: z
    .extend(z.partial(SaleBannerShape), {
      saleBannerId: Id,
      saleBannerIsActive: z.optional(z.boolean()),
      version: Version,
    })
    .check(...bannerChecks),
  reply: message(SaleBanner),
  fails: ['not_found', 'move_not_allowed', { conflict: current(SaleBanner) }],
  changes: ['banners'],
  repeat: 'never: its version is used up',
  section,
});

/** Activates a banner; the banner active until now becomes inactive. */
export const activateBanner = call({
  id: 'admin.banner.activate',
  summary: 'Activate a sale banner',
  method: 'POST',
  path: '/admin/banners/activate',
  access: 'banners.manage',
  body: z.extend(BannerOf, { seen: basedOn(z.boolean()) }),
  reply: done,
  fails: decisionFails,
  changes: ['banners'],
  repeat: 'never: the second finds it decided',
  section,
});

/** Deactivates the active banner; no other takes its place. */
export const deactivateBanner = call({
  id: 'admin.banner.deactivate',
  summary: 'Deactivate a sale banner',
  method: 'POST',
  path: '/admin/banners/deactivate',
  access: 'banners.manage',
  body: z.extend(BannerOf, { seen: basedOn(z.boolean()) }),
  reply: done,
  fails: decisionFails,
  changes: ['banners'],
  repeat: 'never: the second finds it decided',
  section,
});

/** Removes a sale banner with its picture, the active one too. */
export const removeBanner = call({
  id: 'admin.banner.remove',
  summary: 'Remove a sale banner',
  method: 'POST',
  path: '/admin/banners/remove',
  access: 'banners.manage',
  body: BannerOf,
  reply: done,
  fails: ['not_found'],
  changes: ['banners'],
  repeat: 'never: the second finds it gone',
  section,
});
