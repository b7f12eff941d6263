import type { Section } from '../section.ts';
import { bookingPaths } from './bookings.paths.ts';

export const section: Section = {
  ...bookingPaths.list,
  title: 'Бронирования',
  group: 'work',
  order: 90,
  icon: 'bookedDay',
  permission: 'bookings.read',
  load: () => import('./BookingsPage.tsx'),
  children: [
    {
      ...bookingPaths.closed,
      title: 'Что осталось в\u00a0закрытое время',
      permission: ['bookings.read', 'events.read', 'eventRequests.read'],
      load: () => import('./ClosedTimePage.tsx'),
    },
  ],
  badge: ['booking'],
  badgeTitle: 'Ждут оплаты',
  pending: () => import('./bookings.pending.ts'),
  live: () => import('./bookings.live.ts'),
};
