import type { Places } from '@venue/shared-ui/shell/screens.tsx';

export const frontPaths = {
  page: { path: '/venue', title: 'Залы, студии и\u00a0переговорные в\u00a0Екатеринбурге', menu: 'О\u00a0площадке' },
} as const satisfies Places;
