import type { Section } from '../section.ts';
import { brandPaths } from './brands.paths.ts';

export const section: Section = {
  ...brandPaths.list,
  title: 'Бренды',
  group: 'trade',
  order: 10,
  icon: 'shop',
  permission: 'brands.read',
  load: () => import('./BrandsPage.tsx'),
  children: [{ ...brandPaths.page, title: 'Бренд №\u00a0:brandId', load: () => import('./BrandPage.tsx') }],
  badge: ['brand'],
  pending: () => import('./brands.pending.ts'),
};
