import * as z from 'zod/mini';
import { call } from '../core/call.ts';
import { done, message } from '../core/fields.ts';
import { Phone } from '../core/rules.ts';
import { Guest } from './privacy.model.ts';

/** What is kept about somebody without an account, by their phone. */
export const findGuest = call({
  id: 'admin.guest.find',
  summary: 'Find what is kept about a guest without an account',
  method: 'POST',
  path: '/admin/guests/find',
  access: 'users.manage',
  body: z.object({ phone: Phone }),
  reply: message(Guest),
  reads: ['guests'],
  ours: true,
});

/**
 * Erases name, phone and e-mail of a guest from their orders, and the messages to them; places and money stay.
 * `move_not_allowed` while an event is ahead or money is on its way, and for the phone of an account, which its owner
 * deletes; `conflict` when there are others than the `records` that were shown.
 */
export const eraseGuest = call({
  id: 'admin.guest.erase',
  summary: 'Erase a guest without an account',
  method: 'POST',
  path: '/admin/guests/erase',
  access: 'users.manage',
  body: z.object({ phone: Phone, records: z.int() }),
  reply: done,
  fails: ['not_found', 'conflict', 'move_not_allowed'],
  changes: ['guests', 'tickets', 'check-in'],
  repeat: 'idempotency-key',
  ours: true,
});
