import { call } from '../core/schema/call.ts';
import { file } from '../core/schema/file.ts';

/**
 * What takes a room, from a month ago to a year ahead: bookings with the customer's initials, events and closed hours.
 * A link that was revoked, or never existed, is `not_found`.
 */
export const readRoomFeed = call({
  id: 'desk.feedRead',
  summary: 'Read a room’s calendar by its private link',
  method: 'GET',
  path: '/room_feed/{slug}/ics',
  access: 'public',
  reply: file('text/calendar'),
  fails: ['not_found'],
  reads: ['bookings', 'schedule', 'rooms'],
  ours: true,
});
