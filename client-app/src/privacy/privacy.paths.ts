import type { Places } from '@venue/shared-ui/shell/screens.tsx';

export const privacyPaths = {
  page: { path: '/marketplace/account/privacy', title: 'Приватность' },
} as const satisfies Places;
