import { defineEnum } from '../core/schema/enums.ts';

/** How a room is booked: by a customer at once, by asking the venue, or not at all. */
export const bookingMode = defineEnum({
  instant: { id: 'instant', label: 'Онлайн, сразу', tone: 'good' },
  request: { id: 'request', label: 'По\u00a0запросу', tone: 'secondary' },
  none: { id: 'none', label: 'Не\u00a0бронируется', tone: 'neutral' },
});

export const roomLimits = {
  images: 30,
  imageMegabytes: 15,
  videoMegabytes: 40,
  tariffs: 20,
  hoursADay: 24,
  bufferHours: 4,
  parts: 10,
  // A longer name does not fit into the SMS that name a room.
  name: 40,
  shortName: 20,
  number: 9999,
} as const;
