import * as z from 'zod/mini';
import { call, file } from '../core/call.ts';
import { Day, FileImage, Id, Kopecks, message, page, pageQuery, QueryInt, Upload } from '../core/fields.ts';
import { required, say } from '../core/rules.ts';
import { decision } from '../core/statuses.ts';
import {
  EventCategory,
  EventFields,
  EventRow,
  eventKind,
  eventLimits,
  eventStatus,
  TicketsBody,
  VenueEvent,
} from './events.model.ts';

const section = '7 Admin: events';
const { draft, published, rejected, awaitingPayment, rework } = eventStatus;

export const eventSorts = ['eventId', 'eventTitle', 'date', 'objectStatusId', 'userName', 'createdAt'] as const;

/** A page of all events and announcements; days are those of the event. */
export const listEvents = call({
  id: 'admin.event.list',
  summary: 'List all events as staff',
  method: 'GET',
  path: '/admin/events/show',
  access: 'events.read',
  query: z.extend(pageQuery(eventSorts), {
    status: z.optional(z.pipe(QueryInt, eventStatus.schema)),
    kind: z.optional(z.pipe(QueryInt, eventKind.schema)),
    categoryId: z.optional(QueryInt),
    roomId: z.optional(QueryInt),
    from: z.optional(Day),
    to: z.optional(Day),
  }),
  reply: page(EventRow),
  reads: ['events'],
  section,
});

/** One event in any status. */
export const getEvent = call({
  id: 'admin.event.detail',
  summary: 'Read one event as staff',
  method: 'GET',
  path: '/admin/event/{id}/show',
  access: 'events.read',
  reply: message(VenueEvent),
  fails: ['not_found'],
  reads: ['events'],
  section,
});

/** One announcement in any status. */
export const getAnnouncement = call({
  id: 'admin.announcement.detail',
  summary: 'Read one announcement as staff',
  method: 'GET',
  path: '/admin/announcement/{id}/show',
  access: 'events.read',
  reply: message(VenueEvent),
  fails: ['not_found'],
  reads: ['events'],
  section,
});

/** Adds an event or an announcement of the venue; a draft unless it is published at once. */
export const addEvent = call({
  id: 'admin.event.add',
  summary: 'Add an event or an announcement',
  method: 'POST',
  path: '/admin/event/add',
  access: 'events.manage',
  body: z.extend(EventFields, {
    eventKind: eventKind.schema,
    objectStatusId: z.optional(z.literal([draft, published])),
  }),
  reply: message(VenueEvent),
  changes: ['events'],
  repeat: 'idempotency-key',
  section,
});

/** Saves an event or an announcement in any status, and with another status publishes (3) or withdraws it (1). */
export const saveEvent = call({
  id: 'admin.event.update',
  summary: 'Save an event or an announcement as staff',
  method: 'POST',
  path: '/admin/event/update',
  access: 'events.manage',
  body: z.extend(EventFields, {
    eventId: Id,
    version: z.int(),
    objectStatusId: z.optional(z.literal([draft, published])),
  }),
  reply: message(VenueEvent),
  fails: ['not_found', 'conflict', 'move_not_allowed'],
  changes: ['events', 'applications'],
  section,
});

/** Uploads a picture, up to 10 MB of JPEG, PNG or WebP: the poster (`mainImage`) or the wide one (`image`). */
export const addEventImage = call({
  id: 'admin.event.imageAdd',
  summary: 'Upload a picture of an event as staff',
  method: 'POST',
  path: '/admin/event/image/add',
  access: 'events.manage',
  body: z.object({ file: Upload, eventId: QueryInt, as: z.enum(['mainImage', 'image']) }),
  upload: ['file'],
  reply: message(FileImage),
  fails: ['not_found', 'file_too_big', 'file_type_wrong'],
  changes: ['events'],
  section,
});

/**
 * Publishes, rejects or sends back an event, the last two with a reason its organiser reads, or asks for a payment
 * first (6, with `price`); also publishes a draft (3) and withdraws a published one (1).
 */
export const acceptEvent = call({
  id: 'admin.event.accept',
  summary: 'Decide about an event',
  method: 'POST',
  path: '/admin/events/{eventId}/accept',
  access: 'events.manage',
  body: decision([draft, published, rejected, awaitingPayment, rework], [rejected, rework], {
    price: z.optional(Kopecks.check(z.positive())),
  }).check(
    z.refine(body => body.status !== awaitingPayment || body.price !== undefined, {
      error: say.required,
      path: ['price'],
    }),
  ),
  reply: message(VenueEvent),
  fails: ['not_found', 'move_not_allowed'],
  changes: ['events', 'applications'],
  section,
});

/** Saves the styles of an event. What could leave it or load from elsewhere is refused, with the place named. */
export const addEventCss = call({
  id: 'admin.event.addCss',
  summary: 'Save the styles of an event',
  method: 'POST',
  path: '/admin/event/add_css',
  access: 'events.manage',
  body: z.object({ eventId: Id, cssStyle: z.string().check(z.maxLength(eventLimits.cssLength, say.tooLong)) }),
  reply: message(VenueEvent),
  fails: ['not_found', 'css_refused'],
  changes: ['events'],
  section,
});

/** All categories, hidden ones too. */
export const listCategories = call({
  id: 'admin.category.list',
  summary: 'List all categories of events',
  method: 'POST',
  path: '/admin/categories/show',
  access: 'events.read',
  reply: message(z.object({ categories: z.array(EventCategory) })),
  reads: ['events.categories'],
  section,
});

/** Adds a category; its name is not taken yet. */
export const addCategory = call({
  id: 'admin.category.add',
  summary: 'Add a category of events',
  method: 'POST',
  path: '/admin/categories/add',
  access: 'events.manage',
  body: z.object({ categoryName: required(100) }),
  reply: message(EventCategory),
  fails: ['category_exists'],
  changes: ['events.categories'],
  repeat: 'idempotency-key',
  section,
});

/** Renames a category, or hides it from being chosen. */
export const saveCategory = call({
  id: 'admin.category.update',
  summary: 'Rename or hide a category of events',
  method: 'POST',
  path: '/admin/categories/update',
  access: 'events.manage',
  body: z.object({ categoryId: Id, categoryName: required(100), isHidden: z.boolean() }),
  reply: message(EventCategory),
  fails: ['not_found', 'category_exists'],
  changes: ['events.categories', 'events'],
  section,
});

/** Who holds tickets for an event, as a table or a PDF; the content type says which. The look is written down. */
export const downloadEventTickets = call({
  id: 'admin.event.ticketsDownload',
  summary: 'Download the ticket holders of an event',
  method: 'POST',
  path: '/admin/event/get_user_tickets_fro_event',
  access: 'events.manage',
  body: TicketsBody,
  reply: file('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'),
  fails: ['not_found'],
  section,
});

/** Deletes an event or an announcement; with sold tickets it is refused. */
export const removeEvent = call({
  id: 'admin.event.remove',
  summary: 'Delete an event as staff',
  method: 'POST',
  path: '/admin/event/remove',
  access: 'events.manage',
  body: z.object({ eventId: Id }),
  reply: message(z.object({ success: z.boolean() })),
  fails: ['not_found', 'move_not_allowed', 'ticket_sold'],
  changes: ['events', 'applications'],
  section,
});
