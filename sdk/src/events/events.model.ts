import * as z from 'zod/mini';
import { ObjectHistory } from '../articles/articles.model.ts';
import { defineEnum, type Move, schemaOf } from '../core/schema/enums.ts';
import { Day, Id, Instant, Kopecks, QueryBoolean, QueryInt, RichText } from '../core/schema/fields.ts';
import { InputDay, inOrder } from '../core/schema/inputDates.ts';
import { canOf } from '../core/schema/moves.ts';
import { PictureMeta, PictureMetaFields, RecordPicture } from '../core/schema/pictures.ts';
import { messages, required, SiteUrl, TimeOfDay } from '../core/schema/rules.ts';
import { withoutRules } from '../core/schema/withoutRules.ts';
import { accountState } from '../profile/profile.account.model.ts';
import { costsSomething, EventTicket, EventTicketFields } from './events.ticketFields.ts';
import { ageSign, eventPlace, registrationType, ticketType } from './events.tickets.model.ts';

export { EventCancellation, eventRefundTerms } from './events.cancellation.ts';
export { type EventDates, eventPeriods, isTooLong, MOST_EVENT_DAYS } from './events.days.ts';
export { clashText, hoursOfEvent, RoomClash, RoomClashes, roomClashes } from './events.hours.ts';
export { formatWhen } from './events.when.ts';
export { ageSign, EventTicket, EventTicketFields, eventPlace, registrationType, ticketType };

export const eventStatus = defineEnum({
  draft: { id: 1, label: 'Черновик', tone: 'primary' },
  onVerification: { id: 2, label: 'На проверке', tone: 'warn' },
  published: { id: 3, label: 'Опубликовано', tone: 'good' },
  rejected: { id: 4, label: 'Отклонено', tone: 'bad' },
  deleted: { id: 5, label: 'Удалено', tone: 'bad' },
  awaitingPayment: { id: 6, label: 'Ждёт оплаты', tone: 'warn' },
  processing: { id: 7, label: 'В обработке', tone: 'secondary' },
  rework: { id: 8, label: 'На доработке', tone: 'secondary' },
});
export type EventStatus = z.output<typeof eventStatus.schema>;

/** An announcement is an event announced in advance: the same record, shown on its own screen. */
export const eventKind = defineEnum({
  event: { id: 1, label: 'Мероприятие' },
  announcement: { id: 2, label: 'Анонс' },
});

export const eventFormat = defineEnum({
  offline: { id: 1, label: 'Офлайн' },
  online: { id: 2, label: 'Онлайн' },
  mixed: { id: 3, label: 'Смешанный' },
});

export const entryType = defineEnum({
  free: { id: 1, label: 'Свободный вход' },
  byTicket: { id: 2, label: 'По билетам' },
  online: { id: 3, label: 'Онлайн' },
});

const { draft, onVerification, published, rejected, deleted, awaitingPayment, processing, rework } = eventStatus;

const publish = 'Вы уверены, что хотите опубликовать эту запись?';
const unpublish = 'Вы уверены, что хотите снять эту запись с публикации?';
const withdraw = 'Вы уверены, что хотите отозвать эту запись с проверки?';
const anyButDeleted = [draft, onVerification, published, rejected, awaitingPayment, processing, rework] as const;

/** Before publication a paid event waits for its payment, when its price can still be corrected, and for processing. */
export const eventMoves = [
  { action: 'send', from: [draft, rework], to: onVerification, by: ['customer'] },
  { action: 'withdraw', from: [onVerification], to: draft, by: ['customer'], confirm: withdraw },
  { action: 'confirm', from: [onVerification], to: published, by: ['staff'] },
  { action: 'reject', from: [onVerification, awaitingPayment], to: rejected, by: ['staff'] },
  { action: 'rework', from: [onVerification], to: rework, by: ['staff'] },
  { action: 'awaitPayment', from: [onVerification, awaitingPayment], to: awaitingPayment, by: ['staff'] },
  { action: 'pay', from: [awaitingPayment], to: processing, by: ['customer'] },
  { action: 'declinePayment', from: [processing], to: awaitingPayment, by: ['server'] },
  { action: 'receivePayment', from: [awaitingPayment, processing], to: published, by: ['server'] },
  { action: 'publish', label: 'Опубликовать', from: [draft], to: published, by: ['staff'], confirm: publish },
  { action: 'unpublish', from: [published], to: draft, by: ['staff'], confirm: unpublish },
  { action: 'delete', from: anyButDeleted, to: deleted, by: ['customer', 'staff'] },
] as const satisfies readonly Move<EventStatus>[];

/** Statuses in which an organiser may change an event. */
export const eventEditable: readonly EventStatus[] = [draft, rework];

