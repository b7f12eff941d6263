import type { ServerPage } from '../app/ssr/page.ts';
import { authPaths } from './auth.paths.ts';

export const pages: readonly ServerPage[] = [
  {
    ...authPaths.login,
    modules: ['src/auth/LoginPage.tsx'],
    // Nobody looks for it; it is drawn by the server so that a slow phone shows it before its code has come.
    records: async function* () {},
    head: () => ({ title: authPaths.login.title, unlisted: true }),
  },
];
