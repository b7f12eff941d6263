import { recordScreens } from '../../app/record/recordScreens.tsx';
import BannerPage from './BannerPage.tsx';
import CreateBannerPage from './CreateBannerPage.tsx';

export default recordScreens(CreateBannerPage, BannerPage);
