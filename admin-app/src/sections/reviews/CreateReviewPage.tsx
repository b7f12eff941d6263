import { centred } from '@venue/sdk';
import { createReview, uploadReviewImage } from '@venue/sdk/reviews/admin';
import { reviewRecord } from '@venue/sdk/reviews/kind';
import { CreatePage } from '../../app/record/form/CreatePage.tsx';
import { reviewPaths } from './reviews.paths.ts';

/** Adds a review that nobody sees yet. */
export default function CreateReviewPage() {
  return (
    <CreatePage
      kind={reviewRecord}
      create={createReview}
      picture={uploadReviewImage}
      paths={reviewPaths}
      from={{ reviewMeta: centred }}
      own={{ reviewMeta: () => null }}
    />
  );
}
