import * as z from 'zod/mini';
import { call } from '../core/schema/call.ts';
import { checked } from '../core/schema/checked.ts';
import { created, current, done, Id, message, QueryInt } from '../core/schema/fields.ts';
import { InputDay } from '../core/schema/inputDates.ts';
import { required } from '../core/schema/rules.ts';
import { WorkYear, WorkYearFields } from './rooms.model.ts';
import { ClosedOver, StandingChoices } from './rooms.standing.ts';

// Days on which a room, or the whole venue, is closed.

/**
 * Closes a room, or the whole venue when none is named, on a day. What is sold or held there is listed by `day_taken`,
 * until `standing` says for each what becomes of it. Unpaid bookings end at once; the customers of those that stay are
 * told what they can do.
 */
export const closeDay = call({
  id: 'admin.room.dayClose',
  summary: 'Close a room, or the whole venue, on a day',
  method: 'POST',
  path: '/admin/room/closed_day/add',
  access: 'rooms.manage',
  body: z.object({ roomId: z.nullable(Id), day: InputDay, reason: required(200), standing: StandingChoices }),
  reply: created(),
  fails: ['not_found', 'day_closed', { day_taken: ClosedOver }],
  changes: ['rooms', 'schedule', 'bookings'],
  repeat: 'idempotency-key',
  ours: true,
});

/** Opens a room, or the whole venue, on a closed day again. */
export const openDay = call({
  id: 'admin.room.dayOpen',
  summary: 'Open a room, or the whole venue, on a closed day',
  method: 'POST',
  path: '/admin/room/closed_day/remove',
  access: 'rooms.manage',
  body: z.object({ closedDayId: Id }),
  reply: done,
  fails: ['not_found'],
  changes: ['rooms', 'schedule'],
  repeat: 'idempotency-key',
  ours: true,
});

/**
 * Closes a room, or the whole venue when none is named, on all of these days or on none. Days that are closed already
 * stay as they are. Bookings and events are handled as in `closeDay`.
 */
export const closeDays = call({
  id: 'admin.room.daysClose',
  summary: 'Close a room, or the whole venue, on several days',
  method: 'POST',
  path: '/admin/room/closed_day/add_several',
  access: 'rooms.manage',
  body: z.object({
    roomId: z.nullable(Id),
    days: checked(z.array(z.object({ day: InputDay, reason: required(200) })), z.minLength(1), z.maxLength(60)),
    standing: StandingChoices,
  }),
  reply: message(z.object({ closed: z.int() })),
  fails: ['not_found', { day_taken: ClosedOver }],
  changes: ['rooms', 'schedule', 'bookings'],
  repeat: 'idempotency-key',
  ours: true,
});

/** The moved days of a year. Working days of terms are counted by them; see `saveWorkYear`. */
export const getWorkYear = call({
  id: 'admin.room.workYear',
  summary: 'Read the moved days of a year',
  method: 'GET',
  path: '/admin/room/work_year',
  access: 'rooms.manage',
  query: z.object({ year: QueryInt }),
  reply: message(WorkYear),
  reads: ['workYears'],
  ours: true,
});

/**
 * Saves all moved days of a year; an empty list says that nothing is moved. Terms that were told before stay as they
 * are.
 */
export const saveWorkYear = call({
  id: 'admin.room.workYearSave',
  summary: 'Save the moved days of a year',
  method: 'POST',
  path: '/admin/room/work_year/save',
  access: 'rooms.manage',
  body: z.safeExtend(WorkYearFields, { version: z.int() }),
  reply: message(WorkYear),
  fails: [{ conflict: current(WorkYear) }],
  changes: ['workYears', 'pending'],
  repeat: 'idempotency-key',
  ours: true,
});
