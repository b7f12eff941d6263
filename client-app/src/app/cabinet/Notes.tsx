import { Notifications } from '@venue/shared-ui/parts/message/Notifications.tsx';
import { outdate } from '@venue/shared-ui/parts/message/notify.ts';
import { Overlay } from '@venue/shared-ui/parts/message/Overlay.tsx';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Notifications and dialogs above every screen. In a separate file, because none appear before the first screen is
 * complete.
 */
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
