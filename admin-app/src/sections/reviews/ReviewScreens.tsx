import { recordScreens } from '../../app/record/recordScreens.tsx';
import CreateReviewPage from './CreateReviewPage.tsx';
import ReviewPage from './ReviewPage.tsx';

export default recordScreens(CreateReviewPage, ReviewPage);
