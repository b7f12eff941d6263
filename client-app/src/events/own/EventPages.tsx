import { late } from '@venue/shared-ui/parts/load/late.tsx';
import { ByAddress } from '../../app/frame/ByAddress.tsx';

const words = {
  create: late(() => import('./CreateEvent.tsx')),
  offered: late(() => import('./OfferedEvents.tsx')),
  edit: late(() => import('./EditEvent.tsx')),
};
const OwnEvent = late(() => import('./OwnEvent.tsx'));

/** The screens of one of the user's own events. */
export default function EventPages() {
  return <ByAddress words={words} other={OwnEvent} />;
}
