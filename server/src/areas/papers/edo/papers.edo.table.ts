import type { AnswerResult, EdoState } from '@venue/sdk/papers/model';
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, serial, text, unique } from 'drizzle-orm/pg-core';
import { moment, nameText } from '../../../core/db/columns.ts';
import { users } from '../../accounts/accounts.table.ts';
import { act } from '../papers.table.ts';

/** The exchange of a closed УПД with its customer, as long as it has begun; the act itself never changes. */
export const actExchange = pgTable(
  'act_exchange',
  {
    actId: integer('act_id')
      .primaryKey()
      .references(() => act.id),
    state: text('state').$type<Exclude<EdoState, 'unsent'>>().notNull(),
    sentAt: moment('sent_at'),
    /** Null also when it went through the exchange folder. */
    sentBy: integer('sent_by').references(() => users.id),
    /** Whether a refusal or differences wait for staff. */
    isWaiting: boolean('is_waiting').notNull().default(false),
    changedAt: moment('changed_at').notNull(),
  },
  table => [
    check('act_exchange_state', sql`${table.state} in ('queued', 'sent', 'signed', 'differs', 'refused')`),
    check(
      'act_exchange_sent',
      sql`(${table.state} <> 'sent' or ${table.sentAt} is not null) and (${table.state} <> 'queued' or ${table.sentAt} is null)`,
    ),
    check('act_exchange_waiting', sql`not ${table.isWaiting} or ${table.state} in ('differs', 'refused')`),
    index('act_exchange_by_state').on(table.state, table.actId),
    index('act_exchange_waiting_rows').on(table.actId).where(sql`${table.isWaiting}`),
    index('act_exchange_queued').on(table.actId).where(sql`${table.state} = 'queued'`),
  ],
);

/** What customers answered to УПД: their parts of the document. */
export const updAnswer = pgTable(
  'upd_answer',
  {
    id: serial('id').primaryKey(),
    actId: integer('act_id')
      .notNull()
      .references(() => act.id),
    /** The identifier of its file, which the format makes unique. */
    name: nameText('name').notNull().unique('upd_answer_name'),
    /** Of its bytes. */
    digest: text('digest').notNull().unique('upd_answer_once'),
    result: text('result').$type<AnswerResult>().notNull(),
    content: text('content').notNull(),
    answeredAt: moment('answered_at').notNull(),
    acceptedOn: date('accepted_on'),
    signedBy: text('signed_by').notNull(),
    discrepancy: text('discrepancy').notNull(),
    receivedAt: moment('received_at').notNull(),
    /** Null when it came from the exchange folder. */
    receivedBy: integer('received_by').references(() => users.id),
  },
  table => [
    check('upd_answer_result', sql`${table.result} in ('accepted', 'differs', 'refused')`),
    index('upd_answer_act').on(table.actId, table.answeredAt, table.id),
  ],
);
export type UpdAnswerRow = typeof updAnswer.$inferSelect;

/** The files of an answer, encrypted: the customer's part and its signatures. */
export const updAnswerFile = pgTable(
  'upd_answer_file',
  {
    id: serial('id').primaryKey(),
    answerId: integer('answer_id')
      .notNull()
      .references(() => updAnswer.id),
    isSignature: boolean('is_signature').notNull(),
    name: nameText('name').notNull(),
    file: text('file').notNull().unique('upd_answer_file_file'),
    digest: text('digest').notNull(),
  },
  table => [unique('upd_answer_file_once').on(table.answerId, table.digest)],
);
export type UpdAnswerFileRow = typeof updAnswerFile.$inferSelect;
