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
  'Period.from': 'First day of the period.',
  'Period.to': 'Last day of the period.',
  'DashboardNumbers.before': 'The period before this one, or its numbers.',
  'DashboardNumbers.bookings': 'Bookings of today; null for who may not see them.',
  'DashboardNumbers.events': 'Events of today; null for who may not see them.',
  'DashboardNumbers.next': 'Those that are still to come today.',
  'DashboardNumbers.days': 'One entry a day.',
  'DashboardNumbers.total': 'What stayed of the money, in kopecks.',
  'NextEvent.to': 'Address of its page in the back office.',
};
