import type { Places } from '@venue/shared-ui/shell/screens.tsx';

export const bookingPaths = {
  calendar: { path: '/booking/room/:roomId/calendar', title: 'Бронирование помещения' },
  payment: { path: '/booking/order/:order/payment', title: 'Бронь №\u00a0:order' },
  list: { path: '/account/events', title: 'Мои бронирования' },
} as const satisfies Places;
