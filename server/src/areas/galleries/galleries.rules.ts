import { ApiFailure, failureTexts } from '@venue/sdk';
import { brokenConstraint } from '../../core/db/transact.ts';
import type { GalleryFileRow, GalleryTableRow } from './galleries.table.ts';

/** What the audit log keeps of a gallery, named as in the model. */
export const auditedOf = (row: GalleryTableRow & { readonly eventTitle?: string | null }) => ({
  ...(row.eventTitle === undefined ? {} : { eventTitle: row.eventTitle }),
  urlTranslit: row.urlTranslit,
  galleryType: row.type,
  galleryOrder: row.position,
  isPublished: row.isPublished,
  isDeleted: row.isDeleted,
});

/** The fields of a file that the audit log keeps. */
export const auditedFile = (row: GalleryFileRow) => ({
  fileOrder: row.position,
  isHidden: row.isHidden,
  isPreview: row.isPreview,
  fileAuthor: row.author,
  fileLink: row.link,
  fileDescription: row.description,
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
