import { logout } from '@venue/sdk/auth';
import { useSignOut } from '@venue/shared-ui/shell/useSignOut.ts';
import { screens } from '../../screens.ts';

/** Ends this app's session. */
export const useLogout = (): (() => Promise<void>) => useSignOut(client => client.send(logout, {}), screens.login.path);
