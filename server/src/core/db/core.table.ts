import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { bytes, moment, nameText } from './columns.ts';

/** SMS and e-mails, written in the transaction that caused them and sent by a worker. */
export const outbox = pgTable(
  'outbox',
  {
    id: serial('id').primaryKey(),
    /** The event: a key of the table of notices; empty in rows older than that table. */
    event: text('event').notNull().default(''),
    kind: text('kind', { enum: ['sms', 'mail'] }).notNull(),
    recipient: text('recipient').notNull(),
    /** The account it was written to; null for strangers. No foreign key: a message goes with its retention, not before. */
    userId: integer('user_id'),
    /** The kind of the records whose cards show it, and their ids; null for none. */
    ofKind: text('of_kind'),
    ofIds: integer('of_ids').array(),
    subject: text('subject').notNull().default(''),
    body: text('body').notNull(),
    /** The body as HTML, for a formatted letter; kept until it is sent. */
    html: text('html'),
    /** The link by which mail programs unsubscribe, for a letter that has one; kept until it is sent. */
    leave: text('leave'),
    /** The address that answers go to, if it is not the sender's; kept until it is sent. */
    replyTo: text('reply_to'),
    /** What the body is replaced with once it is sent or useless; null keeps all of it. */
    keptBody: text('kept_body'),
    createdAt: moment('created_at').notNull(),
    /** After this moment it is useless, like an expired code. */
    uselessAt: moment('useless_at'),
    /** When the worker tries next; null once it has stopped trying. */
    dueAt: moment('due_at'),
    attempts: integer('attempts').notNull().default(0),
    sentAt: moment('sent_at'),
    /** When the gateway said that it can never be delivered. */
    refusedAt: moment('refused_at'),
    /** When staff said that it need not be sent any more. */
    droppedAt: moment('dropped_at'),
    /** Why the last try failed or what was sent did not arrive, in Russian; null before the first one and once sent. */
    lastError: text('last_error'),
    /** The SMS gateway that has it or may have it; `none` if the last try ended without one, null if nobody knows. */
    gateway: text('gateway'),
    /** The gateway's id of it, if it gives one. */
    reference: text('reference'),
    /** When its gateway is asked next what became of it, or a letter stops waiting for a report; null for neither. */
    reportDueAt: moment('report_due_at'),
    deliveredAt: moment('delivered_at'),
    /** How often it was sent anew after it had not arrived: a gateway takes it for another message then. */
    resends: integer('resends').notNull().default(0),
  },
  table => [
    // A letter is retried without limit until it is sent, cannot be delivered, or is no longer needed.
    check(
      'outbox_is_tried_again',
      sql`${table.dueAt} is not null or ${table.sentAt} is not null or ${table.uselessAt} is not null or ${table.refusedAt} is not null or ${table.droppedAt} is not null`,
    ),
    index('outbox_due').on(table.dueAt),
    index('outbox_created').on(table.createdAt),
    index('outbox_user').on(table.userId, table.id).where(sql`${table.userId} is not null`),
    index('outbox_of').using('gin', table.ofIds).where(sql`${table.ofIds} is not null`),
    // Unsent messages are counted from this index alone.
    index('outbox_failed')
      .on(table.id, table.refusedAt, table.dueAt, table.uselessAt, table.kind, table.sentAt)
      .where(sql`${table.lastError} is not null and ${table.droppedAt} is null`),
    index('outbox_failed_created').on(table.createdAt, table.id).where(sql`${table.lastError} is not null`),
    index('outbox_failed_due').on(table.dueAt, table.id).where(sql`${table.lastError} is not null`),
    index('outbox_failed_tries').on(table.attempts, table.id).where(sql`${table.lastError} is not null`),
    index('outbox_report_due').on(table.reportDueAt).where(sql`${table.reportDueAt} is not null`),
    // A gateway that names another message's id has not taken this one.
    uniqueIndex('outbox_reference').on(table.gateway, table.reference).where(sql`${table.reference} is not null`),
    check(
      'outbox_delivered',
      sql`${table.deliveredAt} is null or (${table.sentAt} is not null and ${table.refusedAt} is null)`,
    ),
  ],
);

/** Files attached to a letter; kept until it is sent. */
export const outboxFile = pgTable(
  'outbox_file',
  {
    id: serial('id').primaryKey(),
    letterId: integer('letter_id')
      .notNull()
      .references(() => outbox.id, { onDelete: 'cascade' }),
    name: nameText('name').notNull(),
    type: text('type').notNull(),
    data: bytes('data').notNull(),
  },
  table => [index('outbox_file_letter').on(table.letterId, table.id)],
);

/** Files that no row names any more and that are still to be removed. */
export const fileRemoval = pgTable('file_removal', {
  id: serial('id').primaryKey(),
  file: text('file').notNull().unique(),
});

/** The last sequence number of each live topic; its row is locked until the message's transaction commits. */
export const liveTopic = pgTable('live_topic', {
  topic: text('topic').primaryKey(),
  seq: bigint('seq', { mode: 'number' }).notNull(),
});

/** Live messages of the last day, so that a reader who was away gets what it missed. */
export const liveMessage = pgTable(
  'live_message',
  {
    topic: text('topic').notNull(),
    seq: bigint('seq', { mode: 'number' }).notNull(),
    action: text('action').notNull(),
    data: jsonb('data').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  table => [primaryKey({ columns: [table.topic, table.seq] }), index('live_message_created').on(table.createdAt)],
);

/** Replies of writes that may be repeated; the row is made in the write's own transaction. */
export const idempotency = pgTable(
  'idempotency',
  {
    userId: integer('user_id').notNull(),
    callId: text('call_id').notNull(),
    key: text('key').notNull(),
    bodyHash: text('body_hash').notNull(),
    reply: jsonb('reply'),
    createdAt: moment('created_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.userId, table.callId, table.key] }),
    index('idempotency_created').on(table.createdAt),
  ],
);

/** What staff changed: who, what, when, before and after. */
export const audit = pgTable(
  'audit',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id').notNull(),
    callId: text('call_id').notNull(),
    subject: text('subject').notNull(),
    subjectId: integer('subject_id').notNull(),
    before: jsonb('before'),
    after: jsonb('after'),
    at: moment('at').notNull(),
  },
  table => [
    index('audit_subject').on(table.subject, table.subjectId, table.at),
    index('audit_record').on(table.subjectId),
    index('audit_at').on(table.at, table.id),
    index('audit_user').on(table.userId, table.at),
    index('audit_call').on(table.callId, table.at),
  ],
);

/** Sliding counters of attempts per subject (a phone, an address), shared by all servers. */
export const attempt = pgTable(
  'attempt',
  {
    id: serial('id').primaryKey(),
    subject: text('subject').notNull(),
    at: moment('at').notNull(),
  },
  table => [index('attempt_subject').on(table.subject, table.at)],
);

/** Proofs of work already used, of the captcha and of callers with too many attempts; each is accepted once. */
export const captchaUsed = pgTable(
  'captcha_used',
  { signature: text('signature').primaryKey(), expiresAt: moment('expires_at').notNull() },
  table => [index('captcha_used_expires').on(table.expiresAt)],
);
