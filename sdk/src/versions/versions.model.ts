import * as z from 'zod/mini';
import { Plan } from '../core/kind/planned.ts';
import { Id, Instant } from '../core/schema/fields.ts';
import { MainableImage } from '../core/schema/pictures.ts';
import { FieldChange } from '../staff/staff.model.ts';

/** A picture of a version. It has no number, because the record may have lost it since. */
export const VersionPicture = z.omit(MainableImage, { fileId: true });
export type VersionPicture = z.output<typeof VersionPicture>;

/** How the pictures of a version differ from those of the version before. */
export const PictureChanges = z.object({
  addedPictures: z.array(VersionPicture),
  removedPictures: z.array(VersionPicture),
  mainPicture: z.nullable(VersionPicture),
  isRearranged: z.boolean(),
});
export type PictureChanges = z.output<typeof PictureChanges>;

/** A state of a published record, as visitors saw it. */
export const Version = z.object({
  /** From 1, within its record. */
  number: z.int(),
  at: Instant,
  /** Who saved it; null when it is older than the storing of versions. */
  who: z.nullable(z.string()),
  /** How it differs from the version before; empty for the first. */
  changes: z.array(FieldChange),
  pictureChanges: PictureChanges,
});
export type Version = z.output<typeof Version>;

/** The plan of a record, and who made it. */
export const PublicationPlan = z.extend(Plan, { id: Id, who: z.string() });
export type PublicationPlan = z.output<typeof PublicationPlan>;
