import { getReview, removeReview, removeReviewImage, saveReview, uploadReviewImage } from '@venue/sdk/reviews/admin';
import { reviewRecord } from '@venue/sdk/reviews/kind';
import { Review, reviewRemovalConfirm } from '@venue/sdk/reviews/model';
import { FocusField } from '@venue/shared-ui/files/FocusField.tsx';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import { Link } from 'react-router-dom';
import { Facts } from '../../app/record/Facts.tsx';
import { plainPage } from '../../app/record/plainPage.tsx';
import { eventRequestPaths } from '../event-requests/event-requests.paths.ts';
import { reviewPaths, unsigned } from './reviews.paths.ts';

const { fields: named } = reviewRecord;

/** The frame in which the site shows the picture of a review. */
const frames = [{ title: 'На\u00a0странице отзывов', ratio: '4 / 3' }];

/** One review. */
export default plainPage(reviewRecord, {
  paths: reviewPaths,
  get: getReview,
  save: saveReview,
  model: Review,
  removal: { call: removeReview, question: reviewRemovalConfirm },
  picture: {
    of: ({ reviewImage: image }) => image && { ...image, url: image.path },
    add: uploadReviewImage,
    remove: removeReviewImage,
    hint: 'Портрет гостя или фото с\u00a0мероприятия. Сохраняется сразу.',
  },
  site: ({ isPublished }) => isPublished && '/reviews',
  name: ({ reviewAuthor }) => reviewAuthor || unsigned,
  facts: [
    'reviewText',
    'reviewAuthor',
    'reviewAnswer',
    'reviewVideoLink',
    'reviewRating',
    'visitTitle',
    'eventRequestTitle',
  ],
  useParts: review => ({
    aside: <OfVisit review={review} />,
    own: {
      reviewMeta: props =>
        review.reviewImage && (
          <FocusField {...props} image={{ url: review.reviewImage.path, alt: '' }} frames={frames} />
        ),
    },
  }),
});

/** For a review left by a customer: the visit or the event it is about, and the rating. */
function OfVisit({ review: { eventRequestId, eventRequestTitle, visitTitle, reviewRating } }: { review: Review }) {
  if (reviewRating === null) return null;
  return (
    <Facts
      rows={[
        ...(visitTitle === null ? [] : [[named.visitTitle.label, visitTitle] as const]),
        ...(eventRequestId === null
          ? []
          : [
              [
                named.eventRequestTitle.label,
                <Link key="event" to={href(eventRequestPaths.page, { id: eventRequestId })}>
                  {eventRequestTitle}
                </Link>,
              ] as const,
            ]),
        [named.reviewRating.label, `${reviewRating} из\u00a05`],
      ]}
    />
  );
}
