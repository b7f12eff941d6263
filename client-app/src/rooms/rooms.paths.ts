import type { Places } from '@venue/shared-ui/shell/screens.tsx';

export const roomPaths = {
  list: { path: '/rooms', title: 'Помещения' },
  room: { path: '/rooms/:roomId', title: 'Помещение' },
  map: { path: '/booking/map', title: 'Карта помещений' },
} as const satisfies Places;
