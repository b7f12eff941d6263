import type { Section } from '../section.ts';
import { bookingPaths } from './bookings.paths.ts';

export const bookings: Section = {
  ...bookingPaths.list,
  title: 'Бронирования',
  icon: 'M5 6h14v14H5zM5 10h14M9 3.5v4M15 3.5v4M9 15l2 2 4-4',
  permission: 'bookings.read',
  load: () => import('./BookingsPage.tsx'),
  badge: ['booking', 'refund'],
  commands: [{ title: 'Расписание студий', to: `${bookingPaths.list.path}?view=schedule` }],
};
