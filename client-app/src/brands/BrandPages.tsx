import { late } from '@venue/shared-ui/parts/load/late.tsx';
import { ByAddress } from '../app/frame/ByAddress.tsx';

const words = {
  create: late(() => import('./CreateBrand.tsx')),
  edit: late(() => import('./EditBrand.tsx')),
};
const BrandsPage = late(() => import('./BrandsPage.tsx'));

/** The screens of the user's own brands. */
export default function BrandPages() {
  return <ByAddress words={words} other={BrandsPage} />;
}
