import type { Area } from '../app/area.ts';
import { homePaths } from '../home/home.paths.ts';
import { profilePaths } from './profile.paths.ts';

const home = homePaths.page;
const { info } = profilePaths;
const load = () => import('./ProfilePages.tsx');

export const profileArea: Area = {
  screens: [
    { ...info, crumbs: [home], load },
    { ...profilePaths.accountInfo, crumbs: [home], load },
    { ...profilePaths.passport, crumbs: [home, info], load },
    { ...profilePaths.resident, crumbs: [home, info], load },
    { ...profilePaths.organisations, crumbs: [home, info], load },
    { ...profilePaths.documents, crumbs: [home], load },
  ],
  menu: {
    aboutMe: [
      { to: info, kind: 'marketplace' },
      { to: profilePaths.accountInfo, kind: 'landing' },
      { to: profilePaths.documents },
    ],
  },
};
