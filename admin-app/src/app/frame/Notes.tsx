import { Notifications } from '@venue/shared-ui/parts/message/Notifications.tsx';
import { Overlay } from '@venue/shared-ui/parts/message/Overlay.tsx';

/** Notifications and dialogs above every screen. In a separate file, because none appear before the first screen. */
const Notes = () => (
  <>
    <Notifications />
    <Overlay />
  </>
);
export default Notes;
