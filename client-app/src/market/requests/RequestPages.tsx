import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { ScreenByPath } from '../../app/frame/ScreenByPath.tsx';

const words = {
  create: lazyWithRetry(() => import('./CreateRequest.tsx')),
  edit: lazyWithRetry(() => import('./EditRequest.tsx')),
};
const RequestsPage = lazyWithRetry(() => import('./RequestsPage.tsx'));

/** The screens of the user's own market requests. */
export default function RequestPages() {
  return <ScreenByPath words={words} other={RequestsPage} />;
}
