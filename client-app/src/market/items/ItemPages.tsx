import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { ScreenByPath } from '../../app/frame/ScreenByPath.tsx';

const words = {
  create: lazyWithRetry(() => import('./CreateItem.tsx')),
  edit: lazyWithRetry(() => import('./EditItem.tsx')),
};
const ItemsPage = lazyWithRetry(() => import('./ItemsPage.tsx'));

/** The screens of the user's own items. */
export default function ItemPages() {
  return <ScreenByPath words={words} other={ItemsPage} />;
}
