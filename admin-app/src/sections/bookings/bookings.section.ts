import { section } from '../section.ts';

export const bookings = section({
  path: '/bookings',
  title: 'Бронирования',
  icon: 'bookings',
  permission: 'bookings.read',
  load: () => import('./BookingsPage.tsx'),
  badge: ['booking'],
  commands: [{ title: 'Расписание студий', to: '/bookings?view=schedule' }],
});
