import { Notifications } from '@venue/shared-ui/parts/Notifications.tsx';
import { Overlay } from '@venue/shared-ui/parts/Overlay.tsx';

/** What is said above every screen; in a file of its own, because nothing is said before the first screen stands. */
export default function Notes() {
  return (
    <>
      <Notifications />
      <Overlay />
    </>
  );
}
