import * as z from 'zod/mini';
import { checked } from './checked.ts';
import { Id } from './fields.ts';
import { messages } from './rules.ts';
import { withoutRules } from './withoutRules.ts';

/**
 * An uploaded picture of a record in two sizes: `url` 1600 px wide, `thumb` 640 px. Pictures are added and removed by
 * separate calls that leave the record's `version` unchanged, so that an open editor can still save.
 */
export const RecordPicture = z.object({ fileId: Id, url: z.string(), thumb: z.string(), alt: z.string() });
export type RecordPicture = z.output<typeof RecordPicture>;

/** One of several pictures of a record; at most one is the main one. */
export const MainableImage = z.extend(RecordPicture, { isMain: z.boolean() });
export type MainableImage = z.output<typeof MainableImage>;

/** The same picture as the specification's `ImageFile` has it: the large size is `path`, and there is no `alt`. */
export const ImageFile = z.object({ fileId: Id, path: z.string(), thumb: z.string() });
export type ImageFile = z.output<typeof ImageFile>;

/** How a picture fills its frame: CSS `object-position` in percent and `object-fit`. No other CSS is accepted. */
export const PictureMetaFields = z.object({
  'object-position': checked(z.string(), z.regex(/^\d{1,3}% \d{1,3}%$/, messages.invalid)),
  'object-fit': z.enum(['cover', 'contain']),
});

export const PictureMeta = withoutRules(PictureMetaFields);
export type PictureMeta = z.output<typeof PictureMeta>;

export const centred: PictureMeta = { 'object-position': '50% 50%', 'object-fit': 'cover' };
