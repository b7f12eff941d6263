import * as z from 'zod/mini';
import { ObjectHistory } from '../articles/articles.model.ts';
import { push } from '../core/live/push.ts';
import { call } from '../core/schema/call.ts';
import { basedOn, decisionFails } from '../core/schema/decision.ts';
import { created, current, done, Id, Instant, Kopecks, message, page, QueryInt } from '../core/schema/fields.ts';
import { file } from '../core/schema/file.ts';
import { RecordPicture } from '../core/schema/pictures.ts';
import { picture, uploadFails } from '../core/schema/uploads.ts';
import { EventSave, NewEvent } from './events.edited.ts';
import { EventCategory, eventLimits, eventStatus, VenueEvent } from './events.model.ts';
import { TicketsBody } from './events.tickets.model.ts';

export { cancelEvent, getCancellation } from './events.cancel.ts';
export { blankEvent, blankTicket, EventSave, NewEvent } from './events.edited.ts';
export {
  acceptHandover,
  declineHandover,
  getHandover,
  listOfferedEvents,
  OfferedEvent,
  offerHandover,
  withdrawHandover,
} from './events.handover.ts';
export { getEvent, listEvents } from './events.read.ts';
export { hasStream } from './events.stream.ts';

const section = '7 Events (user)';
const editFails = ['not_found', 'not_editable'] as const;
const imageFails = [...editFails, ...uploadFails] as const;
const EventBody = z.object({ eventId: Id });
const ImageBody = z.object({ file: picture(eventLimits.imageMegabytes), eventId: QueryInt });

/** A published announcement, or one of mine in any status but deleted. */
export const getAnnouncement = call({
  id: 'event.announcementDetail',
  summary: 'Read one announcement',
  method: 'POST',
  path: '/event/show_ann/{id}',
  access: 'public',
  reply: message(VenueEvent),
  fails: ['not_found'],
  reads: ['events'],
  section,
});

/** History of an event of mine, newest first; `{id}` is its number. */
export const listEventHistory = call({
  id: 'event.history',
  summary: 'List the history of my event',
  method: 'POST',
  path: '/objecthistory/get_all/{id}',
  access: 'customer',
  body: z.optional(z.object({ page: z.optional(z.int().check(z.minimum(1), z.maximum(10_000))) })),
  reply: page(ObjectHistory),
  fails: ['not_found'],
  reads: ['events'],
  section,
});

/** The categories that can be chosen. */
export const listCategories = call({
  id: 'event.categories',
  summary: 'List the categories of events',
  method: 'POST',
  path: '/categories/get_all',
  access: 'public',
  reply: message(z.object({ categories: z.array(EventCategory) })),
  reads: ['events.categories'],
  section,
});

/** Who holds tickets for an event of mine, as a table or a PDF; the content type says which. */
export const downloadEventTickets = call({
  id: 'event.ticketsDownload',
  summary: 'Download the ticket holders of my event',
  method: 'POST',
  path: '/event/get_user_tickets_fro_event',
  access: 'customer',
  body: TicketsBody,
  reply: file('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'),
  fails: ['not_found'],
  reads: ['events'],
  section,
});

/** Sends a draft or reworked event for verification. What `eventGaps` names is reported at its field. */
export const sendEventForVerification = call({
  id: 'event.sendRequest',
  summary: 'Send my event for verification',
  method: 'POST',
  path: '/event/send_request',
  access: 'customer',
  body: EventBody,
  reply: message(VenueEvent),
  fails: ['not_found', 'move_not_allowed'],
  changes: ['events', 'applications'],
  repeat: 'idempotency-key',
  section,
});

/** Withdraws an event of mine before staff have decided about it: it is a draft again. */
export const withdrawEvent = call({
  id: 'event.withdraw',
  summary: 'Take my event back from verification',
  method: 'POST',
  path: '/event/withdraw',
  access: 'customer',
  body: EventBody,
  reply: message(VenueEvent),
  fails: ['not_found', 'move_not_allowed'],
  changes: ['events', 'applications'],
  repeat: 'idempotency-key',
  ours: true,
});

/**
 * Creates an event or an announcement as a draft. Pictures and, by staff, styles are added afterwards, since they need
 * its number.
 */
export const createEvent = call({
  id: 'event.create',
  summary: 'Create an event',
  method: 'POST',
  path: '/event/create',
  access: 'customer',
  body: NewEvent,
  reply: created(VenueEvent),
  changes: ['events'],
  repeat: 'idempotency-key',
  section,
});

