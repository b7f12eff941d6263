import * as z from 'zod/mini';
import { Day, FileImage, Id, Instant, Kopecks, RichText } from '../core/fields.ts';
import { required, SiteUrl, say, TimeOfDay } from '../core/rules.ts';
import { type Move, statuses } from '../core/statuses.ts';

export const eventStatus = statuses({
  draft: { id: 1, label: 'Черновик', tone: 'primary' },
  onVerification: { id: 2, label: 'На проверке', tone: 'warn' },
  published: { id: 3, label: 'Опубликовано', tone: 'good' },
  rejected: { id: 4, label: 'Отклонено', tone: 'bad' },
  deleted: { id: 5, label: 'Удалено', tone: 'bad' },
  awaitingPayment: { id: 6, label: 'Ожидает оплаты', tone: 'warn' },
  processing: { id: 7, label: 'В обработке', tone: 'secondary' },
  rework: { id: 8, label: 'На доработке', tone: 'secondary' },
});
export type EventStatus = z.output<typeof eventStatus.schema>;

/** An announcement is an event told about in advance: the same record, shown on a screen of its own. */
export const eventKind = statuses({
  event: { id: 1, label: 'Мероприятие' },
  announcement: { id: 2, label: 'Анонс' },
});

export const eventFormat = statuses({
  offline: { id: 1, label: 'Офлайн' },
  online: { id: 2, label: 'Онлайн' },
  mixed: { id: 3, label: 'Смешанный' },
});

export const entryType = statuses({
  free: { id: 1, label: 'Свободный вход' },
  byTicket: { id: 2, label: 'По билетам' },
  online: { id: 3, label: 'Онлайн' },
});

export const registrationType = statuses({
  required: { id: 1, label: 'Требуется' },
  notRequired: { id: 2, label: 'Не требуется' },
});

export const ticketType = statuses({
  paid: { id: 1, label: 'Платный' },
  free: { id: 2, label: 'Бесплатный' },
});

/** The signs of age the law knows. */
export const ageSign = statuses({
  zero: { id: 0, label: '0+' },
  six: { id: 6, label: '6+' },
  twelve: { id: 12, label: '12+' },
  sixteen: { id: 16, label: '16+' },
  eighteen: { id: 18, label: '18+' },
});

const { draft, onVerification, published, rejected, deleted, awaitingPayment, processing, rework } = eventStatus;

const publish = 'Вы уверены, что хотите опубликовать эту запись?';
const unpublish = 'Вы уверены, что хотите снять эту запись с публикации?';
const anyButDeleted = [draft, onVerification, published, rejected, awaitingPayment, processing, rework] as const;

/** A paid event passes through waiting for payment and processing before it is published. */
export const eventMoves = [
  { action: 'send', from: [draft, rework], to: onVerification, by: ['customer'] },
  { action: 'confirm', from: [onVerification], to: published, by: ['staff'] },
  { action: 'reject', from: [onVerification], to: rejected, by: ['staff'] },
  { action: 'rework', from: [onVerification], to: rework, by: ['staff'] },
  { action: 'awaitPayment', from: [onVerification], to: awaitingPayment, by: ['staff'] },
  { action: 'pay', from: [awaitingPayment], to: processing, by: ['customer'] },
  { action: 'declinePayment', from: [processing], to: awaitingPayment, by: ['server'] },
  { action: 'receivePayment', from: [awaitingPayment, processing], to: published, by: ['server'] },
  { action: 'publish', from: [draft], to: published, by: ['staff'], confirm: publish },
  { action: 'unpublish', from: [published], to: draft, by: ['staff'], confirm: unpublish },
  { action: 'delete', from: anyButDeleted, to: deleted, by: ['customer', 'staff'] },
] as const satisfies readonly Move<EventStatus>[];

/** In these an organiser may change an event. */
export const eventEditable: readonly EventStatus[] = [draft, rework];

export const eventLimits = { imageMegabytes: 10, tickets: 20, cssLength: 20_000 } as const;

export const EventCategory = z.object({
  categoryId: Id,
  categoryName: z.string(),
  /** A hidden category stays with its events and is not offered any more. */
  isHidden: z.boolean(),
  /** How many events have it, for staff; null for everybody else. */
  eventsCount: z.nullable(z.int()),
});
export type EventCategory = z.output<typeof EventCategory>;

