import * as z from 'zod/mini';
import { call } from '../core/schema/call.ts';
import { done, message } from '../core/schema/fields.ts';
import { AnyPhone } from '../core/schema/rules.ts';
import { Guest, ThingAhead } from './privacy.model.ts';

/** The records about somebody without an account, by their phone. */
export const findGuest = call({
  id: 'admin.guest.find',
  summary: 'Find what is kept about a guest without an account',
  method: 'POST',
  path: '/admin/guests/find',
  access: 'users.manage',
  body: z.object({ phone: AnyPhone }),
  reply: message(Guest),
  reads: ['guests'],
  ours: true,
});

/**
 * Erases name, phone and e-mail of a guest from their orders, and the messages to them; seats and sums stay. It is
 * `move_not_allowed` while an event is ahead or a payment is under way, and for the phone of an account, which only its
 * owner can delete. It is a `conflict` when there are other `records` than were shown.
 */
export const eraseGuest = call({
  id: 'admin.guest.erase',
  summary: 'Erase a guest without an account',
  method: 'POST',
  path: '/admin/guests/erase',
  access: 'users.manage',
  body: z.object({ phone: AnyPhone, records: z.int() }),
  reply: done,
  fails: ['not_found', 'conflict', 'move_not_allowed'],
  changes: ['guests', 'tickets', 'check-in'],
  repeat: 'idempotency-key',
  ours: true,
});

/** What hangs on an account, as its owner reads it: what its deletion waits for, and what goes with it. */
export const listAhead = call({
  id: 'admin.user.ahead',
  summary: 'List what the deletion of an account waits for',
  method: 'GET',
  path: '/admin/users/{id}/ahead',
  access: 'users.read',
  reply: message(z.object({ ahead: z.array(ThingAhead) })),
  fails: ['not_found'],
  reads: ['users', 'bookings', 'tickets', 'events', 'event-requests', 'agreements'],
  ours: true,
});
