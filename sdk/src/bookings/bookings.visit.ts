import * as z from 'zod/mini';
import { checked } from '../core/checked.ts';
import { plural } from '../core/format.ts';

/** How many guests will come; the room's capacity is checked when its hours are taken. */
export const Guests = checked(z.int(), z.minimum(1, 'Хотя бы один гость'), z.maximum(5000, 'Не больше 5000 гостей'));

/** The error text when a room holds fewer guests; null when they fit. Capacity 0 means it is unknown. */
export const tooManyGuests = (guests: number | null, capacity: number): string | null =>
  guests === null || capacity === 0 || guests <= capacity
    ? null
    : `Сюда входит до\u00a0${plural(capacity, 'человека', 'человек', 'человек')}`;

/** The customer's comment on a booking, for the venue’s staff. */
export const CustomerComment = checked(z.string(), z.maxLength(500, 'Не больше 500 символов'));
