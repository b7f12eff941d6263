import * as z from 'zod/mini';
import type { Move } from '../core/enums.ts';
import { Id, Instant } from '../core/fields.ts';
import { required, SiteUrl, say } from '../core/rules.ts';

/** How a picture fills its frame: CSS `object-position` in percent and `object-fit`. Nothing else of CSS gets in. */
export const PictureMeta = z.object({
  'object-position': z.string().check(z.regex(/^\d{1,3}% \d{1,3}%$/, say.invalid)),
  'object-fit': z.enum(['cover', 'contain']),
});
export type PictureMeta = z.output<typeof PictureMeta>;

export const centred: PictureMeta = { 'object-position': '50% 50%', 'object-fit': 'cover' };

/** The one picture of a record: `path` 1600 px wide, `thumb` 640 px. */
export const ImageFile = z.object({ fileId: Id, path: z.string(), thumb: z.string() });
export type ImageFile = z.output<typeof ImageFile>;

/** The states of what is either shown on the site or not, for the moves of this and other areas. */
export type Publication = 'hidden' | 'published' | 'removed';

export const reviewMoves = [
  {
    action: 'publish',
    from: ['hidden'],
    to: 'published',
    by: ['staff'],
    confirm: 'Вы уверены, что хотите опубликовать этот отзыв?',
  },
  {
    action: 'unpublish',
    from: ['published'],
    to: 'hidden',
    by: ['staff'],
    confirm: 'Вы уверены, что хотите снять этот отзыв с публикации?',
  },
  {
    action: 'remove',
    from: ['hidden', 'published'],
    to: 'removed',
    by: ['staff'],
    confirm: 'Вы уверены, что хотите удалить этот отзыв?',
  },
] as const satisfies readonly Move<Publication>[];

export const reviewLimits = { imageMegabytes: 10 } as const;

export const ReviewFields = z.object({
  reviewText: required(4000),
  /** Who says it, as the site shows it; empty when nobody is named. */
  reviewAuthor: z.string().check(z.trim(), z.maxLength(200, say.tooLong)),
  reviewVideoLink: SiteUrl,
  reviewMeta: PictureMeta,
});
export type ReviewFields = z.output<typeof ReviewFields>;

/** A review on the site. One a customer left of their event comes in unpublished, with `eventRequestId`. */
export const Review = z.extend(ReviewFields, {
  reviewId: Id,
  reviewImage: z.nullable(ImageFile),
  isPublished: z.boolean(),
  eventRequestId: z.nullable(Id),
  eventRequestTitle: z.nullable(z.string()),
  /** 1 to 5, only of a customer’s review. */
  reviewRating: z.nullable(z.int()),
  createdAt: Instant,
  updatedAt: Instant,
  /** Sent back with an update; a stale one is refused. */
  version: z.int(),
});
export type Review = z.output<typeof Review>;
