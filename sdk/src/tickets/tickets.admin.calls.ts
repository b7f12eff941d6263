import * as z from 'zod/mini';
import { call } from '../core/schema/call.ts';
import { done, Id, message } from '../core/schema/fields.ts';
import { DoorEvent, DoorList, Scan, ScanResult, ticketLimits } from './tickets.model.ts';

export {
  cancelTickets,
  exportTicketOrders,
  getTicketOrderCard,
  listTicketOrders,
  resendTickets,
} from './tickets.orders.admin.ts';

/** Published events with tickets from yesterday to a month ahead, soonest first. */
export const listDoorEvents = call({
  id: 'admin.checkIn.events',
  summary: 'List the events tickets are checked for',
  method: 'GET',
  path: '/admin/check-in',
  access: 'checkIn.manage',
  reply: message(z.object({ events: z.array(DoorEvent) })),
  reads: ['check-in'],
  ours: true,
});

/** All ticket holders of an event, and who has come; a phone stores the list for when there is no network. */
export const getDoorList = call({
  id: 'admin.checkIn.list',
  summary: 'Read who holds tickets of an event and who has come',
  method: 'GET',
  path: '/admin/check-in/{id}',
  access: 'checkIn.manage',
  reply: message(DoorList),
  fails: ['not_found'],
  reads: ['check-in'],
  ours: true,
});

/**
 * Checks tickets in: one that was just scanned, or those a phone stored while it had no network. A ticket is checked in
 * once; every other scan is told when, where and by whom. The same scan sent again gets the same reply.
 */
export const checkIn = call({
  id: 'admin.checkIn.add',
  summary: 'Check tickets in',
  method: 'POST',
  path: '/admin/check-in/{id}',
  access: 'checkIn.manage',
  body: z.object({ scans: z.array(Scan).check(z.minLength(1), z.maxLength(ticketLimits.scans)) }),
  reply: message(z.object({ results: z.array(ScanResult) })),
  fails: ['not_found'],
  changes: ['check-in', 'tickets'],
  repeat: 'safe',
  ours: true,
});

/** Undoes a mistaken check-in; the ticket can be checked in again. */
export const undoCheckIn = call({
  id: 'admin.checkIn.undo',
  summary: 'Take a check-in back',
  method: 'POST',
  path: '/admin/check-in/{id}/undo',
  access: 'checkIn.manage',
  body: z.object({ ticketNumber: Id }),
  reply: done,
  fails: ['not_found', 'move_not_allowed'],
  changes: ['check-in', 'tickets'],
  repeat: 'idempotency-key',
  ours: true,
});
