import { centred } from '@venue/sdk';
import { createReview, uploadReviewImage } from '@venue/sdk/reviews/admin';
import { reviewRecord } from '@venue/sdk/reviews/kind';
import { ReviewFields } from '@venue/sdk/reviews/model';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import { CreatePage } from '../../app/record/form/CreatePage.tsx';
import { ReviewFieldset } from './ReviewFieldset.tsx';
import { reviewPaths } from './reviews.paths.ts';

const empty = { reviewText: '', reviewAuthor: '', reviewVideoLink: '', reviewMeta: centred };

/** Adds a review that nobody sees yet. */
export default function CreateReviewPage() {
  return (
    <CreatePage
      kind={reviewRecord}
      create={createReview}
      picture={uploadReviewImage}
      schema={ReviewFields}
      from={empty}
      list={reviewPaths.list}
      next={({ reviewId }) => href(reviewPaths.page, { reviewId })}
    >
      <ReviewFieldset />
    </CreatePage>
  );
}
