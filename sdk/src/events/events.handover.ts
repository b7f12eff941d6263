import * as z from 'zod/mini';
import { call } from '../core/schema/call.ts';
import { Day, done, Id, Instant, message } from '../core/schema/fields.ts';
import { Phone } from '../core/schema/rules.ts';
import { EventFields } from './events.model.ts';

/** The offer of an event of mine to somebody else. */
export const Handover = message(
  z.object({ handover: z.nullable(z.object({ offeredTo: z.string(), offeredUntil: Instant })) }),
);

/** An event that its organiser offers to the reader. */
export const OfferedEvent = z.object({
  eventId: Id,
  eventTitle: z.string(),
  date: Day,
  time: z.string(),
  organizerName: z.string(),
  ticketsSold: z.int(),
  offeredUntil: Instant,
});
export type OfferedEvent = z.output<typeof OfferedEvent>;

/** To whom I offer an event of mine; null when the offer has expired or there is none. */
export const getHandover = call({
  id: 'event.handover',
  summary: 'Read to whom I offer my event',
  method: 'GET',
  path: '/event/handover/{id}',
  access: 'customer',
  reply: Handover,
  fails: ['not_found'],
  reads: ['events'],
  ours: true,
});

/**
 * Offers an event of mine to the person with this phone, who is told by SMS and takes it over or declines. The reply is
 * the same whether or not the phone has an account. A new offer replaces the one before.
 */
export const offerHandover = call({
  id: 'event.handoverOffer',
  summary: 'Offer my event to another organiser',
  method: 'POST',
  path: '/event/handover/{id}/offer',
  access: 'customer',
  body: z.object({ phone: Phone }),
  reply: Handover,
  fails: ['not_found', 'move_not_allowed', 'rate_limited'],
  changes: ['events'],
  repeat: 'idempotency-key',
  ours: true,
});

/** Takes back the offer of an event of mine, if there is one. */
export const withdrawHandover = call({
  id: 'event.handoverWithdraw',
  summary: 'Take back the offer of my event',
  method: 'POST',
  path: '/event/handover/{id}/withdraw',
  access: 'customer',
  reply: Handover,
  fails: ['not_found'],
  changes: ['events'],
  repeat: 'safe',
  ours: true,
});

/** Events that are offered to me, the ones to answer first at the top. */
export const listOfferedEvents = call({
  id: 'event.offered',
  summary: 'List the events that are offered to me',
  method: 'GET',
  path: '/event/offered',
  access: 'customer',
  reply: message(z.object({ offeredEvents: z.array(OfferedEvent) })),
  reads: ['events'],
  ours: true,
});

/**
 * Takes over an event that is offered to me: I am its organiser, with all its tickets, and guests read `organizerName`.
 */
export const acceptHandover = call({
  id: 'event.handoverAccept',
  summary: 'Take over an event',
  method: 'POST',
  path: '/event/offered/{id}/accept',
  access: 'customer',
  body: z.pick(EventFields, { organizerName: true }),
  reply: done,
  fails: ['not_found', 'move_not_allowed'],
  changes: ['events', 'tickets'],
  repeat: 'idempotency-key',
  ours: true,
});

/** Declines an event that is offered to me; its organiser is told. */
export const declineHandover = call({
  id: 'event.handoverDecline',
  summary: 'Decline to take over an event',
  method: 'POST',
  path: '/event/offered/{id}/decline',
  access: 'customer',
  reply: done,
  fails: ['not_found'],
  changes: ['events'],
  repeat: 'idempotency-key',
  ours: true,
});
