import type { Places } from '@venue/shared-ui/shell/screens.tsx';

export const mailingPaths = {
  subscribe: { path: '/mailing', title: 'Новости по\u00a0почте' },
  step: { path: '/mailing/:step', title: 'Новости по\u00a0почте' },
} as const satisfies Places;
