import { useParams } from 'react-router-dom';
import GalleriesPage from './GalleriesPage.tsx';
import GalleryPage from './GalleryPage.tsx';

/** The list of galleries, or one gallery. */
export default function GalleryPages() {
  return useParams().slug === undefined ? <GalleriesPage /> : <GalleryPage />;
}
