import { logout } from '@venue/sdk/auth';
import { useSignOut } from '@venue/shared-ui/shell/useSignOut.ts';
import { authPaths } from '../../sections/auth/auth.paths.ts';
import { sendDeferred } from '../decision/deferred.ts';

/** Ends this app's session. A pending decision is sent first, while the session is still valid. */
export const useLogout = (): (() => Promise<void>) =>
  useSignOut(async client => {
    await sendDeferred();
    await client.send(logout, {});
  }, authPaths.login.path);
