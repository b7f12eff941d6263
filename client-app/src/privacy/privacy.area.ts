import type { Area } from '../app/area.ts';
import { homePaths } from '../home/home.paths.ts';
import { privacyPaths } from './privacy.paths.ts';

export const privacyArea: Area = {
  screens: [{ ...privacyPaths.page, crumbs: [homePaths.page], load: () => import('./PrivacyPage.tsx') }],
  menu: { aboutMe: [{ to: privacyPaths.page }] },
};
