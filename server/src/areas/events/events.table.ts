import {
  ageSign,
  type EventFields,
  type EventStatus,
  entryType,
  eventFormat,
  eventKind,
  eventStatus,
  registrationType,
  ticketType,
} from '@venue/sdk/events/model';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { copiedName, isOneOf, kopecks, moment, nameText } from '../../core/db/columns.ts';
import { wordsIn } from '../../core/db/search.ts';
import { users } from '../accounts/accounts.table.ts';
import { eventRequest } from '../event-requests/event-requests.table.ts';
import { room } from '../rooms/rooms.table.ts';

/** Categories of events, kept by the venue. A hidden one stays with its events and is not offered. */
export const eventCategory = pgTable(
  'event_category',
  {
    id: serial('id').primaryKey(),
    name: nameText('name').notNull(),
    isHidden: boolean('is_hidden').notNull().default(false),
  },
  table => [uniqueIndex('event_category_name').on(sql`lower(${table.name})`)],
);

const timeOfDay = '^([01][0-9]|2[0-3]):[0-5][0-9]$';

/** Events and announcements; deleted ones keep their row. Days and times are in the venue's local time. */
export const event = pgTable(
  'event',
  {
    id: serial('id').primaryKey(),
    /** Who organises it: a customer, or staff for the venue's own. */
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    userName: copiedName('user_name'),
    kind: integer('kind').$type<(typeof eventKind.ids)[number]>().notNull(),
    status: integer('status').$type<EventStatus>().notNull().default(eventStatus.draft),
    /** The status it had before it was deleted, for restoring it. */
    deletedFrom: integer('deleted_from').$type<EventStatus>(),
    title: nameText('title').notNull(),
    lead: text('lead').notNull(),
    description: text('description').notNull(),
    categoryId: integer('category_id').references(() => eventCategory.id),
    date: date('date', { mode: 'string' }).notNull(),
    time: text('time').notNull(),
    dateEnd: date('date_end', { mode: 'string' }),
    timeEnd: text('time_end'),
    /** Its last day, which is the first one when no end is set. */
    lastDay: date('last_day', { mode: 'string' }).notNull().generatedAlwaysAs(sql`coalesce(date_end, date)`),
    /** When its day or time was changed last; null if it never was. */
    movedAt: moment('moved_at'),
    format: integer('format').$type<EventFields['eventFormatType']>().notNull(),
    isOnline: boolean('is_online').notNull(),
    onlineUrl: text('online_url').notNull(),
    roomId: integer('room_id').references(() => room.id),
    /** The request for an event that this is the page of; both share the hours of the room. */
    requestId: integer('request_id').references(() => eventRequest.id, { onDelete: 'set null' }),
    /** It should have the hours of its room, but something else had them when events began to take hours. */
    lacksHours: boolean('lacks_hours').notNull().default(false),
    place: text('place').notNull(),
    /** The lower-case text for word search: lower-casing each row in each search takes ten times as long. */
    words: text('words').notNull().generatedAlwaysAs(sql`lower(title || ' ' || place)`),
    entry: integer('entry').$type<EventFields['entryType']>().notNull(),
    registration: integer('registration').$type<EventFields['registrationType']>().notNull(),
    registrationUrl: text('registration_url').notNull(),
    ageSign: integer('age_sign').$type<EventFields['ageSign']>().notNull(),
    participantsLimit: integer('participants_limit'),
    /** Places that tickets of all kinds have taken: sold ones, and those an unpaid order holds. */
    taken: integer('taken').notNull().default(0),
    /** Nobody may join the queue for its tickets any more; those in it are still served. */
    isQueueClosed: boolean('is_queue_closed').notNull().default(false),
    organizerName: text('organizer_name').notNull(),
    /** The part of the poster that is shown where it is cropped. */
    meta: jsonb('meta').$type<EventFields['meta']>().notNull(),
    /** Styles of the text, as staff wrote them. */
    css: text('css').notNull().default(''),
    rejectionReason: text('rejection_reason'),
    /** What the organiser pays before it is published. */
    price: kopecks('price'),
    paidAt: moment('paid_at'),
    /** When it was cancelled with its tickets. It cannot be restored, because its guests were told. */
    cancelledAt: moment('cancelled_at'),
    version: integer('version').notNull().default(1),
    /** Rises, by a trigger, with every change that its entries in calendars show. */
    revision: integer('revision').notNull().default(0),
    /** The most days it had before a change, for the entries that calendars have of them. */
    formerDays: integer('former_days').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    sentAt: moment('sent_at'),
    publishedAt: moment('published_at'),
  },
  table => [
    check('event_kind', isOneOf(table.kind, eventKind)),
    check('event_status', isOneOf(table.status, eventStatus)),
    check('event_deleted_from', sql`(${table.status} = 5) = (${table.deletedFrom} is not null)`),
    check('event_cancelled', sql`${table.cancelledAt} is null or ${table.status} = 5`),
    check('event_restorable', sql`${table.deletedFrom} <> 5`),
    check('event_format', isOneOf(table.format, eventFormat)),
    check('event_entry', isOneOf(table.entry, entryType)),
    check('event_registration', isOneOf(table.registration, registrationType)),
    check('event_age_sign', isOneOf(table.ageSign, ageSign)),
    check('event_time', sql`${table.time} ~ ${sql.raw(`'${timeOfDay}'`)}`),
    check('event_time_end', sql`${table.timeEnd} ~ ${sql.raw(`'${timeOfDay}'`)}`),
    check('event_days', sql`${table.dateEnd} >= ${table.date}`),
    check('event_participants', sql`${table.participantsLimit} > 0`),
    check('event_participants_fit', sql`${table.taken} >= 0 and ${table.taken} <= ${table.participantsLimit}`),
    check(
      'event_lacks_hours',
      sql`not ${table.lacksHours} or (${table.roomId} is not null and ${table.status} in (3, 6, 7))`,
    ),
    check('event_price', sql`${table.price} > 0`),
    check('event_awaits_price', sql`${table.status} not in (6, 7) or ${table.price} is not null`),
    // For what belongs to the event only as long as it has this organiser.
    unique('event_of_organiser').on(table.id, table.userId),
    // Finds the events of a person that are not deleted without reading the rows.
    index('event_user').on(table.userId, table.id, table.status, table.updatedAt),
    index('event_status_updated').on(table.status, table.updatedAt, table.id),
    index('event_words').using('gin', wordsIn(table.title, table.place, table.organizerName)),
    index('event_title').on(table.title, table.id),
    index('event_by_person').on(table.userName, table.id),
    index('event_date').on(table.date, table.time, table.id),
    index('event_last_day').on(table.lastDay),
    index('event_of_request').on(table.requestId).where(sql`${table.requestId} is not null`),
    index('event_lacking_hours').on(table.lastDay, table.id).where(sql`${table.lacksHours}`),
    index('event_category_id').on(table.categoryId, table.id),
    index('event_room').on(table.roomId, table.date, table.status),
    // Covers counting the staff list and skipping to a page in its middle.
    index('event_updated').on(table.updatedAt, table.id, table.status, table.kind),
    index('event_created').on(table.createdAt, table.id),
    // Events that were never sent come last in both directions.
    index('event_sent').on(table.sentAt, table.id),
    index('event_sent_last').on(table.sentAt.desc().nullsLast(), table.id.desc().nullsFirst()),
    // The public list, soonest first.
    index('event_published').on(table.date, table.time, table.id).where(sql`${table.status} = 3`),
  ],
);
export type EventTableRow = typeof event.$inferSelect;

