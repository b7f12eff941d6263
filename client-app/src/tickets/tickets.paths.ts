import type { Places } from '@venue/shared-ui/shell/screens.tsx';

export const ticketPaths = {
  order: { path: '/tickets/order/:slug', title: 'Заказ билетов' },
  ticket: { path: '/tickets/:slug', title: 'Билет' },
  mine: { path: '/account/tickets', title: 'Мои билеты', menu: 'Билеты' },
} as const satisfies Places;
