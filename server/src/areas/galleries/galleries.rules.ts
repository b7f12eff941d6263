import { ApiFailure, failureTexts, type Parsed } from '@venue/sdk';
import type { saveGallery } from '@venue/sdk/galleries/admin';
import type { GalleryFileFields } from '@venue/sdk/galleries/model';
import type * as z from 'zod/mini';
import { brokenConstraint } from '../../core/db/transact.ts';
import { recordFields } from '../../core/record/recordFields.ts';
import { type GalleryTableRow, gallery, galleryFile } from './galleries.table.ts';

/** What is saved of a gallery. `place` moves it, with everything that follows from its type, place and removal. */
export const galleryFields = recordFields<Omit<Parsed<typeof saveGallery>['body'], 'version'>>()(gallery, {
  eventId: 'eventId',
  urlTranslit: 'urlTranslit',
  galleryType: 'type',
  galleryOrder: 'position',
  isPublished: 'isPublished',
  isDeleted: 'isDeleted',
});

/** What the audit log keeps of a gallery; it names the event by its title. */
export function auditedOf(row: GalleryTableRow & { readonly eventTitle?: string | null }) {
  const { eventId: _, ...fields } = galleryFields.fieldsOf(row);
  return { ...(row.eventTitle === undefined ? {} : { eventTitle: row.eventTitle }), ...fields };
}

/** What staff write about a file of a gallery; the log and the replies have all of it. */
export const fileFields = recordFields<z.output<typeof GalleryFileFields>>()(galleryFile, {
  fileOrder: 'position',
  isHidden: 'isHidden',
  isPreview: 'isPreview',
  fileAuthor: 'author',
  fileLink: 'link',
  fileDescription: 'description',
});

/** A gallery that was not removed; throws `not_found` for any other. */
export function standing<Row extends { readonly isDeleted: boolean }>(row: Row | undefined): Row {
  if (!row || row.isDeleted) throw new ApiFailure('not_found');
  return row;
}

/** Turns a violation of the unique address into `gallery_address_taken`, and throws any other error as it is. */
export function addressTaken(error: unknown): never {
  if (brokenConstraint(error) !== 'gallery_address') throw error;
  throw new ApiFailure('gallery_address_taken', { fields: { urlTranslit: failureTexts.gallery_address_taken } });
}
