import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { ScreenByPath } from '../app/frame/ScreenByPath.tsx';
import ReviewsPage from './ReviewsPage.tsx';

const words = { new: lazyWithRetry(() => import('./VisitReview.tsx')) };

/** What guests say about the venue, and the review of a visit. */
export default function ReviewPages() {
  return <ScreenByPath words={words} other={ReviewsPage} />;
}
