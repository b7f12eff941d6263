import { recordScreens } from '../../app/record/recordScreens.tsx';
import CreateStoryPage from './CreateStoryPage.tsx';
import StoryPage from './StoryPage.tsx';

export default recordScreens(CreateStoryPage, StoryPage);
