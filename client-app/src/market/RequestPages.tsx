import { lazy } from 'react';
import { ByAddress } from '../app/ByAddress.tsx';

const words = {
  create: lazy(() => import('./CreateRequest.tsx')),
  edit: lazy(() => import('./EditRequest.tsx')),
};
const RequestsPage = lazy(() => import('./RequestsPage.tsx'));

/** The screens of own requests for the market. */
export default function RequestPages() {
  return <ByAddress words={words} other={RequestsPage} />;
}
