import { lazy } from 'react';
import { ByAddress } from '../app/ByAddress.tsx';

const words = {
  create: lazy(() => import('./CreateItem.tsx')),
  edit: lazy(() => import('./EditItem.tsx')),
};
const ItemsPage = lazy(() => import('./ItemsPage.tsx'));

/** The screens of own items. */
export default function ItemPages() {
  return <ByAddress words={words} other={ItemsPage} />;
}
