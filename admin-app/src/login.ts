import type { Screen } from '@venue/shared-ui/shell/screens.tsx';
import { authPaths } from './sections/auth/auth.paths.ts';

/** The login screen, the only one that loads without the code of the sections. */
export const login: Screen = {
  ...authPaths.login,
  title: 'Вход для\u00a0сотрудников',
  load: () => import('./sections/auth/LoginPage.tsx'),
};
