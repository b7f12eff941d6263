import type { Places } from '@venue/shared-ui/shell/screens.tsx';

export const noticesPaths = {
  page: { path: '/marketplace/account/notices', title: 'Уведомления' },
} as const satisfies Places;