/** A kind of ticket: with a number it is changed, without it is new; those left out stay. */
export const EventTicketFields = z.object({
  ticketId: z.optional(Id),
  ticketType: ticketType.schema,
  ticketName: required(100),
  /** Nought for free tickets. */
  ticketPrice: Kopecks,
  ticketQuantity: z.int().check(z.minimum(1), z.maximum(100_000)),
  /** Null: at once, and until the event begins. */
  saleFrom: z.nullable(Instant),
  saleTo: z.nullable(Instant),
});

export const EventTicket = z.extend(EventTicketFields, {
  ticketId: Id,
  soldCount: z.int(),
  /** Whether the editor shows it opened: the screen's own, the server leaves it out. */
  expanded: z.optional(z.boolean()),
});
export type EventTicket = z.output<typeof EventTicket>;

/** Which part of the picture is shown where it has to be cut. */
export const EventMeta = z.object({
  'object-position': z.string().check(z.regex(/^\d{1,3}% \d{1,3}%$/, say.invalid)),
  'object-fit': z.enum(['cover', 'contain']),
});

/** What is written about an event or an announcement. Dates and times are those of the venue. */
export const EventFields = z.object({
  eventTitle: required(300),
  /** A few sentences for lists. */
  eventLead: z.string().check(z.trim(), z.maxLength(1000, say.tooLong)),
  eventDescription: RichText,
  categoryId: z.nullable(Id),
  date: Day,
  time: TimeOfDay,
  /** Null when it ends on the same day, or when nobody knows when. */
  dateEnd: z.nullable(Day),
  timeEnd: z.nullable(TimeOfDay),
  eventFormatType: eventFormat.schema,
  /** Whether it can be watched from afar; `onlineUrl` leads there. */
  isOnline: z.boolean(),
  onlineUrl: SiteUrl,
  /** A room of the venue; null for elsewhere, which `place` names. */
  roomId: z.nullable(Id),
  place: z.string().check(z.trim(), z.maxLength(300, say.tooLong)),
  entryType: entryType.schema,
  registrationType: registrationType.schema,
  registrationUrl: SiteUrl,
  ageSign: ageSign.schema,
  /** Null: no limit. */
  participantsLimit: z.nullable(z.int().check(z.minimum(1), z.maximum(100_000))),
  organizerName: z.string().check(z.trim(), z.maxLength(300, say.tooLong)),
  tickets: z.array(EventTicketFields).check(z.maxLength(20, 'Не больше 20 видов билетов')),
  meta: EventMeta,
});
export type EventFields = z.output<typeof EventFields>;

/** An event in lists. */
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
  ageSign: ageSign.schema,
  roomId: z.nullable(Id),
  place: z.string(),
  mainImage: z.nullable(FileImage),
  meta: EventMeta,
  userId: Id,
  userName: z.string(),
  /** Why it was rejected or sent back; null otherwise. */
  rejectionReason: z.nullable(z.string()),
  /** What the organiser has to pay before it is published; null when nothing. */
  price: z.nullable(Kopecks),
  createdAt: Instant,
  updatedAt: Instant,
  publishedAt: z.nullable(Instant),
});
export type EventRow = z.output<typeof EventRow>;

export const VenueEvent = z.extend(EventRow, {
  ...EventFields.shape,
  tickets: z.array(EventTicket),
  /** The wide picture over the page; `mainImage` is the poster. */
  image: z.nullable(FileImage),
  /** Styles of the text, as staff wrote them; pages load them as a file from `cssUrl`, confined to the event. */
  cssStyle: z.string(),
  cssUrl: z.nullable(z.string()),
  paidAt: z.nullable(Instant),
  /** Sent back with an update; a stale one is refused. */
  version: z.int(),
  can: z.array(
    z.enum([
      'edit',
      'send',
      'pay',
      'delete',
      'tickets',
      'confirm',
      'reject',
      'rework',
      'awaitPayment',
      'publish',
      'unpublish',
    ]),
  ),
});
export type VenueEvent = z.output<typeof VenueEvent>;

/** Who holds tickets: a table to keep when `download` is set, else a PDF to look at and print. */
export const TicketsBody = z.object({ eventId: Id, download: z.boolean() });
