import { logout } from '@venue/sdk/auth';
import { useSignOut } from '@venue/shared-ui/shell/useSignOut.ts';
import { authPaths } from '../auth/auth.paths.ts';

/** Ends this app's session. */
export const useLogout = (): (() => Promise<void>) =>
  useSignOut(client => client.send(logout, {}), authPaths.login.path);
