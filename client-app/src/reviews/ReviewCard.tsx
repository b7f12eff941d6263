import type { GuestReview } from '@venue/sdk/reviews/model';
import { formatDate } from '@venue/shared-ui/dates/format.ts';
import { VideoPlayer } from '@venue/shared-ui/parts/record/VideoPlayer.tsx';
import css from './ReviewsPage.module.css';

const NAMELESS = 'Гость площадки';

/** One review: the words, then the picture and the video that came with them, and who said it. */
export function ReviewCard({ review }: { review: GuestReview }) {
  const { reviewText, reviewImage: image, reviewMeta: meta, reviewVideoLink: video, reviewRating: rating } = review;
  const author = review.reviewAuthor || NAMELESS;
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
          <h2>{author}</h2>
          <p>
            {rating !== null && <span>{`Оценка ${rating} из\u00a05 · `}</span>}
            <span>{formatDate(review.createdAt)}</span>
          </p>
        </figcaption>
      </figure>
    </li>
  );
}