/** Statuses in which an event may get another organiser: nothing is being decided about it or paid for it. */
export const eventHandable: readonly EventStatus[] = [draft, published, rework];

/** The class that an event's styles are confined to: the server adds it to the styles, the page to the element. */
export const eventCssScope = (eventId: number): string => `event-${eventId}`;

/** How many days an offer to take over an event stands, at most until the event is over. */
export const HANDOVER_DAYS = 7;

export const eventLimits = { imageMegabytes: 10, tickets: 20 } as const;

export const EventCategory = z.object({
  categoryId: Id,
  categoryName: z.string(),
  /** A hidden category stays on its events but is not offered any more. */
  isHidden: z.boolean(),
  /** How many events have it, without deleted ones; only in the list of staff, otherwise null. */
  eventsCount: z.nullable(z.int()),
});
export type EventCategory = z.output<typeof EventCategory>;

/** What is written about an event or an announcement. Dates and times are those of the venue. */
export const EventFields = z.object({
  eventTitle: required(300),
  /** A few sentences for lists. */
  eventLead: z.string().check(z.trim(), z.maxLength(1000, messages.tooLong)),
  eventDescription: RichText,
  categoryId: z.nullable(Id),
  date: InputDay,
  time: TimeOfDay,
  /** Null when it ends on the same day, or when the end is not known. */
  dateEnd: z.nullable(InputDay),
  timeEnd: z.nullable(TimeOfDay),
  eventFormatType: eventFormat.schema,
  /** Whether it can be watched online; `onlineUrl` leads there. */
  isOnline: z.boolean(),
  onlineUrl: SiteUrl,
  /** A room of the venue; null for a place elsewhere, which `place` names. */
  roomId: z.nullable(Id),
  place: z.string().check(z.trim(), z.maxLength(300, messages.tooLong)),
  entryType: entryType.schema,
  registrationType: registrationType.schema,
  registrationUrl: SiteUrl,
  ageSign: ageSign.schema,
  /** Null: no limit. */
  participantsLimit: z.nullable(z.int().check(z.minimum(1), z.maximum(100_000))),
  organizerName: z.string().check(z.trim(), z.maxLength(300, messages.tooLong)),
  tickets: z
    .array(EventTicketFields.check(inOrder('saleFrom', 'saleTo'), costsSomething))
    .check(z.maxLength(eventLimits.tickets, 'Не больше 20 видов билетов')),
  /** Which part of the poster is shown where it has to be cut. */
  meta: PictureMetaFields,
});
export type EventFields = z.output<typeof EventFields>;

/** An event may not end before it begins; used in every body that saves one. */
export const endsAfterStart = [
  inOrder('date', 'dateEnd'),
  z.refine<Pick<EventFields, 'date' | 'time' | 'dateEnd' | 'timeEnd'>>(
    ({ date, time, dateEnd, timeEnd }) => timeEnd === null || (dateEnd ?? date) !== date || timeEnd > time,
    { error: 'Окончание должно быть позже начала', path: ['timeEnd'] },
  ),
] as const;

const can = canOf(eventMoves, ['customer', 'staff'], 'edit', 'cancel', 'reschedule', 'handOver', 'tickets', 'restore');

/** What the tickets of an event cost, and whether places are left. */
export const Admission = z.object({ cheapest: Kopecks, dearest: Kopecks, isSoldOut: z.boolean() });
export type Admission = z.output<typeof Admission>;

/** An event in lists. Only staff see who submitted it; guests see `organizerName`. */
export const EventRow = z.object({
  eventId: Id,
  eventKind: eventKind.schema,
  objectStatusId: eventStatus.schema,
  eventTitle: z.string(),
  eventLead: z.string(),
  category: z.nullable(EventCategory),
  date: Day,
  time: z.string(),
  dateEnd: z.nullable(Day),
  timeEnd: z.nullable(z.string()),
  eventFormatType: eventFormat.schema,
  isOnline: z.boolean(),
  entryType: entryType.schema,
  /** Null for an event without tickets. */
  admission: z.nullable(Admission),
  ageSign: ageSign.schema,
  roomId: z.nullable(Id),
  /** Name of that room; null for a place elsewhere. */
  roomName: z.nullable(z.string()),
  place: z.string(),
  mainImage: z.nullable(RecordPicture),
  meta: PictureMeta,
  /** Why it was rejected or sent back; null otherwise, and for everybody but its organiser and staff. */
  rejectionReason: z.nullable(z.string()),
  /** What the organiser pays before publication; null when nothing, and for everybody but the organiser and staff. */
  price: z.nullable(Kopecks),
  createdAt: Instant,
  updatedAt: Instant,
  publishedAt: z.nullable(Instant),
  /** What the reader may do; empty for guests. */
  can,
});
export type EventRow = z.output<typeof EventRow>;

