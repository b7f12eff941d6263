import type { Section } from '../section.ts';
import { productPaths } from './products.paths.ts';

export const products: Section = {
  ...productPaths.list,
  title: 'Товары лендинга',
  icon: 'bag',
  permission: 'products.read',
  load: () => import('./ProductsPage.tsx'),
};
