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
  badge: ['booking'],
  pending: () => import('./bookings.pending.ts'),
  live: () => import('./bookings.live.ts'),
  commands: [{ title: 'Расписание студий', to: `${bookingPaths.list.path}?view=schedule` }],
};
