import { lazy } from 'react';
import { ByAddress } from '../app/ByAddress.tsx';

const words = {
  create: lazy(() => import('./CreateBrand.tsx')),
  edit: lazy(() => import('./EditBrand.tsx')),
};
const BrandsPage = lazy(() => import('./BrandsPage.tsx'));

/** The screens of own brands. */
export default function BrandPages() {
  return <ByAddress words={words} other={BrandsPage} />;
}
