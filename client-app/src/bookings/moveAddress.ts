import { href } from '@venue/shared-ui/shell/screens.tsx';
import { bookingPaths } from './bookings.paths.ts';

/** Where a booking is given other hours: on its own page, which then shows the calendar of its room. */
export const moveAddress = (order: number): string => `${href(bookingPaths.payment, { order })}?show=move`;
