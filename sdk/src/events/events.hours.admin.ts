import * as z from 'zod/mini';
import { call } from '../core/schema/call.ts';
import { Id, message } from '../core/schema/fields.ts';
import { InputDay } from '../core/schema/inputDates.ts';
import { TimeOfDay } from '../core/schema/rules.ts';
import { RoomClashes } from './events.hours.ts';
import { AdminEvent } from './events.model.ts';

/**
 * What takes the hours that an event needs of a room, so that it is known before the event is published. With
 * `eventId`, the event's own hours are left out, and those of the requests it may share.
 */
export const checkEventHours = call({
  id: 'admin.event.hoursCheck',
  summary: 'Check whether a room is free for an event',
  method: 'POST',
  path: '/admin/event/hours/check',
  access: 'events.read',
  body: z.object({
    eventId: z.optional(Id),
    roomId: Id,
    date: InputDay,
    time: TimeOfDay,
    dateEnd: z.nullable(InputDay),
    timeEnd: z.nullable(TimeOfDay),
  }),
  reply: message(RoomClashes),
  fails: ['not_found'],
  reads: ['events', 'schedule'],
  ours: true,
});

/**
 * Takes the hours of its room for an event that has none yet. With `eventRequestId` the event is that of a request and
 * shares its hours; this can also be said before the event is published.
 */
export const takeEventHours = call({
  id: 'admin.event.hoursTake',
  summary: 'Take the hours of the room for an event',
  method: 'POST',
  path: '/admin/event/hours/take',
  access: 'events.manage',
  body: z.object({ eventId: Id, eventRequestId: z.optional(Id) }),
  reply: message(AdminEvent),
  fails: ['not_found', { room_taken: RoomClashes }],
  changes: ['events', 'schedule'],
  repeat: 'idempotency-key',
  ours: true,
});
