import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';

export { faceOf, hoursOn } from './dates.ts';
export { daysOf } from './month.ts';
export { Soon } from './Soon.tsx';

/** The private link for calendars of other programs. */
export const CalendarLink = lazyWithRetry(() => import('./CalendarLink.tsx'));

/** The person's requests, events and bookings by days, for «Мои мероприятия». */
export const MyCalendar = lazyWithRetry(() => import('./MyCalendar.tsx'));
