import type { Places } from '@venue/shared-ui/shell/screens.tsx';

export const authPaths = {
  login: { path: '/marketplace/login', title: 'Вход и\u00a0регистрация' },
  wait: { path: '/marketplace/auth/wait', title: 'Вход через Госуслуги' },
} as const satisfies Places;
