import type { Screen } from '@venue/shared-ui/shell/screens.tsx';
import { authPaths } from './sections/auth/auth.paths.ts';

/** The one screen before the sections, which are loaded after it. */
export const login: Screen = {
  ...authPaths.login,
  title: 'Вход для\u00a0сотрудников',
  load: () => import('./sections/auth/LoginPage.tsx'),
};
