import type { Words } from '../core/openapi/openapi.words.ts';

/** Descriptions of this area's fields, for the OpenAPI document and the typings. */
export const dashboardWords: Words = {
  occupancy: 'How much of the studios’ time was sold; null for who may not see it.',
  paid: 'Money that came in, in kopecks.',
  refunded: 'Money that went back, in kopecks.',
  revenue: 'Money of the period; null for who may not see it.',
  rooms: 'One entry a room.',
  sold: 'How many hours were paid for.',
  'Period.from': 'First day of the period.',
  'Period.to': 'Last day of the period.',
  'DashboardNumbers.before': 'The period before this one, or its numbers.',
  'DashboardNumbers.today': 'What goes on today, by area, without what the reader may not see.',
  'DashboardNumbers.days': 'One entry a day.',
  'DashboardNumbers.total': 'What stayed of the money, in kopecks.',
  'TodayCard.count': 'How many there are today.',
  'TodayCard.next': 'The first of those that are still to come today.',
  'TodayCard.none': 'What is said where none is to come.',
  'TodayCard.note': 'Whose it is, or where.',
  'TodayCard.time': 'When it is: `10:00–12:00` or `10:00`.',
  'TodayCard.title': 'What kind of thing it counts, in words.',
  'TodayCard.to': 'Address in the back office.',
};
