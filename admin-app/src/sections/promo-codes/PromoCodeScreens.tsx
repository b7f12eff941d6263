import { recordScreens } from '../../app/record/recordScreens.tsx';
import CreatePromoCodePage from './CreatePromoCodePage.tsx';
import PromoCodePage from './PromoCodePage.tsx';

export default recordScreens(CreatePromoCodePage, PromoCodePage);
