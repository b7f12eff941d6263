export const bookingPaths = { list: { path: '/bookings' } } as const;
