import { late } from '@venue/shared-ui/parts/load/late.tsx';
import { ByAddress } from '../../app/frame/ByAddress.tsx';

const words = {
  create: late(() => import('./CreateRequest.tsx')),
  edit: late(() => import('./EditRequest.tsx')),
};
const RequestsPage = late(() => import('./RequestsPage.tsx'));

/** The screens of the user's own market requests. */
export default function RequestPages() {
  return <ByAddress words={words} other={RequestsPage} />;
}
