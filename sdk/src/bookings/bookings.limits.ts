import { plural } from '../core/format/format.ts';

// What the page of a room needs at once. Without schemas, so that the page does not wait for them.

/** The most hours of one booking: three days of nine hours. */
export const MOST_HOURS = 27;

/** Share refunded when a customer cancels a paid booking: the first row whose `hoursAhead` are still left applies. */
export const refundSteps = [
  { hoursAhead: 24, percent: 100 },
  { hoursAhead: 0, percent: 50 },
] as const;

/** The ids of `slotStatus`. */
export const slotIds = { busy: 1, unavailable: 2 } as const;

/** The calendar's colours, as every slot carries one: free white, busy red, one's own near-black, unavailable grey. */
export const slotColours = { free: '#ffffff', busy: '#d32f2f', confirmed: '#212121', unavailable: '#9e9e9e' } as const;

/** How few and how many guests a booking may name, and what is said of others. */
export const guestLimits = {
  least: { count: 1, text: 'Хотя бы один гость' },
  most: { count: 5000, text: 'Не больше 5000 гостей' },
} as const;

/** The error text when a room holds fewer guests; null when they fit. Capacity 0 means it is unknown. */
export const tooManyGuests = (guests: number | null, capacity: number): string | null =>
  guests === null || capacity === 0 || guests <= capacity
    ? null
    : `Сюда входит до\u00a0${plural(capacity, 'человека', 'человек', 'человек')}`;
