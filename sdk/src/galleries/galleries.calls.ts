import * as z from 'zod/mini';
import { call } from '../core/schema/call.ts';
import { message, page, publicList } from '../core/schema/fields.ts';
import { GalleryOfType, PublicGallery, PublicGalleryRow } from './galleries.model.ts';

/**
 * A page of the published galleries, 12 of them, in the order set by staff: of photos, of videos, or of both; `search`
 * looks at the event.
 */
export const listPublicGalleries = call({
  id: 'gallery.publicList',
  summary: 'List the published galleries',
  method: 'GET',
  path: '/gallery/public/list',
  access: 'public',
  query: z.extend(publicList(), { galleryType: z.optional(GalleryOfType) }),
  reply: page(PublicGalleryRow),
  reads: ['galleries', 'events'],
  ours: true,
});

/** A published gallery by its address, with all its files but hidden ones, in their order. */
export const getPublicGallery = call({
  id: 'gallery.publicDetail',
  summary: 'Read a published gallery',
  method: 'GET',
  path: '/gallery/public/detail/{slug}',
  access: 'public',
  reply: message(PublicGallery),
  fails: ['not_found'],
  reads: ['galleries', 'events'],
  ours: true,
});
