import { recordScreens } from '../../app/record/recordScreens.tsx';
import CreatePriceItemPage from './CreatePriceItemPage.tsx';
import PriceItemPage from './PriceItemPage.tsx';

export default recordScreens(CreatePriceItemPage, PriceItemPage);
