import type { Area } from '../app/area.ts';
import { authPaths } from './auth.paths.ts';

export const authArea: Area = {
  screens: [
    { ...authPaths.login, load: () => import('./LoginPage.tsx') },
    { ...authPaths.wait, load: () => import('./WaitPage.tsx') },
  ],
};
