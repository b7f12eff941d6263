import * as z from 'zod/mini';
import { staffCalls } from '../core/kind/staffCalls.ts';
import { call } from '../core/schema/call.ts';
import { basedOn, Version } from '../core/schema/decision.ts';
import { created, current, Id, message, page, pageBody, QueryInt } from '../core/schema/fields.ts';
import { RecordPicture } from '../core/schema/pictures.ts';
import { picture } from '../core/schema/uploads.ts';
import { bannerChecks, bannerLimits, SaleBanner, SaleBannerFields, SaleBannerShape } from './banners.model.ts';

const { create, decide, list, onePicture, read, remove, save } = staffCalls(
  'banners',
  '7 Admin: residents and banners',
);
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
  ...list,
  id: 'admin.banner.list',
  summary: 'List the sale banners',
  path: '/admin/banners/show',
  body: z.extend(pageBody(bannerSorts), { saleBannerIsActive: z.optional(z.boolean()) }),
  reply: page(SaleBanner),
});

/** One sale banner. */
export const getBanner = call({
  ...read,
  id: 'admin.banner.detail',
  summary: 'Read one sale banner',
  path: '/admin/banners/show/detailed',
  body: BannerOf,
  reply: message(SaleBanner),
});

/** Uploads the banner's picture, up to 10 MB of JPEG, PNG or WebP; it replaces the previous one. */
export const addBannerImage = call({
  ...onePicture,
  id: 'admin.banner.imageAdd',
  summary: 'Upload the picture of a sale banner',
  path: '/admin/banners/image/add',
  body: z.object({ file: picture(bannerLimits.imageMegabytes), saleBannerId: QueryInt }),
  reply: message(RecordPicture),
});

/** Adds a sale banner; it is not active yet. */
export const addBanner = call({
  ...create,
  id: 'admin.banner.add',
  summary: 'Add a sale banner',
  path: '/admin/banners/add',
  body: SaleBannerFields,
  reply: created(SaleBanner),
});

/**
 * Saves what is sent of a sale banner; `saleBannerIsActive` activates or deactivates it. A stale `version` is a
 * `conflict`.
 */
export const saveBanner = call({
  ...save,
  id: 'admin.banner.update',
  summary: 'Save, activate or deactivate a sale banner',
  path: '/admin/banners/update',
  body: z
    .extend(z.partial(SaleBannerShape), {
      saleBannerId: Id,
      saleBannerIsActive: z.optional(z.boolean()),
      version: Version,
    })
    .check(...bannerChecks),
  reply: message(SaleBanner),
  fails: ['not_found', 'move_not_allowed', { conflict: current(SaleBanner) }],
});

/** Activates a banner; the banner active until now becomes inactive. */
export const activateBanner = call({
  ...decide,
  id: 'admin.banner.activate',
  summary: 'Activate a sale banner',
  path: '/admin/banners/activate',
  body: z.extend(BannerOf, { seen: basedOn(z.boolean()) }),
});

/** Deactivates the active banner; no other takes its place. */
export const deactivateBanner = call({
  ...decide,
  id: 'admin.banner.deactivate',
  summary: 'Deactivate a sale banner',
  path: '/admin/banners/deactivate',
  body: z.extend(BannerOf, { seen: basedOn(z.boolean()) }),
});

/** Removes a sale banner with its picture, the active one too. */
export const removeBanner = call({
  ...remove,
  id: 'admin.banner.remove',
  summary: 'Remove a sale banner',
  path: '/admin/banners/remove',
  body: BannerOf,
});
