import { late } from '@venue/shared-ui/parts/load/late.tsx';
import { ByAddress } from '../../app/frame/ByAddress.tsx';

const words = {
  create: late(() => import('./CreateItem.tsx')),
  edit: late(() => import('./EditItem.tsx')),
};
const ItemsPage = late(() => import('./ItemsPage.tsx'));

/** The screens of the user's own items. */
export default function ItemPages() {
  return <ByAddress words={words} other={ItemsPage} />;
}
