import * as z from 'zod/mini';
import { publicationMoves, removalQuestion } from '../core/kind/publication.ts';
import { Id, Instant } from '../core/schema/fields.ts';
import { labelled } from '../core/schema/labels.ts';
import { canOf } from '../core/schema/moves.ts';
import { ImageFile, PictureMetaFields } from '../core/schema/pictures.ts';
import { messages, required, SiteUrl, short } from '../core/schema/rules.ts';
import { withoutRules } from '../core/schema/withoutRules.ts';

export const reviewMoves = publicationMoves('этот отзыв');
export const reviewRemovalConfirm = removalQuestion('этот отзыв');

export const reviewLimits = { imageMegabytes: 10 } as const;

export const ReviewFields = z.object({
  reviewText: labelled(required(4000), 'Отзыв', { lines: true }),
  /** Who says it, as the site shows it; empty when nobody is named. */
  reviewAuthor: labelled(z.string().check(z.trim(), z.maxLength(200, messages.tooLong)), 'Автор', {
    placeholder: 'Например, Анна, организатор форума',
  }),
  reviewAnswer: labelled(short(2000), 'Ответ площадки', {
    hint: 'Посетители увидят его под отзывом',
    lines: true,
  }),
  reviewVideoLink: labelled(SiteUrl, 'Видео', { placeholder: 'vkvideo.ru, rutube.ru или youtube.com' }),
  reviewMeta: labelled(PictureMetaFields, 'Видимая часть картинки', {
    hint: 'Где картинка не\u00a0помещается целиком, останется место вокруг этой точки',
  }),
});
export type ReviewFields = z.output<typeof ReviewFields>;

/** A review on the site. A customer's review of their event arrives unpublished, with `eventRequestId`. */
export const Review = z.extend(withoutRules(ReviewFields), {
  reviewId: Id,
  reviewImage: z.nullable(ImageFile),
  isPublished: z.boolean(),
  eventRequestId: z.nullable(Id),
  eventRequestTitle: z.nullable(z.string()),
  /** The room or the event that was visited; null for other reviews. */
  visitTitle: z.nullable(z.string()),
  /** 1 to 5, only of a customer’s review. */
  reviewRating: z.nullable(z.int()),
  createdAt: Instant,
  updatedAt: Instant,
  /** Sent back with an update; a stale one is refused. */
  version: z.int(),
  can: canOf(reviewMoves, ['staff'], 'remove'),
});
export type Review = z.output<typeof Review>;

/** A review for everybody: only what is published, without the request it came from. */
export const GuestReview = z.pick(Review, {
  reviewId: true,
  reviewText: true,
  reviewAuthor: true,
  reviewAnswer: true,
  reviewVideoLink: true,
  reviewMeta: true,
  reviewImage: true,
  reviewRating: true,
  createdAt: true,
});
export type GuestReview = z.output<typeof GuestReview>;

/** What visitors of a room or an event say: the average and the number of published marks, and the latest reviews. */
export const SubjectReviews = z.object({
  /** With one decimal; null without reviews. */
  average: z.nullable(z.number()),
  count: z.int(),
  reviews: z.array(GuestReview),
});
export type SubjectReviews = z.output<typeof SubjectReviews>;

/** How many reviews a room or an event shows. */
export const MOST_REVIEWS = 10;

/** For how many days the link to leave a review of a visit works. */
export const VISIT_REVIEW_DAYS = 60;
