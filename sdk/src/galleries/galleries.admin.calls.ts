import * as z from 'zod/mini';
import { planned, plannedOnly } from '../core/kind/planned.ts';
import { call } from '../core/schema/call.ts';
import { basedOn, Version } from '../core/schema/decision.ts';
import { created, current, done, Id, message, page, pageBody, QueryInt } from '../core/schema/fields.ts';
import { required } from '../core/schema/rules.ts';
import { picture, upload, uploadFails } from '../core/schema/uploads.ts';
import {
  Gallery,
  GalleryEvent,
  GalleryFields,
  GalleryFile,
  GalleryFileFields,
  GalleryPreviewFile,
  GalleryVideoFields,
  galleryLimits,
  galleryType,
  SkippedFile,
} from './galleries.model.ts';

const section = '7 Galleries';
const PageNumber = z.int().check(z.minimum(1), z.maximum(10_000));

export const gallerySorts = [
  'galleryOrder',
  'galleryId',
  'eventTitle',
  'eventDate',
  'isPublished',
  'createdAt',
  'updatedAt',
] as const;

/**
 * A page of galleries of one type, by default of photos, in their order; removed ones only when asked for. `search`
 * looks at number, event and address.
 */
export const listGalleries = call({
  id: 'gallery.list',
  summary: 'List the galleries of one type',
  method: 'POST',
  path: '/gallery/get/all',
  access: 'galleries.read',
  body: z.extend(pageBody(gallerySorts), {
    galleryType: z.optional(galleryType.schema),
    isPublished: z.optional(z.boolean()),
    isDeleted: z.optional(z.boolean()),
    eventId: z.optional(Id),
    ...plannedOnly,
  }),
  reply: page(planned(Gallery)),
  reads: ['galleries', 'versions'],
  section,
});

/** One gallery with a page of its files in their order, 25 to a page; `message.fileItems` counts all of them. */
export const getGallery = call({
  id: 'gallery.detail',
  summary: 'Read one gallery with a page of its files',
  method: 'POST',
  path: '/gallery/get/{galleryId}',
  access: 'galleries.read',
  body: z.object({ page: PageNumber }),
  reply: z.object({
    message: z.extend(Gallery, { page: z.int(), pageSize: z.int() }),
    fileItems: z.array(GalleryFile),
  }),
  fails: ['not_found'],
  reads: ['galleries'],
  section,
});

/**
 * Adds an unpublished gallery of an event, in front of the others of its type; `message` is its number. The address has
 * to be unique among galleries, including removed ones.
 */
export const createGallery = call({
  id: 'gallery.create',
  summary: 'Add a gallery',
  method: 'POST',
  path: '/gallery/create',
  access: 'galleries.manage',
  body: z.extend(z.pick(GalleryFields, { urlTranslit: true }), { eventId: Id, galleryType: galleryType.schema }),
  reply: message(Id),
  fails: ['not_found', 'gallery_address_taken'],
  changes: ['galleries'],
  repeat: 'idempotency-key',
  section,
});

/**
 * Saves what is sent of a gallery. `isPublished` publishes or unpublishes it; `isDeleted` soft-deletes it, and clearing
 * it restores the gallery unpublished, in front of the others. Galleries between the previous and the new
 * `galleryOrder` shift. The type changes only while there are no files. A stale `version` is a `conflict`.
 */
export const saveGallery = call({
  id: 'gallery.update',
  summary: 'Save, publish, unpublish or remove a gallery',
  method: 'POST',
  path: '/gallery/update/{galleryId}',
  access: 'galleries.manage',
  body: z.extend(z.partial(z.pick(GalleryFields, { urlTranslit: true, galleryOrder: true })), {
    eventId: z.optional(Id),
    galleryType: z.optional(galleryType.schema),
    isPublished: z.optional(z.boolean()),
    isDeleted: z.optional(z.boolean()),
    version: Version,
  }),
  reply: message(Gallery),
  fails: ['not_found', 'move_not_allowed', { conflict: current(Gallery) }, 'gallery_address_taken'],
  changes: ['galleries'],
  repeat: 'idempotency-key',
  section,
});

