import { getReview, removeReview, removeReviewImage, saveReview, uploadReviewImage } from '@venue/sdk/reviews/admin';
import { reviewRecord } from '@venue/sdk/reviews/kind';
import { Review, ReviewFields, reviewRemovalConfirm } from '@venue/sdk/reviews/model';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import { Link } from 'react-router-dom';
import { Facts } from '../../app/record/Facts.tsx';
import { RecordForm } from '../../app/record/form/RecordForm.tsx';
import { RemoveButton } from '../../app/record/form/RemoveButton.tsx';
import { useRecordForm } from '../../app/record/form/useRecordForm.ts';
import { useSaveCall } from '../../app/record/form/useSaveCall.ts';
import { OnePicture } from '../../app/record/pictures/OnePicture.tsx';
import { RecordColumns } from '../../app/record/RecordColumns.tsx';
import { RecordFacts } from '../../app/record/RecordFacts.tsx';
import { RecordPage } from '../../app/record/RecordPage.tsx';
import { SiteLink } from '../../app/record/SiteLink.tsx';
import { versioned } from '../../app/record/versions/versioned.ts';
import { eventRequestPaths } from '../event-requests/event-requests.paths.ts';
import { ReviewFieldset } from './ReviewFieldset.tsx';
import { reviewPaths, unsigned } from './reviews.paths.ts';

const { fields: named } = reviewRecord;
const removal = { call: removeReview, question: reviewRemovalConfirm };
const edited = versioned(ReviewFields);
const facts = ['reviewText', 'reviewAuthor', 'reviewVideoLink', 'reviewRating', 'eventRequestTitle'] as const;

/** One review: an editor, or the facts for readers who may not change it. */
export default function ReviewPage() {
  return (
    <RecordPage
      kind={reviewRecord}
      get={getReview}
      input={reviewId => ({ body: { reviewId } })}
      list={reviewPaths.list}
      actions={({ isPublished }) => isPublished && <SiteLink path="/reviews" />}
      name={({ reviewAuthor }) => reviewAuthor || unsigned}
    >
      {(review, { manages }) =>
        manages ? (
          <ReviewEditor review={review} />
        ) : (
          <RecordColumns kind={reviewRecord} id={review.reviewId}>
            <RecordFacts kind={reviewRecord} record={review} fields={facts} />
          </RecordColumns>
        )
      }
    </RecordPage>
  );
}

function ReviewEditor({ review }: { review: Review }) {
  const { reviewId, reviewImage: image } = review;
  const save = useSaveCall(reviewRecord, saveReview, reviewId);
  const editing = useRecordForm({ kind: reviewRecord, record: review, model: Review, ...edited, save });
  return (
    <RecordColumns
      kind={reviewRecord}
      id={reviewId}
      restore={editing.restore}
      aside={
        <>
          <OnePicture
            add={uploadReviewImage}
            remove={removeReviewImage}
            own={{ reviewId }}
            picture={image && { ...image, url: image.path }}
            hint="Портрет гостя или фото с&nbsp;мероприятия. Сохраняется сразу."
          />
          <OfEvent review={review} />
        </>
      }
    >
      <RecordForm
        editing={editing}
        buttons={<RemoveButton kind={reviewRecord} paths={reviewPaths} removal={removal} record={review} />}
      >
        <ReviewFieldset image={image} />
      </RecordForm>
    </RecordColumns>
  );
}

/** For a review left by a customer: the event it is about, and the rating. */
function OfEvent({ review: { eventRequestId, eventRequestTitle, reviewRating } }: { review: Review }) {
  if (eventRequestId === null) return null;
  return (
    <Facts
      rows={[
        [
          named.eventRequestTitle.label,
          <Link key="event" to={href(eventRequestPaths.page, { id: eventRequestId })}>
            {eventRequestTitle}
          </Link>,
        ],
        [named.reviewRating.label, reviewRating === null ? '' : `${reviewRating} из\u00a05`],
      ]}
    />
  );
}
