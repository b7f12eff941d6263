import type { Section } from '../section.ts';
import { ticketOrderPaths } from './tickets.paths.ts';

export const section: Section = {
  ...ticketOrderPaths.list,
  title: 'Заказы билетов',
  group: 'work',
  order: 80,
  icon: 'contract',
  permission: 'bookings.read',
  load: () => import('./orders/OrdersPage.tsx'),
  children: [
    { ...ticketOrderPaths.page, title: 'Заказ билетов №\u00a0:orderId', load: () => import('./orders/OrderPage.tsx') },
  ],
};
