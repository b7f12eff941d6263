import type {
  EventRequestStatus,
  RequestFile,
  RequestPaper,
  TechnicalScenarioStage,
} from '@venue/sdk/event-requests/model';
import {
  contentOption,
  eventFileType,
  eventRequestStatus,
  lightOption,
  musicOption,
  requestFileLimits,
  requestPaper,
  screenOption,
} from '@venue/sdk/event-requests/model';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { isOneOf, kopecks, moment, nameText } from '../../core/db/columns.ts';
import { digitsIn, wordsIn } from '../../core/db/search.ts';
import { users } from '../accounts/accounts.table.ts';
import { room } from '../rooms/rooms.table.ts';
import type { Answers, ChoiceList } from './event-requests.rules.ts';

/** Spaces events are held in, with what an hour of an event costs there by its tariff. */
export const eventSpace = pgTable(
  'event_space',
  {
    roomId: integer('room_id')
      .primaryKey()
      .references(() => room.id),
    /** Null while the venue has not said it: then a manager names the price. */
    paidPerHour: kopecks('paid_per_hour'),
    targetPerHour: kopecks('target_per_hour'),
    position: integer('position').notNull(),
  },
  table => [check('event_space_prices', sql`${table.paidPerHour} >= 0 and ${table.targetPerHour} >= 0`)],
);

/** What may be ordered for an event in a space; the price is for one unit. */
export const eventService = pgTable(
  'event_service',
  {
    id: serial('id').primaryKey(),
    roomId: integer('room_id')
      .notNull()
      .references(() => eventSpace.roomId),
    name: nameText('name').notNull(),
    unit: text('unit').notNull(),
    price: kopecks('price').notNull(),
    position: integer('position').notNull(),
    active: boolean('active').notNull().default(true),
  },
  table => [
    check('event_service_price', sql`${table.price} >= 0`),
    unique('event_service_name').on(table.roomId, table.name),
  ],
);

/** What a customer chooses from: creative concepts, formats and the like, each list in the order people read it. */
export const eventChoice = pgTable(
  'event_choice',
  {
    id: serial('id').primaryKey(),
    list: text('list').$type<ChoiceList>().notNull(),
    name: nameText('name').notNull(),
    position: integer('position').notNull(),
  },
  table => [unique('event_choice_name').on(table.list, table.name)],
);

const choice = (name: string) => integer(name).references(() => eventChoice.id);

/** A request for an event, from a draft to a held event. What lists show and sort by are columns; the rest are `answers`. */
export const eventRequest = pgTable(
  'event_request',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: integer('status').$type<EventRequestStatus>().notNull().default(eventRequestStatus.draft),
    /** Made by the program that began it: the same one, sent again, finds this request. */
    draftKey: text('draft_key'),
    title: nameText('title').notNull(),
    contactName: nameText('contact_name').notNull(),
    contactPhone: text('contact_phone').notNull(),
    startsAt: moment('starts_at'),
    participants: integer('participants'),
    spaceId: integer('space_id').references(() => eventSpace.roomId),
    managerId: integer('manager_id').references(() => users.id, { onDelete: 'set null' }),
    creativeId: choice('creative_id'),
    formatId: choice('format_id'),
    referralId: choice('referral_id'),
    ageRestrictionId: choice('age_restriction_id'),
    admittanceId: choice('admittance_id'),
    answers: jsonb('answers').$type<Answers>().notNull(),
    rejectionReason: text('rejection_reason'),
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    submittedAt: moment('submitted_at'),
    /** When its customer left a review. */
    reviewedAt: moment('reviewed_at'),
    /** When its customer was last told by SMS of messages they have not read since; null when none wait. */
    toldAt: moment('told_at'),
  },
  table => [
    check('event_request_status', isOneOf(table.status, eventRequestStatus)),
    check('event_request_participants', sql`${table.participants} > 0`),
    check('event_request_submitted', sql`(${table.status} = 1) = (${table.submittedAt} is null)`),
    // What the venue works on says at least what, when, where and by whom.
    check(
      'event_request_whole',
      sql`${table.status} = 1 or (btrim(${table.title}) <> '' and btrim(${table.contactName}) <> '' and ${table.startsAt} is not null and ${table.spaceId} is not null)`,
    ),
    check('event_request_refused', sql`(${table.status} = 10) = (${table.rejectionReason} is not null)`),
    check('event_request_reviewed', sql`${table.reviewedAt} is null or ${table.status} = 11`),
    unique('event_request_draft_key').on(table.userId, table.draftKey),
    index('event_request_user').on(table.userId, table.id),
    index('event_request_space').on(table.spaceId, table.startsAt),
    // Lists of staff leave drafts out.
    ...[
      index('event_request_submitted').on(table.id),
      index('event_request_status_id').on(table.status, table.id),
      index('event_request_title').on(table.title, table.id),
      index('event_request_starts').on(table.startsAt, table.id),
      index('event_request_updated').on(table.updatedAt, table.id),
      index('event_request_manager').on(table.managerId, table.updatedAt, table.id),
      index('event_request_space_updated').on(table.spaceId, table.updatedAt, table.id),
      index('event_request_status_updated').on(table.status, table.updatedAt, table.id),
    ].map(each => each.where(sql`${table.status} <> 1`)),
    index('event_request_phone').using('gin', digitsIn(table.contactPhone)),
    index('event_request_words').using('gin', wordsIn(table.title, table.contactName)),
  ],
);
export type EventRequestTableRow = typeof eventRequest.$inferSelect;

