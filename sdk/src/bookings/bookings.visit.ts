import * as z from 'zod/mini';
import { checked } from '../core/checked.ts';
import { plural } from '../core/format.ts';

/** How many will come; what a room holds is checked where its hours are taken. */
export const Guests = checked(z.int(), z.minimum(1, 'Хотя бы один гость'), z.maximum(5000, 'Не больше 5000 гостей'));

/** Why so many cannot come, where the room holds fewer; 0 is a room of which nobody has said how many it holds. */
export const tooManyGuests = (guests: number | null, capacity: number): string | null =>
  guests === null || capacity === 0 || guests <= capacity
    ? null
    : `Сюда входит до\u00a0${plural(capacity, 'человека', 'человек', 'человек')}`;

/** What its customer tells the venue’s staff along with a booking. */
export const CustomerComment = checked(z.string(), z.maxLength(500, 'Не больше 500 символов'));