/** The columns that events are searched by, as in the index `event_words`. */
export const eventTexts = [event.title, event.place, event.organizerName];

/**
 * The kinds of tickets of an event. A place is taken by a conditional update of `held` or `sold`, while the caller
 * holds the event's row locked.
 */
export const eventTicket = pgTable(
  'event_ticket',
  {
    id: serial('id').primaryKey(),
    eventId: integer('event_id')
      .notNull()
      .references(() => event.id, { onDelete: 'cascade' }),
    type: integer('type').$type<EventFields['tickets'][number]['ticketType']>().notNull(),
    name: nameText('name').notNull(),
    /** 0 for free ones. */
    price: kopecks('price').notNull(),
    quantity: integer('quantity').notNull(),
    /** Places of orders that are not paid yet. */
    held: integer('held').notNull().default(0),
    /** Places that somebody has a ticket for. */
    sold: integer('sold').notNull().default(0),
    /** Null `saleFrom` means at once, null `saleTo` until the event begins. */
    saleFrom: moment('sale_from'),
    saleTo: moment('sale_to'),
    position: integer('position').notNull(),
  },
  table => [
    check('event_ticket_type', isOneOf(table.type, ticketType)),
    check(
      'event_ticket_price',
      sql`(${table.type} = 1 and ${table.price} > 0) or (${table.type} = 2 and ${table.price} = 0)`,
    ),
    check('event_ticket_quantity', sql`${table.quantity} > 0`),
    check(
      'event_ticket_fits',
      sql`${table.held} >= 0 and ${table.sold} >= 0 and ${table.held} + ${table.sold} <= ${table.quantity}`,
    ),
    check('event_ticket_sale', sql`${table.saleTo} >= ${table.saleFrom}`),
    index('event_ticket_event').on(table.eventId, table.position),
    unique('event_ticket_of_event').on(table.id, table.eventId),
  ],
);
export type EventTicketRow = typeof eventTicket.$inferSelect;
