/** Where the screens of bookings are. */
export const bookingPaths = {
  list: { path: '/bookings' },
  closed: { path: '/bookings/closed' },
} as const;
