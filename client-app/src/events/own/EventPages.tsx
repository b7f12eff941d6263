import { lazy } from 'react';
import { ByAddress } from '../../app/ByAddress.tsx';

const words = {
  create: lazy(() => import('./CreateEvent.tsx')),
  edit: lazy(() => import('./EditEvent.tsx')),
};
const OwnEvent = lazy(() => import('./OwnEvent.tsx'));

/** The screens of an own event. */
export default function EventPages() {
  return <ByAddress words={words} other={OwnEvent} />;
}
