import * as z from 'zod/mini';
import { checked } from '../core/schema/checked.ts';
import { guestLimits } from './bookings.limits.ts';

const { least, most } = guestLimits;

/** How many guests will come; the room's capacity is checked when its hours are taken. */
export const Guests = checked(z.int(), z.minimum(least.count, least.text), z.maximum(most.count, most.text));

/** The customer's comment on a booking, for the venue’s staff. */
export const CustomerComment = checked(z.string(), z.maxLength(500, 'Не больше 500 символов'));
