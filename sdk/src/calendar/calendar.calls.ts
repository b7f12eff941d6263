import * as z from 'zod/mini';
import { call } from '../core/schema/call.ts';
import { done, Id, message } from '../core/schema/fields.ts';
import { file } from '../core/schema/file.ts';
import { InputDay, inOrder } from '../core/schema/inputDates.ts';
import { CalendarItem, CalendarKind, calendarDays } from './calendar.model.ts';

const DAY = 86_400_000;
const readsAll = ['event-requests', 'events', 'bookings'] as const;

/**
 * My requests, events and bookings that overlap these days, soonest first: an entry for each run of hours and each day
 * of an event. Cancelled and refused ones are left out.
 */
export const listCalendar = call({
  id: 'calendar.list',
  summary: 'Read my calendar',
  method: 'POST',
  path: '/calendar/list',
  access: 'customer',
  body: z.object({ from: InputDay, to: InputDay }).check(
    inOrder('from', 'to'),
    z.refine(({ from, to }) => !(Date.parse(to) - Date.parse(from) >= calendarDays * DAY), {
      error: `Не больше ${calendarDays} дней за раз`,
      path: ['to'],
    }),
  ),
  reply: message(z.object({ items: z.array(CalendarItem) })),
  reads: readsAll,
  ours: true,
});

/**
 * One of my dates as an iCalendar file, to import into any calendar: all its entries, with reminders. The file of a
 * cancelled one takes them out again.
 */
export const downloadCalendarItem = call({
  id: 'calendar.item',
  summary: 'Download one of my dates for a calendar',
  method: 'POST',
  path: '/calendar/item',
  access: 'customer',
  body: z.object({ kind: CalendarKind, id: Id }),
  reply: file('text/calendar'),
  fails: ['not_found'],
  reads: readsAll,
  ours: true,
});

/** A published event for the calendar of whoever comes, as iCalendar. */
export const downloadEventCalendar = call({
  id: 'calendar.event',
  summary: 'Download a published event for a calendar',
  method: 'GET',
  path: '/calendar/event/{id}',
  access: 'public',
  reply: file('text/calendar'),
  fails: ['not_found'],
  reads: ['events'],
  ours: true,
});

/** The private link of my calendar; null while there is none. */
export const getCalendarLink = call({
  id: 'calendar.link',
  summary: 'Read the private link of my calendar',
  method: 'GET',
  path: '/calendar/link',
  access: 'customer',
  reply: message(z.object({ url: z.nullable(z.string()) })),
  reads: ['calendar'],
  ours: true,
});

/** Makes a private link for my calendar; a former one stops working. */
export const renewCalendarLink = call({
  id: 'calendar.linkRenew',
  summary: 'Make another private link for my calendar',
  method: 'POST',
  path: '/calendar/link/renew',
  access: 'customer',
  reply: message(z.object({ url: z.string() })),
  changes: ['calendar'],
  repeat: 'never: each makes another link',
  ours: true,
});

/** Revokes the private link of my calendar: it stops working for everybody who has it. */
export const removeCalendarLink = call({
  id: 'calendar.linkRemove',
  summary: 'Take back the private link of my calendar',
  method: 'POST',
  path: '/calendar/link/remove',
  access: 'customer',
  reply: done,
  changes: ['calendar'],
  repeat: 'safe',
  ours: true,
});

/**
 * The calendar behind a private link: submitted entries and tickets, without drafts, that ended at most a month ago.
 * What was cancelled stays for 30 days, as cancelled. A link that was revoked, or never existed, is `not_found`.
 */
export const readCalendar = call({
  id: 'calendar.read',
  summary: 'Read a calendar by its private link',
  method: 'GET',
  path: '/calendar/{slug}/ics',
  access: 'public',
  reply: file('text/calendar'),
  fails: ['not_found'],
  reads: readsAll,
  ours: true,
});
