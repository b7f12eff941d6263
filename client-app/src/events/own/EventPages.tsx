import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { ScreenByPath } from '../../app/frame/ScreenByPath.tsx';

const words = {
  create: lazyWithRetry(() => import('./CreateEvent.tsx')),
  offered: lazyWithRetry(() => import('./OfferedEvents.tsx')),
  edit: lazyWithRetry(() => import('./EditEvent.tsx')),
};
const OwnEvent = lazyWithRetry(() => import('./OwnEvent.tsx'));

/** The screens of one of the user's own events. */
export default function EventPages() {
  return <ScreenByPath words={words} other={OwnEvent} />;
}
