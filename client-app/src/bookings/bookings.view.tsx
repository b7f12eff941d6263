import { lazy } from 'react';

/** The person's bookings, for the page of everything they have at the venue. */
export const MyBookings = lazy(() => import('./list/MyBookings.tsx'));
