import type { Places } from '@venue/shared-ui/shell/screens.tsx';

export const itemPaths = {
  list: { path: '/marketplace/account/marketitems', title: 'Мои товары', menu: 'Товары' },
  create: { path: '/marketplace/account/marketitems/create', title: 'Новый товар' },
  edit: { path: '/marketplace/account/marketitems/:itemId/edit', title: 'Товар' },
  publicList: { path: '/goods', title: 'Товары брендов', menu: 'Товары' },
  publicPage: { path: '/goods/:itemId', title: 'Товар' },
} as const satisfies Places;

export const requestPaths = {
  list: { path: '/marketplace/account/marketrequests', title: 'Мои заявки', menu: 'Заявки' },
  create: { path: '/marketplace/account/marketrequests/create', title: 'Новая заявка' },
  edit: { path: '/marketplace/account/marketrequests/:requestId/edit', title: 'Заявка №\u00a0:requestId' },
} as const satisfies Places;
