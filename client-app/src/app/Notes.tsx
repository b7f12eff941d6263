import { Notifications } from '@venue/shared-ui/parts/Notifications.tsx';
import { outdate } from '@venue/shared-ui/parts/notify.ts';
import { Overlay } from '@venue/shared-ui/parts/Overlay.tsx';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** What is said above every screen; in a file of its own, because nothing is said before the first screen stands. */
export default function Notes() {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is what outdates them
  useEffect(() => outdate(), [pathname]);
  return (
    <>
      <Notifications />
      <Overlay />
    </>
  );
}
