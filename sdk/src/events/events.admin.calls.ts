import * as z from 'zod/mini';
import { call } from '../core/schema/call.ts';
import { basedOn, decidesToo, decision, decisionFails, Version } from '../core/schema/decision.ts';
import {
  created,
  current,
  done,
  exportQuery,
  Id,
  message,
  Price,
  page,
  pageQuery,
  QueryInt,
  sortsThen,
} from '../core/schema/fields.ts';
import { file } from '../core/schema/file.ts';
import { RecordPicture } from '../core/schema/pictures.ts';
import { CssStyle, messages } from '../core/schema/rules.ts';
import { picture, uploadFails } from '../core/schema/uploads.ts';
import { RoomClashes } from './events.hours.ts';
import {
  AdminEvent,
  AdminEventRow,
  EventFields,
  EventFilters,
  endsAfterStart,
  eventKind,
  eventLimits,
  eventStatus,
} from './events.model.ts';
import { TicketsBody } from './events.tickets.model.ts';

export { cancelEvent, getCancellation } from './events.cancel.admin.ts';
export { addCategory, listCategories, saveCategory } from './events.categories.admin.ts';
export { handOverEvent } from './events.handover.admin.ts';
export { checkEventHours, takeEventHours } from './events.hours.admin.ts';

const section = '7 Admin: events';
const managed = { access: 'events.manage', section } as const;
const { draft, published, rejected, awaitingPayment, rework } = eventStatus;
/** An event that is accepted takes the hours of its room; `clashes` says what has them. */
const roomFails = [{ room_taken: RoomClashes }] as const;

const times = ['sentAt', 'createdAt', 'updatedAt'] as const;
export const eventSorts = [
  'eventId',
  'eventTitle',
  'date',
  'objectStatusId',
  'userName',
  ...times,
  ...sortsThen('date', 'eventTitle'),
] as const;

/**
 * A page of all events and announcements, last changed first unless sorted; deleted ones only when filtered by that
 * status. `search` looks at number, title, place, and the organiser's name and phone.
 */
export const listEvents = call({
  id: 'admin.event.list',
  summary: 'List all events as staff',
  method: 'GET',
  path: '/admin/events/show',
  access: 'events.read',
  query: z.extend(pageQuery(eventSorts), EventFilters.shape),
  reply: page(AdminEventRow),
  reads: ['events'],
  section,
});

/** All matching records as one file, `xlsx` or `csv`, with formulas escaped. */
export const exportEvents = call({
  id: 'admin.event.export',
  summary: 'Export the filtered events',
  method: 'GET',
  path: '/admin/export/events',
  access: 'events.read',
  query: z.extend(exportQuery(eventSorts), EventFilters.shape),
  reply: file('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'),
  reads: ['events'],
  ours: true,
});

/** One event or announcement in any status, with its last approved state and its history. */
export const getEvent = call({
  id: 'admin.event.detail',
  summary: 'Read one event as staff',
  method: 'GET',
  path: '/admin/event/{id}/show',
  access: 'events.read',
  reply: message(AdminEvent),
  fails: ['not_found'],
  reads: ['events'],
  section,
});

/** The same for an announcement; an event is `not_found` here. */
export const getAnnouncement = call({
  id: 'admin.announcement.detail',
  summary: 'Read one announcement as staff',
  method: 'GET',
  path: '/admin/announcement/{id}/show',
  access: 'events.read',
  reply: message(AdminEvent),
  fails: ['not_found'],
  reads: ['events'],
  section,
});

/**
 * Adds an event or an announcement of the venue, as a draft unless it is published at once. Publishing requires
 * everything `eventGaps` names except the poster, which is uploaded afterwards.
 */
export const addEvent = call({
  ...managed,
  id: 'admin.event.add',
  summary: 'Add an event or an announcement',
  method: 'POST',
  path: '/admin/event/add',
  body: z
    .extend(EventFields, {
      eventKind: eventKind.schema,
      objectStatusId: z.optional(z.literal([draft, published])),
    })
    .check(...endsAfterStart),
  reply: created(AdminEvent),
  fails: [...roomFails],
  changes: ['events', 'schedule'],
  repeat: 'idempotency-key',
});

/**
 * Saves an event or an announcement in any status but deleted. Another status publishes (3) or unpublishes it (1);
 * `seen` is the status it had on the screen. A stale `version` is a `conflict`; when it is published, what
 * `eventGaps` names is reported at its field.
 */
export const saveEvent = call({
  ...managed,
  id: 'admin.event.update',
  summary: 'Save an event or an announcement as staff',
  method: 'POST',
  path: '/admin/event/update',
  body: decidesToo(
    'objectStatusId',
    z
      .extend(EventFields, {
        eventId: Id,
        version: Version,
        objectStatusId: z.optional(z.literal([draft, published])),
        seen: z.optional(eventStatus.schema),
      })
      .check(...endsAfterStart),
  ),
  reply: message(AdminEvent),
  fails: [...decisionFails, ...roomFails, { conflict: current(AdminEvent) }],
  changes: ['events', 'applications', 'galleries', 'schedule'],
  repeat: 'idempotency-key',
});

