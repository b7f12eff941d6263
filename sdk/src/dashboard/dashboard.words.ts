import type { Words } from '../core/openapi/openapi.words.ts';

/** What the fields of this area are, for the OpenAPI document and the typings. */
export const dashboardWords: Words = {
  bookings: 'Bookings of today, or how many there are; null for who may not see them.',
  occupancy: 'How much of the studios’ time was sold; null for who may not see it.',
  paid: 'Money that came in, in kopecks.',
  refunded: 'Money that went back, in kopecks.',
  revenue: 'Money of the period; null for who may not see it.',
  rooms: 'One entry a room.',
  sold: 'How many hours were paid for.',
};