/**
 * Saves an event of mine while it is a draft or returned for rework. A stale `version` is a `conflict`; fewer tickets
 * of a kind than are sold are reported at the field.
 */
export const saveEvent = call({
  id: 'event.update',
  summary: 'Save my event',
  method: 'POST',
  path: '/event/update',
  access: 'customer',
  body: EventSave,
  reply: message(VenueEvent),
  fails: [...editFails, { conflict: current(VenueEvent) }],
  changes: ['events'],
  repeat: 'idempotency-key',
  section,
});

/** Uploads the wide picture at the top of the page, up to 10 MB of JPEG, PNG or WebP; it replaces the previous one. */
export const uploadEventImage = call({
  id: 'event.imageUpload',
  summary: 'Upload the wide picture of my event',
  method: 'POST',
  path: '/event/image/upload',
  access: 'customer',
  body: ImageBody,
  upload: ['file'],
  reply: message(RecordPicture),
  fails: imageFails,
  changes: ['events'],
  repeat: 'idempotency-key',
  section,
});

/** Uploads the poster, up to 10 MB of JPEG, PNG or WebP; it replaces the previous one. */
export const updateEventPhoto = call({
  id: 'event.updatePhoto',
  summary: 'Upload the poster of my event',
  method: 'POST',
  path: '/event/update_photo',
  access: 'customer',
  body: ImageBody,
  upload: ['file'],
  reply: message(RecordPicture),
  fails: imageFails,
  changes: ['events'],
  repeat: 'idempotency-key',
  section,
});

/** Removes the poster or the wide picture of an event of mine. */
export const removeEventImage = call({
  id: 'event.imageRemove',
  summary: 'Remove a picture of my event',
  method: 'POST',
  path: '/event/image/remove',
  access: 'customer',
  body: z.object({ eventId: Id, as: z.enum(['mainImage', 'image']) }),
  reply: done,
  fails: editFails,
  changes: ['events'],
  repeat: 'idempotency-key',
  ours: true,
});

/**
 * Deletes an event; refused with sold tickets. `adminSend` says that staff delete somebody else's event, which requires
 * the permission `events.manage`. `seen` is the status it had on the screen.
 */
export const deleteEvent = call({
  id: 'event.delete',
  summary: 'Delete an event',
  method: 'POST',
  path: '/event/delete/{id}',
  access: 'signed-in',
  body: z.object({ adminSend: z.boolean(), seen: basedOn(eventStatus.schema) }),
  reply: done,
  fails: [...decisionFails, 'ticket_sold'],
  changes: ['events', 'applications'],
  repeat: 'idempotency-key',
  section,
});

/**
 * Deletes a kind of ticket that nobody holds. Allowed to the event's owner while they may change it, and to staff with
 * `events.manage`. The last kind of an event that has to be complete cannot be deleted: it is reported at `tickets`.
 */
export const deleteEventTicket = call({
  id: 'event.ticketDelete',
  summary: 'Delete a kind of ticket of an event',
  method: 'POST',
  path: '/tickets/delete_event_ticket',
  access: 'signed-in',
  body: z.object({ eventId: Id, ticketId: Id }),
  reply: done,
  fails: [...editFails, 'ticket_sold'],
  changes: ['events'],
  repeat: 'idempotency-key',
  section,
});

/**
 * Starts paying for an event that waits for payment, in the provider's embedded frame. `price` is what the organiser
 * saw; if it has changed, it is `price_changed`. Once paid, the event is published.
 */
export const payForEvent = call({
  id: 'event.pay',
  summary: 'Start paying for my event',
  method: 'POST',
  path: '/event/pay_for_event',
  access: 'customer',
  body: z.extend(EventBody, { price: Kopecks }),
  reply: message(
    z.object({ eventId: Id, paymentId: z.string(), confirmationToken: z.string(), frameUrl: z.string(), now: Instant }),
  ),
  fails: ['not_found', 'event_not_payable', 'price_changed', 'event_payment_down'],
  changes: ['events'],
  repeat: 'idempotency-key',
  section,
});

/** Staff decided on the reader's event, or its payment status changed. */
export const eventStatusChanged = push({
  id: 'event.eventUpdateStatus',
  summary: 'The status of an event changed',
  topics: ['info/{userId}'],
  action: 'eventUpdateStatus',
  data: z.object({ eventId: Id, objectStatusId: eventStatus.schema, rejectionReason: z.nullable(z.string()) }),
  changes: ['events'],
});

export const eventPushes = [eventStatusChanged] as const;
