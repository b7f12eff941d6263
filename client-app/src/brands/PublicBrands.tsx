import { useParams } from 'react-router-dom';
import { PublicBrandPage } from './PublicBrandPage.tsx';
import { PublicBrandsPage } from './PublicBrandsPage.tsx';

/** The brands of the marketplace for everybody: their list, and one of them. */
export default function PublicBrands() {
  return useParams().brandId === undefined ? <PublicBrandsPage /> : <PublicBrandPage />;
}
