import type { Places } from '@venue/shared-ui/shell/screens.tsx';

export const certificatePaths = {
  buy: { path: '/certificates', title: 'Подарочный сертификат' },
  own: { path: '/account/certificates', title: 'Мои сертификаты', menu: 'Сертификаты' },
  page: { path: '/account/certificates/:certificateId', title: 'Сертификат' },
} as const satisfies Places;
