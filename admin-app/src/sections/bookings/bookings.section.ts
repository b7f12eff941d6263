import type { Section } from '../section.ts';
import { bookingPaths } from './bookings.paths.ts';

export const bookings: Section = {
  ...bookingPaths.list,
  title: 'Бронирования',
  icon: 'bookedDay',
  permission: 'bookings.read',
  load: () => import('./BookingsPage.tsx'),
  badge: ['booking', 'refund'],
  pending: () => import('./bookings.pending.ts'),
  live: () => import('./bookings.live.ts'),
  commands: [{ title: 'Расписание студий', to: `${bookingPaths.list.path}?view=schedule` }],
};
