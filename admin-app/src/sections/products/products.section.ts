import type { Section } from '../section.ts';
import { productPaths } from './products.paths.ts';

export const section: Section = {
  ...productPaths.list,
  title: 'Товары лендинга',
  group: 'site',
  order: 20,
  icon: 'bag',
  permission: 'products.read',
  load: () => import('./ProductsPage.tsx'),
};
