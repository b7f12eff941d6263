import type { Section } from '../section.ts';
import { bookingPaths } from './bookings.paths.ts';

export const bookings: Section = {
  ...bookingPaths.list,
  title: 'Бронирования',
  icon: 'bookings',
  permission: 'bookings.read',
  load: () => import('./BookingsPage.tsx'),
  badge: ['booking', 'refund'],
  commands: [{ title: 'Расписание студий', to: `${bookingPaths.list.path}?view=schedule` }],
};
