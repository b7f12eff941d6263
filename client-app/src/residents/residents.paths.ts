import type { Places } from '@venue/shared-ui/shell/screens.tsx';

export const residentPaths = {
  list: { path: '/residents', title: 'Резиденты' },
  page: { path: '/residents/:residentId', title: 'Резидент' },
} as const satisfies Places;
