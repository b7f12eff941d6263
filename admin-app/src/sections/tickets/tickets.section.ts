import type { Section } from '../section.ts';
import { doorPaths, ticketOrderPaths } from './tickets.paths.ts';

export const door: Section = {
  ...doorPaths.list,
  title: 'Контроль на\u00a0входе',
  menu: 'Вход по\u00a0билетам',
  icon: 'ticket',
  permission: 'checkIn.manage',
  load: () => import('./DoorEvents.tsx'),
  children: [{ ...doorPaths.page, title: 'Вход на\u00a0мероприятие №\u00a0:id', load: () => import('./DoorPage.tsx') }],
};

export const ticketOrders: Section = {
  ...ticketOrderPaths.list,
  title: 'Заказы билетов',
  icon: 'contract',
  permission: 'bookings.read',
  load: () => import('./orders/OrdersPage.tsx'),
  children: [
    { ...ticketOrderPaths.page, title: 'Заказ билетов №\u00a0:orderId', load: () => import('./orders/OrderPage.tsx') },
  ],
};
