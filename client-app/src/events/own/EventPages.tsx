import { PageSkeleton } from '@venue/shared-ui/parts/Skeletons.tsx';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';

const CreateEvent = lazy(() => import('./CreateEvent.tsx'));
const EditEvent = lazy(() => import('./EditEvent.tsx'));
const OwnEvent = lazy(() => import('./OwnEvent.tsx'));

/** The screens of an own event, by their address. One entry in the list of screens: that list weighs on the first screen. */
export default function EventPages() {
  const last = useLocation().pathname.split('/').findLast(Boolean);
  const Shown = last === 'create' ? CreateEvent : last === 'edit' ? EditEvent : OwnEvent;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Shown />
    </Suspense>
  );
}
