import * as z from 'zod/mini';
import { call } from '../core/schema/call.ts';
import { Id, message, page } from '../core/schema/fields.ts';
import { InputDay } from '../core/schema/inputDates.ts';
import { EventRow, eventKind, eventStatus, VenueEvent } from './events.model.ts';

// Visitors' first screens load this file, so the calls that write are kept out of it.

const section = '7 Events (user)';

/**
 * Published events and announcements that are not over, soonest first; `{x}` is the page from 1. With `own` the
 * reader's own in all statuses but deleted, newest first; this requires a login (`access_denied` without).
 */
export const listEvents = call({
  id: 'event.list',
  summary: 'List published events, or my own',
  method: 'POST',
  path: '/event/get_all/{x}',
  access: 'public',
  body: z.optional(
    z.object({
      own: z.optional(z.boolean()),
      eventKind: z.optional(eventKind.schema),
      objectStatusId: z.optional(eventStatus.schema),
      categoryId: z.optional(Id),
      from: z.optional(InputDay),
      to: z.optional(InputDay),
      /** Only those with places: without tickets, or not sold out. */
      hasPlaces: z.optional(z.boolean()),
      search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    }),
  ),
  reply: page(EventRow),
  fails: ['access_denied'],
  reads: ['events'],
  section,
});

/** A published event, or one of mine in any status but deleted. */
export const getEvent = call({
  id: 'event.detail',
  summary: 'Read one event',
  method: 'POST',
  path: '/event/get_event/{id}',
  access: 'public',
  reply: message(VenueEvent),
  fails: ['not_found'],
  reads: ['events'],
  section,
});
