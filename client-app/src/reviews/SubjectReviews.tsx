import { plural } from '@venue/sdk';
import { getSubjectReviews } from '@venue/sdk/reviews';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { ReviewCard } from './ReviewCard.tsx';
import css from './ReviewsPage.module.css';
import { averageText, type ReviewedSubject } from './reviews.rating.ts';

/** What visitors say of a room or an event; nothing while nobody has said anything. */
export default function SubjectReviews({ subject }: { subject: ReviewedSubject }) {
  const { data } = useCall(getSubjectReviews, { query: subject });
  const of = data?.message;
  if (!of || of.average === null) return null;
  return (
    <section aria-labelledby="reviews" className={css.subject}>
      <h2 id="reviews">Отзывы</h2>
      <p>
        <span>{`${averageText(of.average)} из\u00a05`}</span>
        <span>{` · ${plural(of.count, 'отзыв', 'отзыва', 'отзывов')}`}</span>
      </p>
      <ul className={css.reviews}>
        {of.reviews.map(review => (
          <ReviewCard key={review.reviewId} review={review} level={3} />
        ))}
      </ul>
    </section>
  );
}