/**
 * Uploads the poster (`mainImage`) or the wide picture (`image`): JPEG, PNG or WebP, up to 10 MB; replaces the old one.
 */
export const addEventImage = call({
  ...managed,
  id: 'admin.event.imageAdd',
  summary: 'Upload a picture of an event as staff',
  method: 'POST',
  path: '/admin/event/image/add',
  body: z.object({ file: picture(eventLimits.imageMegabytes), eventId: QueryInt, as: z.enum(['mainImage', 'image']) }),
  upload: ['file'],
  reply: message(RecordPicture),
  fails: ['not_found', ...uploadFails],
  changes: ['events'],
  repeat: 'idempotency-key',
});

/**
 * Removes the poster or the wide picture. A published event, or one being paid for, must keep its poster:
 * `not_editable`.
 */
export const removeEventImage = call({
  id: 'admin.event.imageRemove',
  summary: 'Remove a picture of an event as staff',
  method: 'POST',
  path: '/admin/event/image/remove',
  access: 'events.manage',
  body: z.object({ eventId: Id, as: z.enum(['mainImage', 'image']) }),
  reply: done,
  fails: ['not_found', 'not_editable'],
  changes: ['events'],
  repeat: 'idempotency-key',
  ours: true,
});

/**
 * Publishes an event, rejects it or returns it for rework, the last two with a reason for its organiser, or asks for
 * payment first (6, with `price`; again to correct the price). Also publishes a draft (3) and unpublishes (1). With
 * `version` the decision applies to the version that was read: if the event was saved since, it is a `conflict`.
 * Finishes the application about it.
 */
export const acceptEvent = call({
  ...managed,
  id: 'admin.event.accept',
  summary: 'Decide on an event',
  method: 'POST',
  path: '/admin/events/{eventId}/accept',
  body: decision(eventStatus.schema, [draft, published, rejected, awaitingPayment, rework], [rejected, rework], {
    price: z.optional(Price.check(z.positive())),
    version: z.optional(z.int()),
  }).check(
    z.refine(body => body.status !== awaitingPayment || body.price !== undefined, {
      error: messages.required,
      path: ['price'],
    }),
  ),
  reply: message(AdminEvent),
  fails: [...decisionFails, ...roomFails, { conflict: current(AdminEvent) }],
  changes: ['events', 'applications', 'schedule'],
  repeat: 'idempotency-key',
});

/**
 * Saves the styles of an event. Styles that could affect anything outside the element of class `eventCssScope`, or load
 * from other sites, are refused, with the line named at `cssStyle`. With `preview` the event does not change: `cssUrl`
 * of the reply leads to the styles as they would be served.
 */
export const addEventCss = call({
  ...managed,
  id: 'admin.event.addCss',
  summary: 'Save the styles of an event',
  method: 'POST',
  path: '/admin/event/add_css',
  body: z.object({
    eventId: Id,
    cssStyle: CssStyle,
    preview: z.optional(z.boolean()),
    version: Version,
  }),
  reply: message(AdminEvent),
  fails: ['not_found', 'css_refused', { conflict: current(AdminEvent) }],
  changes: ['events'],
  repeat: 'idempotency-key',
});

/** Who holds tickets for an event, as a table or a PDF; the content type says which. The access is logged. */
export const downloadEventTickets = call({
  ...managed,
  id: 'admin.event.ticketsDownload',
  summary: 'Download the ticket holders of an event',
  method: 'POST',
  path: '/admin/event/get_user_tickets_fro_event',
  body: TicketsBody,
  reply: file('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'),
  fails: ['not_found'],
  reads: ['events'],
});

/**
 * Deletes an event that was `seen` in this status: it gets status 5, and its application is done. Refused with sold
 * tickets.
 */
export const removeEvent = call({
  ...managed,
  id: 'admin.event.remove',
  summary: 'Delete an event as staff',
  method: 'POST',
  path: '/admin/event/remove',
  body: z.object({ eventId: Id, seen: basedOn(eventStatus.schema) }),
  reply: done,
  fails: [...decisionFails, 'ticket_sold'],
  changes: ['events', 'applications', 'galleries', 'schedule'],
  repeat: 'idempotency-key',
});

/** Restores a deleted event or announcement to its former status; one that waited for a decision waits again. */
export const restoreEvent = call({
  id: 'admin.event.restore',
  summary: 'Restore a deleted event',
  method: 'POST',
  path: '/admin/event/restore',
  access: 'events.manage',
  body: z.object({ eventId: Id }),
  reply: message(AdminEvent),
  fails: ['not_found', 'move_not_allowed', ...roomFails],
  changes: ['events', 'applications', 'galleries', 'schedule'],
  repeat: 'idempotency-key',
  ours: true,
});
