import type { Places } from '@venue/shared-ui/shell/screens.tsx';

export const roomPaths = {
  map: { path: '/booking/map', title: 'Карта помещений' },
} as const satisfies Places;
