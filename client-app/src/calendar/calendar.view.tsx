import { lazy } from 'react';

export { Soon } from './Soon.tsx';

/** The person's requests, events and bookings by days, for the page of everything they have at the venue. */
export const MyCalendar = lazy(() => import('./MyCalendar.tsx'));