/** What of the services is ordered; what was taken back has no row. */
export const eventRequestService = pgTable(
  'event_request_service',
  {
    requestId: integer('request_id')
      .notNull()
      .references(() => eventRequest.id, { onDelete: 'cascade' }),
    serviceId: integer('service_id')
      .notNull()
      .references(() => eventService.id),
    quantity: integer('quantity').notNull(),
  },
  table => [
    primaryKey({ columns: [table.requestId, table.serviceId] }),
    check('event_request_service_quantity', sql`${table.quantity} between 1 and 1000`),
    index('event_request_service_service').on(table.serviceId),
  ],
);

/** Stages of the technical scenario, place by place. Times are those of the venue's clock; empty text is still open. */
export const eventRequestStage = pgTable(
  'event_request_stage',
  {
    id: serial('id').primaryKey(),
    requestId: integer('request_id')
      .notNull()
      .references(() => eventRequest.id, { onDelete: 'cascade' }),
    spaceId: integer('space_id')
      .notNull()
      .references(() => eventSpace.roomId),
    position: integer('position').notNull(),
    value: text('value').notNull(),
    /** Of an event of several days. */
    day: date('day'),
    timeStart: text('time_start').notNull().default(''),
    timeEnd: text('time_end').notNull().default(''),
    content: integer('content').$type<TechnicalScenarioStage['technicalScenarioContent']>(),
    contentInfo: text('content_info').notNull().default(''),
    sound: integer('sound').$type<TechnicalScenarioStage['technicalScenarioSound']>(),
    screen: integer('screen').$type<TechnicalScenarioStage['technicalScenarioScreen']>(),
    light: integer('light').$type<TechnicalScenarioStage['technicalScenarioLight']>(),
    isRequired: boolean('is_required').notNull().default(false),
  },
  table => [
    check('event_request_stage_content', isOneOf(table.content, contentOption)),
    check('event_request_stage_sound', isOneOf(table.sound, musicOption)),
    check('event_request_stage_screen', isOneOf(table.screen, screenOption)),
    check('event_request_stage_light', isOneOf(table.light, lightOption)),
    check('event_request_stage_place', sql`${table.position} between 1 and 500`),
    // Checked at the end of a statement: one that moves several stages passes through equal places.
    unique('event_request_stage_order').on(table.requestId, table.spaceId, table.position),
    // A file names its stage together with the request: a stage of another request is none.
    unique('event_request_stage_of_request').on(table.id, table.requestId),
  ],
);
export type StageTableRow = typeof eventRequestStage.$inferSelect;

/** What the customer and the venue wrote about a request; a row changes only by being read. */
export const eventRequestMessage = pgTable(
  'event_request_message',
  {
    id: serial('id').primaryKey(),
    requestId: integer('request_id')
      .notNull()
      .references(() => eventRequest.id, { onDelete: 'cascade' }),
    authorId: integer('author_id').references(() => users.id, { onDelete: 'set null' }),
    fromStaff: boolean('from_staff').notNull(),
    who: text('who').notNull(),
    text: text('text').notNull(),
    sentAt: moment('sent_at').notNull(),
    /** When the other side read it. */
    readAt: moment('read_at'),
  },
  table => [
    check('event_request_message_text', sql`btrim(${table.text}) <> ''`),
    unique('event_request_message_of_request').on(table.id, table.requestId),
    index('event_request_message_request').on(table.requestId, table.id),
    index('event_request_message_unread').on(table.requestId, table.fromStaff).where(sql`${table.readAt} is null`),
    index('event_request_message_author').on(table.authorId),
  ],
);
export type MessageRow = typeof eventRequestMessage.$inferSelect;

/** Files of a request, of a stage or a message of it, and papers of the venue; their bytes are sealed in the file store. */
export const eventRequestFile = pgTable(
  'event_request_file',
  {
    id: serial('id').primaryKey(),
    requestId: integer('request_id')
      .notNull()
      .references(() => eventRequest.id, { onDelete: 'cascade' }),
    stageId: integer('stage_id'),
    messageId: integer('message_id'),
    /** Set for what the venue gives out: which paper it is. */
    paper: integer('paper').$type<RequestPaper['paper']>(),
    /** A request has so many places for files, and no more. */
    place: integer('place').notNull(),
    type: integer('type').$type<RequestFile['fileType']>().notNull(),
    file: text('file').notNull(),
    name: nameText('name').notNull(),
    mimeType: text('mime_type').notNull(),
    size: integer('size').notNull(),
    uploadedAt: moment('uploaded_at').notNull(),
  },
  table => [
    foreignKey({
      name: 'event_request_file_stage',
      columns: [table.stageId, table.requestId],
      foreignColumns: [eventRequestStage.id, eventRequestStage.requestId],
    }).onDelete('cascade'),
    foreignKey({
      name: 'event_request_file_message',
      columns: [table.messageId, table.requestId],
      foreignColumns: [eventRequestMessage.id, eventRequestMessage.requestId],
    }).onDelete('cascade'),
    check('event_request_file_type', isOneOf(table.type, eventFileType)),
    check('event_request_file_paper', isOneOf(table.paper, requestPaper)),
    check('event_request_file_one_place', sql`num_nonnulls(${table.stageId}, ${table.messageId}, ${table.paper}) <= 1`),
    check('event_request_file_limit', sql`${table.place} between 1 and ${sql.raw(String(requestFileLimits.files))}`),
    unique('event_request_file_place').on(table.requestId, table.place),
    index('event_request_file_stage_id').on(table.stageId),
    index('event_request_file_message_id').on(table.messageId),
  ],
);
export type RequestFileRow = typeof eventRequestFile.$inferSelect;
