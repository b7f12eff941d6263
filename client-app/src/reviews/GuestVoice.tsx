import { plural } from '@venue/sdk';
import { listGuestReviews } from '@venue/sdk/reviews';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { ScreenLink } from '@venue/shared-ui/shell/ScreenLink.tsx';
import { Block } from '../app/frame/Block.tsx';
import css from './GuestVoice.module.css';
import { reviewPaths } from './reviews.paths.ts';

/** The best of the newest reviews, for a page about something else: nothing while there is none. */
export default function GuestVoice() {
  const { data } = useCall(listGuestReviews, { query: { page: 1 } });
  const [best] = (data?.items ?? []).toSorted(
    (one, other) => (other.reviewRating ?? 0) - (one.reviewRating ?? 0) || other.reviewId - one.reviewId,
  );
  if (!data || !best) return null;
  return (
    <Block
      id="guest-voice"
      title="Говорят гости"
      all={
        <ScreenLink to={reviewPaths.list}>
          {plural(data.message.total, 'отзыв', 'отзыва', 'отзывов').replace(' ', '\u00a0')}
        </ScreenLink>
      }
    >
      <figure className={css.voice}>
        <blockquote>{best.reviewText}</blockquote>
        <figcaption>
          <strong>{best.reviewAuthor || 'Гость площадки'}</strong>
          {best.reviewRating !== null && <span>{` · ${best.reviewRating}\u00a0из\u00a05`}</span>}
        </figcaption>
      </figure>
    </Block>
  );
}
