import type { Area } from '../app/area.ts';
import { galleryPaths } from './galleries.paths.ts';

// One entry for both screens, because each entry adds to the size of the first load.
const load = () => import('./GalleryPages.tsx');

export const galleriesArea: Area = {
  screens: [
    { ...galleryPaths.list, load },
    { ...galleryPaths.page, crumbs: [galleryPaths.list], load },
  ],
  menu: { media: [{ to: galleryPaths.list }] },
};
