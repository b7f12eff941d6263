import * as z from 'zod/mini';
import { CodeAnswer } from '../auth/auth.model.ts';
import { call } from '../core/schema/call.ts';
import { done, Id, message } from '../core/schema/fields.ts';
import { ticketLimits } from '../tickets/tickets.model.ts';
import { MoveOptions, OtherDate, SeriesCandidate, seriesLimits } from './series.model.ts';

/** The other dates of a published event, soonest first; none for an event on its own. */
export const listOtherDates = call({
  id: 'series.dates',
  summary: 'Read the other dates of an event',
  method: 'GET',
  path: '/series/{id}',
  access: 'public',
  reply: message(z.object({ dates: z.array(OtherDate) })),
  reads: ['events', 'tickets'],
  ours: true,
});

/** The events that may be dates of one series with an event of mine; staff read those of any event. */
export const getSeries = call({
  id: 'series.detail',
  summary: 'Read which events are or may be dates of one series',
  method: 'GET',
  path: '/series/{id}/edit',
  access: 'signed-in',
  reply: message(z.object({ events: z.array(SeriesCandidate) })),
  fails: ['not_found'],
  reads: ['events'],
  ours: true,
});

/** Says which other events of the same organiser are dates of one series with it; none takes it out of its series. */
export const saveSeries = call({
  id: 'series.save',
  summary: 'Say which events are dates of one series',
  method: 'POST',
  path: '/series/{id}/edit',
  access: 'signed-in',
  body: z.object({
    eventIds: z.array(Id).check(z.maxLength(seriesLimits.dates - 1, `В\u00a0серии до\u00a0${seriesLimits.dates} дат`)),
  }),
  reply: done,
  fails: ['not_found'],
  changes: ['events'],
  repeat: 'safe',
  ours: true,
});

/** The dates that a ticket, or the tickets of an order, may be moved to, by the code of the one or the key of the other. */
export const getTicketMove = call({
  id: 'series.ticket',
  summary: 'Read which dates a ticket may be moved to',
  method: 'GET',
  path: '/series/ticket/{slug}',
  access: 'public',
  reply: message(z.object({ ticketMove: z.nullable(MoveOptions) })),
  fails: ['not_found', 'ticket_replaced', 'rate_limited'],
  reads: ['tickets', 'events'],
  ours: true,
});

/**
 * Moves tickets to another date of the series with free places of the same kind at the same price; their codes are void
 * then. For the owner by their account or by the key of the order, for anybody else after a code confirms the holder’s
 * phone (`sendTicketCode`). After the term it is `ticket_not_movable`, at another price `price_differs`.
 */
export const moveTickets = call({
  id: 'series.move',
  summary: 'Move tickets to another date of the series',
  method: 'POST',
  path: '/series/ticket/{slug}',
  access: 'public',
  body: z.object({
    tickets: z.array(Id).check(z.minLength(1, 'Выберите хотя бы один билет'), z.maxLength(ticketLimits.places)),
    /** The event that they were for as it was shown. */
    from: Id,
    eventId: Id,
    confirmation: z.optional(CodeAnswer),
  }),
  reply: message(z.object({ codes: z.array(z.string()) })),
  fails: [
    'not_found',
    'ticket_replaced',
    'ticket_not_movable',
    'price_differs',
    'tickets_sold_out',
    'tickets_not_on_sale',
    'too_many_tickets',
    'access_denied',
    'rate_limited',
    'code_wrong',
    'code_expired',
    'code_tries_spent',
  ],
  changes: ['tickets', 'events'],
  repeat: 'never: their codes are void then',
  ours: true,
});
