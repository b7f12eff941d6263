import type { Section } from '../section.ts';
import { roomRequestPaths } from './room-requests.paths.ts';

export const section: Section = {
  ...roomRequestPaths.list,
  title: 'Запросы помещений',
  group: 'work',
  order: 40,
  icon: 'inbox',
  permission: 'bookings.read',
  load: () => import('./RoomRequestsPage.tsx'),
  children: [
    {
      ...roomRequestPaths.page,
      title: 'Запрос помещения №\u00a0:id',
      load: () => import('./RoomRequestPage.tsx'),
    },
  ],
  badge: ['roomRequest'],
  pending: () => import('./room-requests.pending.ts'),
};
