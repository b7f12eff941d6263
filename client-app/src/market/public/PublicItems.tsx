import { useParams } from 'react-router-dom';
import { PublicItemPage } from './PublicItemPage.tsx';
import { PublicItemsPage } from './PublicItemsPage.tsx';

/** The goods of the marketplace for everybody: their list, and one of them. */
export default function PublicItems() {
  return useParams().itemId === undefined ? <PublicItemsPage /> : <PublicItemPage />;
}
