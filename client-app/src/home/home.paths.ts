import type { Places } from '@venue/shared-ui/shell/screens.tsx';

export const homePaths = {
  page: { path: '/marketplace/account', title: 'Личный кабинет', menu: 'Обзор' },
} as const satisfies Places;
