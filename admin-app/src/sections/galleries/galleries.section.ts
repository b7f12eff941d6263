import type { Section } from '../section.ts';
import { galleryPaths } from './galleries.paths.ts';

const permission = 'galleries.manage';
const create = () => import('./CreateGallery.tsx');
const page = () => import('./GalleryPage.tsx');

export const section: Section = {
  ...galleryPaths.list,
  title: 'Галереи',
  group: 'content',
  order: 30,
  icon: 'picture',
  permission: 'galleries.read',
  load: () => import('./GalleriesPage.tsx'),
  children: [
    {
      ...galleryPaths.createPhoto,
      title: 'Новая фотогалерея',
      permission,
      load: create,
    },
    {
      ...galleryPaths.createVideo,
      title: 'Новая видеогалерея',
      permission,
      load: create,
    },
    { ...galleryPaths.photo, title: 'Фотогалерея №\u00a0:galleryId', load: page },
    { ...galleryPaths.video, title: 'Видеогалерея №\u00a0:galleryId', load: page },
  ],
  commands: [
    { title: 'Добавить фотогалерею', to: galleryPaths.createPhoto.path, permission },
    { title: 'Добавить видеогалерею', to: galleryPaths.createVideo.path, permission },
  ],
};
