import type { Places } from '@venue/shared-ui/shell/screens.tsx';

export const brandPaths = {
  list: { path: '/marketplace/account/brands', title: 'Мои бренды', menu: 'Бренды' },
  create: { path: '/marketplace/account/brands/create', title: 'Новый бренд' },
  edit: { path: '/marketplace/account/brands/:brandId/edit', title: 'Бренд' },
  createFromInfo: { path: '/marketplace/account/info/brand/create', title: 'Новый бренд' },
  editFromInfo: { path: '/marketplace/account/info/brand/edit/:brandId', title: 'Бренд' },
  publicList: { path: '/brands', title: 'Бренды площадки', menu: 'Бренды' },
  publicPage: { path: '/brands/:brandId', title: 'Бренд' },
} as const satisfies Places;