export const VenueEvent = z.extend(EventRow, {
  ...withoutRules(z.omit(EventFields, { tickets: true })).shape,
  tickets: z.array(EventTicket),
  /** The wide picture at the top of the page; `mainImage` is the poster. */
  image: z.nullable(RecordPicture),
  /** Styles of the text, as staff wrote them; pages load them as a file from `cssUrl`, confined to the event. */
  cssStyle: z.string(),
  cssUrl: z.nullable(z.string()),
  /** When it was to begin before it was rescheduled last; null if it never was. */
  rescheduledFrom: z.nullable(z.object({ date: Day, time: z.string() })),
  /** Null also for everybody but its organiser and staff. */
  paidAt: z.nullable(Instant),
  /** Sent back with an update; a stale one is refused. The calls for pictures do not change it. */
  version: z.int(),
});
export type VenueEvent = z.output<typeof VenueEvent>;

const staffFields = {
  userId: Id,
  userName: z.string(),
  userPhone: z.string(),
  accountState: schemaOf(accountState),
  /** Tickets of all kinds that somebody holds. */
  ticketsSold: z.int(),
  /** When it was last sent for verification; null when it never was. */
  sentAt: z.nullable(Instant),
  /** Whether something else has the hours of its room. */
  lacksHours: z.boolean(),
};

/** An event in the lists of staff: also who submitted it. */
export const AdminEventRow = z.extend(EventRow, staffFields);
export type AdminEventRow = z.output<typeof AdminEventRow>;

/** Filters of the staff's list; the days are those on which the event goes on. */
export const EventFilters = z.object({
  status: z.optional(z.pipe(QueryInt, eventStatus.schema)),
  kind: z.optional(z.pipe(QueryInt, eventKind.schema)),
  categoryId: z.optional(QueryInt),
  roomId: z.optional(QueryInt),
  userId: z.optional(QueryInt),
  from: z.optional(InputDay),
  to: z.optional(InputDay),
  /** Only those whose hours of the room something else has. */
  lacksHours: z.optional(QueryBoolean),
});

/**
 * An event as staff last approved it, to compare with its current state. Its pictures are kept until the next approval.
 */
export const ApprovedEvent = z.extend(withoutRules(z.omit(EventFields, { tickets: true })), {
  tickets: z.array(z.omit(EventTicket, { soldCount: true, expanded: true })),
  /** The current name of its room. */
  roomName: z.nullable(z.string()),
  mainImage: z.nullable(RecordPicture),
  image: z.nullable(RecordPicture),
  cssStyle: z.string(),
  approvedAt: Instant,
  approvedBy: z.string(),
});
export type ApprovedEvent = z.output<typeof ApprovedEvent>;

/** An event as staff edit it and decide on it. */
export const AdminEvent = z.extend(VenueEvent, {
  ...staffFields,
  userEmail: z.string(),
  /** The request it is the page of, whose hours it shares; null when none was named. */
  eventRequestId: z.nullable(Id),
  /** Null before the first approval. */
  approved: z.nullable(ApprovedEvent),
  /** Newest first. */
  history: z.array(ObjectHistory),
  /** The unfinished application about it, to take before deciding; null when there is none. */
  applicationId: z.nullable(Id),
});
export type AdminEvent = z.output<typeof AdminEvent>;

/** What an event still lacks before it can be sent or published: the text for each field; empty when it is ready. */
export function eventGaps(
  event: Omit<EventFields, 'tickets' | 'meta'> & { tickets: readonly unknown[]; mainImage: RecordPicture | null },
): Partial<Record<keyof EventFields | 'mainImage', string>> {
  const { required: must } = messages;
  const here = event.eventFormatType !== eventFormat.online;
  const afar = event.isOnline || event.eventFormatType !== eventFormat.offline;
  const ticketed = event.entryType === entryType.byTicket;
  const registered = event.registrationType === registrationType.required && !ticketed;
  return {
    ...(event.eventLead === '' ? { eventLead: must } : {}),
    ...(event.eventDescription.replace(/<[^>]*>|&nbsp;/g, '').trim() === '' ? { eventDescription: must } : {}),
    ...(event.categoryId === null ? { categoryId: must } : {}),
    ...(here && event.roomId === null && event.place === '' ? { place: must } : {}),
    ...(afar && event.onlineUrl === '' ? { onlineUrl: must } : {}),
    ...(registered && event.registrationUrl === '' && event.tickets.length === 0 ? { registrationUrl: must } : {}),
    ...(ticketed && event.tickets.length === 0 ? { tickets: 'Добавьте хотя бы один вид билетов' } : {}),
    ...(event.mainImage === null ? { mainImage: 'Загрузите афишу' } : {}),
  };
}
