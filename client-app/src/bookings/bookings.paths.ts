import type { Places } from '@venue/shared-ui/shell/screens.tsx';

/** Bookings are listed on the page of a person's events, behind a tab of their own. */
export const bookingPaths = {
  calendar: { path: '/booking/room/:roomId/calendar', title: 'Бронирование помещения' },
  payment: { path: '/booking/order/:order/payment', title: 'Бронь №\u00a0:order' },
  several: { path: '/booking/order/new', title: 'Заказ из нескольких броней' },
  link: { path: '/pay', title: 'Оплата брони' },
  list: { path: '/account/events?show=bookings', title: 'Мои бронирования' },
} as const satisfies Places;
