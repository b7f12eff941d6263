import type { SubjectReviews } from '@venue/sdk/reviews/model';

/** A room or an event. */
export type ReviewedSubject = { readonly roomId: number } | { readonly eventId: number };

/** «4,5». */
export const averageText = (average: number): string => average.toLocaleString('ru-RU', { maximumFractionDigits: 1 });

/** Ratings for search engines: of what is published, and nothing without it. */
export function ratingAbout(reviews: SubjectReviews | undefined): Readonly<Record<string, unknown>> {
  if (!reviews || reviews.average === null) return {};
  return {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: reviews.average, reviewCount: reviews.count },
    review: reviews.reviews.flatMap(({ reviewAuthor, reviewRating, reviewText, createdAt }) =>
      reviewRating === null || reviewAuthor === ''
        ? []
        : [
            {
              '@type': 'Review',
              author: { '@type': 'Person', name: reviewAuthor },
              datePublished: createdAt.slice(0, 10),
              reviewBody: reviewText,
              reviewRating: { '@type': 'Rating', ratingValue: reviewRating, bestRating: 5 },
            },
          ],
    ),
  };
}
