import * as z from 'zod/mini';
import { call } from '../core/schema/call.ts';
import { created, done, message } from '../core/schema/fields.ts';
import { Wait, WaitWanted, WaitWish } from './waitlist.model.ts';

export { waitChanged } from './waitlist.pushes.ts';

const waitFails = [
  'not_found',
  'room_not_bookable',
  'tariff_gone',
  'slot_invalid',
  'hours_free',
  'wait_repeated',
  'wait_limit',
  'wait_lapsed',
  'booking_blocked',
] as const;

/**
 * Joins the queue for hours of a room that are taken. When they become free, they are held for the first person in the
 * queue like those of any booking, who gets an SMS with one link that leads to payment without a login, and a live
 * message.
 */
export const addWait = call({
  id: 'waitlist.add',
  summary: 'Stand in the line for hours of a room that are taken',
  method: 'POST',
  path: '/waitlist',
  access: 'customer',
  body: WaitWanted,
  reply: created(),
  fails: waitFails,
  changes: ['waitlist'],
  repeat: 'idempotency-key',
  ours: true,
});

/** The signed-in customer's places in queues, newest first, fifty at most. */
export const listMyWaits = call({
  id: 'waitlist.list',
  summary: 'List what I wait for',
  method: 'GET',
  path: '/waitlist',
  access: 'customer',
  reply: message(z.object({ inLine: z.array(Wait) })),
  reads: ['waitlist', 'bookings'],
  ours: true,
});

/** Waits for other hours of the same room instead: a new place, at the end of their queue, replaces this one. */
export const changeWait = call({
  id: 'waitlist.change',
  summary: 'Wait for other hours of the same room',
  method: 'POST',
  path: '/waitlist/{id}/change',
  access: 'customer',
  body: WaitWish,
  reply: created(),
  fails: [...waitFails, 'move_not_allowed'],
  changes: ['waitlist'],
  repeat: 'idempotency-key',
  ours: true,
});

/** Leaves a queue. Hours that are held already are released like those of any booking. */
export const leaveWait = call({
  id: 'waitlist.leave',
  summary: 'Leave the line for hours of a room',
  method: 'POST',
  path: '/waitlist/{id}/leave',
  access: 'customer',
  reply: done,
  fails: ['not_found', 'move_not_allowed'],
  changes: ['waitlist'],
  repeat: 'idempotency-key',
  ours: true,
});
