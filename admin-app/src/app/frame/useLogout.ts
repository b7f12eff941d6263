import { logout } from '@venue/sdk/auth';
import { useSignOut } from '@venue/shared-ui/shell/useSignOut.ts';
import { authPaths } from '../../sections/auth/auth.paths.ts';
import { sendHeld } from '../decision/held.ts';

/** Ends this app's session; a decision that waits is sent while there is one. */
export const useLogout = (): (() => Promise<void>) =>
  useSignOut(async client => {
    await sendHeld();
    await client.send(logout, {});
  }, authPaths.login.path);
