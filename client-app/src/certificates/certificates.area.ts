import type { Area } from '../app/area.ts';
import { homePaths } from '../home/home.paths.ts';
import { certificatePaths } from './certificates.paths.ts';

// One entry for all screens, because each entry adds to the size of the first load.
const load = () => import('./CertificatePages.tsx');

export const certificatesArea: Area = {
  screens: [
    { ...certificatePaths.buy, load },
    { ...certificatePaths.own, crumbs: [homePaths.page], load },
    { ...certificatePaths.page, crumbs: [homePaths.page, certificatePaths.own], load },
  ],
  menu: { guests: [{ to: certificatePaths.buy }], events: [{ to: certificatePaths.own }] },
};
