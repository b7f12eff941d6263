import { recordSection } from '../recordSection.ts';
import { bannerPaths } from './banners.paths.ts';

export const section = recordSection({
  paths: bannerPaths,
  area: 'banners',
  group: 'site',
  order: 10,
  icon: 'carousel',
  title: 'Баннеры',
  fresh: 'Новый баннер',
  add: 'Добавить баннер',
  list: () => import('./BannersPage.tsx'),
  record: () => import('./BannerScreens.tsx'),
});