/**
 * Adds the pictures of a ZIP archive, or one picture, to a photo gallery, up to 1 GB and 200 files in the gallery; more
 * files are `too_many_files`, and none is added. Files that are no pictures, larger than 25 MB, broken, archives
 * themselves or named with a path out of the archive are skipped and listed with the reason. Replies with the added
 * files. An archive that cannot be read, or unpacks to more than 2 GB, is `archive_rejected`. Allow some minutes,
 * because the pictures are resized.
 */
export const uploadGalleryArchive = call({
  id: 'gallery.uploadArchive',
  summary: 'Add the pictures of an archive to a gallery',
  method: 'POST',
  path: '/gallery/uploadArchive',
  access: 'galleries.manage',
  body: z.object({
    fileArchive: upload({
      megabytes: galleryLimits.archiveMegabytes,
      types: ['application/zip', 'image/jpeg', 'image/png', 'image/webp'],
      spooled: true,
    }),
    galleryId: QueryInt,
    galleryType: z.pipe(QueryInt, galleryType.schema),
  }),
  upload: ['fileArchive'],
  reply: z.object({
    message: z.object({ added: z.int(), skipped: z.array(SkippedFile) }),
    fileItems: z.array(GalleryFile),
  }),
  fails: ['not_found', 'too_many_files', 'archive_rejected', ...uploadFails],
  changes: ['galleries'],
  repeat: 'idempotency-key',
  section,
});

/** Removes a file of a gallery permanently; those behind it move up. */
export const removeGalleryFile = call({
  id: 'gallery.fileDelete',
  summary: 'Remove a file of a gallery',
  method: 'POST',
  path: '/gallery/file/delete',
  access: 'galleries.manage',
  body: z.object({ fileId: Id }),
  reply: done,
  fails: ['not_found'],
  changes: ['galleries'],
  repeat: 'idempotency-key',
  section,
});

/**
 * Saves the details of a file that are sent; what is left out stays. `isPreview` removes the mark from the previous
 * preview; `fileOrder` shifts the others. The link of a video may not be empty.
 */
export const saveGalleryFile = call({
  id: 'gallery.fileUpdate',
  summary: 'Save the details of a file of a gallery',
  method: 'POST',
  path: '/gallery/file/update',
  access: 'galleries.manage',
  body: z.extend(z.partial(GalleryFileFields), { fileId: Id }),
  reply: done,
  fails: ['not_found'],
  changes: ['galleries'],
  repeat: 'safe',
  section,
});

/** Adds a video to a video gallery by its link; 200 files in the gallery at most. */
export const addGalleryVideo = call({
  id: 'gallery.videoAdd',
  summary: 'Add a video to a gallery by its link',
  method: 'POST',
  path: '/gallery/video/add',
  access: 'galleries.manage',
  body: z.extend(GalleryVideoFields, { galleryId: Id }),
  reply: created(GalleryFile),
  fails: ['not_found', 'too_many_files'],
  changes: ['galleries'],
  repeat: 'idempotency-key',
  section,
});

/** Uploads the preview picture of the gallery, up to 10 MB; it replaces the previous one. */
export const addGalleryPreview = call({
  id: 'gallery.previewAdd',
  summary: 'Upload the preview of a gallery',
  method: 'POST',
  path: '/gallery/preview/add',
  access: 'galleries.manage',
  body: z.object({ galleryId: QueryInt, filePreview: picture(galleryLimits.previewMegabytes) }),
  upload: ['filePreview'],
  reply: message(GalleryPreviewFile),
  fails: ['not_found', ...uploadFails],
  changes: ['galleries'],
  repeat: 'idempotency-key',
  section,
});

/** Removes the uploaded preview; the file marked as preview is used again. */
export const removeGalleryPreview = call({
  id: 'gallery.previewDelete',
  summary: 'Remove the preview of a gallery',
  method: 'POST',
  path: '/gallery/preview/delete',
  access: 'galleries.manage',
  body: z.object({ galleryId: Id, fileId: basedOn(Id) }),
  reply: done,
  fails: ['not_found'],
  changes: ['galleries'],
  repeat: 'idempotency-key',
  section,
});

/** Up to 20 events whose title contains the value, newest first. */
export const findGalleryEvents = call({
  id: 'gallery.eventsAutocomplete',
  summary: 'Find events for a gallery',
  method: 'GET',
  path: '/gallery/events/autocomplete',
  access: 'galleries.read',
  query: z.object({ value: required(100) }),
  reply: message(z.object({ events: z.array(GalleryEvent) })),
  reads: ['events'],
  section,
});
