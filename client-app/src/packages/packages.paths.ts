import type { Places } from '@venue/shared-ui/shell/screens.tsx';

export const packagePaths = {
  list: { path: '/packages', title: 'Абонементы' },
  mine: { path: '/account/packages', title: 'Мои абонементы', menu: 'Абонементы' },
  buy: { path: '/account/packages/buy/:packageId', title: 'Покупка абонемента' },
  pay: { path: '/account/packages/pay/:purchaseId', title: 'Оплата абонемента' },
} as const satisfies Places;
