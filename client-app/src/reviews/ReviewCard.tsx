import type { GuestReview } from '@venue/sdk/reviews/model';
import { formatDate } from '@venue/shared-ui/dates/format.ts';
import { VideoPlayer } from '@venue/shared-ui/parts/record/VideoPlayer.tsx';
import css from './ReviewsPage.module.css';

const NAMELESS = 'Гость площадки';

/** One review: the words, then the picture and the video that came with them, and who said it. */
export function ReviewCard({ review, level = 2 }: { review: GuestReview; level?: 2 | 3 }) {
  const { reviewText, reviewImage: image, reviewMeta: meta, reviewVideoLink: video, reviewRating: rating } = review;
  const author = review.reviewAuthor || NAMELESS;
  const Heading = `h${level}` as const;
  return (
    <li className={css.review}>
      {image && (
        <img
          src={image.thumb}
          alt=""
          width={640}
          height={480}
          loading="lazy"
          decoding="async"
          style={{ objectFit: meta['object-fit'], objectPosition: meta['object-position'] }}
        />
      )}
      <figure>
        <blockquote>{reviewText}</blockquote>
        {video && <VideoPlayer link={video} title={`Видеоотзыв: ${author}`} />}
        <figcaption>
          <Heading>{author}</Heading>
          <p>
            {rating !== null && <span>{`Оценка ${rating} из\u00a05 · `}</span>}
            <span>{formatDate(review.createdAt)}</span>
          </p>
        </figcaption>
        {review.reviewAnswer && (
          <div className={css.answer}>
            <p>Ответ площадки</p>
            <p>{review.reviewAnswer}</p>
          </div>
        )}
      </figure>
    </li>
  );
}
