import type { Area } from '../app/area.ts';
import { homePaths } from '../home/home.paths.ts';
import { noticesPaths } from './notices.paths.ts';

export const noticesArea: Area = {
  screens: [{ ...noticesPaths.page, crumbs: [homePaths.page], load: () => import('./NoticesPage.tsx') }],
  menu: { aboutMe: [{ to: noticesPaths.page }] },
};
