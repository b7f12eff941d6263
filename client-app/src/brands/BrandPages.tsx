import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { ScreenByPath } from '../app/frame/ScreenByPath.tsx';

const words = {
  create: lazyWithRetry(() => import('./CreateBrand.tsx')),
  edit: lazyWithRetry(() => import('./EditBrand.tsx')),
};
const BrandsPage = lazyWithRetry(() => import('./BrandsPage.tsx'));

/** The screens of the user's own brands. */
export default function BrandPages() {
  return <ScreenByPath words={words} other={BrandsPage} />;
}
