import { href } from '@venue/shared-ui/shell/screens.tsx';
import { bookingPaths } from './bookings.paths.ts';

/** The address for moving a booking: its own page with the calendar of its room. */
export const moveAddress = (order: number): string => `${href(bookingPaths.payment, { order })}?show=move`;
