import { logout } from '@venue/sdk/auth';
import { withNext } from '@venue/shared-ui/shell/next.ts';
import { useSignOut } from '@venue/shared-ui/shell/useSignOut.ts';
import { authPaths } from '../../auth/auth.paths.ts';

const login = authPaths.login.path;

/** Ends this app's session; with `back` the next person who signs in comes to that page. */
export const useLogout = (back?: { readonly path: string; readonly search: string }): (() => Promise<void>) =>
  useSignOut(client => client.send(logout, {}), back ? withNext(login, back) : login);
