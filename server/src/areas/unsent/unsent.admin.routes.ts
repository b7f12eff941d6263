import { ApiFailure, type EarlierDecision } from '@venue/sdk';
import { isKindName, kinds } from '@venue/sdk/kinds';
import {
  dropMessage,
  getMessageWays,
  listRecordMessages,
  listSentMessages,
  listUnsentMessages,
  retryMessage,
} from '@venue/sdk/unsent/admin';
import { messageRecord } from '@venue/sdk/unsent/kind';
import type { MessageWay, UnsentMessage } from '@venue/sdk/unsent/model';
import { actorOf } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import { authorize } from '../../core/http/authorize.ts';
import { handle } from '../../core/http/handle.ts';
import { dropLetterFiles } from '../../core/outbox.ts';
import { writeAudit } from '../../core/record/audit.ts';
import { mustBeAsSeen } from '../../core/record/decided.ts';
import { mustExist } from '../../core/record/records.ts';
import { messagesSent } from '../../core/security/messageLimits.ts';
import { NOBODY } from '../../ports/messages/messages.ts';
import { isWhole, presentSent, presentUnsent, statusOf } from './unsent.presenter.ts';
import {
  changeMessage,
  lastDecision,
  lockMessage,
  messagesOf,
  type OutboxRow,
  sentPage,
  unsentPage,
} from './unsent.store.ts';

const subject = messageRecord.name;

const wayOf = (setting: string): MessageWay => (setting === 'none' || setting === 'outbox' ? setting : 'gateway');

/**
 * A message, locked, whose status is the one staff saw. Throws `already_decided` for one that was sent or dropped
 * since.
 */
async function asSeen(
  tx: Db,
  now: Date,
  { messageId, seen }: { messageId: number; seen: UnsentMessage['status'] },
): Promise<OutboxRow> {
  const row = mustExist(await lockMessage(tx, messageId));
  // Messages that were never tried are not shown to staff.
  // guard: unsent.test.ts, server/src/decisions.test.ts
  if (row.attempts === 0) throw new ApiFailure('not_found');
  await mustBeAsSeen<UnsentMessage['status'] | undefined>(seen, statusOf(row, now), () => stepOf(tx, row));
  return row;
}

/** What makes a message that was sent and has not arrived another one for the gateways. */
const anew = ({ resends }: OutboxRow) => ({
  ...{ resends: resends + 1, sentAt: null },
  ...{ gateway: NOBODY, reference: null, reportDueAt: null },
});

/** What happened to a message last: it was sent, staff decided, or its time was over. */
async function stepOf(tx: Db, { id, sentAt }: OutboxRow): Promise<EarlierDecision> {
  if (sentAt !== null) return { what: 'Отправлено', by: null, at: sentAt.toISOString() };
  const last = await lastDecision(tx, id);
  if (!last) return { what: 'Статус другой', by: null, at: null };
  const what = last.callId === dropMessage.id ? 'Снято с\u00a0отправки' : 'Отправлено ещё раз';
  return { what, by: last.who, at: last.at.toISOString() };
}

export const unsentAdminRoutes = [
  handle(listUnsentMessages, async ({ query }, context) => {
    const { rows, total, totalIsExact } = await unsentPage(context.db, context.now, query);
    return {
      message: { page: query.page, pageSize: query.pageSize, total, totalIsExact },
      items: rows.map(row => presentUnsent(row, actorOf(context))),
    };
  }),

  handle(listSentMessages, async ({ query }, context) => {
    const { rows, total, totalIsExact } = await sentPage(context.db, query);
    return {
      message: { page: query.page, pageSize: query.pageSize, total, totalIsExact },
      items: rows.map(row => presentSent(row, actorOf(context), context.now)),
    };
  }),

  handle(listRecordMessages, async ({ kind, id }, context) => {
    if (!isKindName(kind)) throw new ApiFailure('not_found');
    // guard: unsent.sent.test.ts
    authorize(kinds[kind].read, context.actor);
    const rows = await messagesOf(context.db, { kind, id });
    return { message: { messages: rows.map(row => presentSent(row, actorOf(context), context.now)) } };
  }),

  handle(getMessageWays, async (_input, context) => ({
    message: {
      sms: wayOf(context.config.sms),
      mail: wayOf(context.config.mail),
      codes: { sent: await messagesSent(context, 'sms'), budget: context.config.smsPerHour },
      letters: { sent: await messagesSent(context, 'mail'), budget: context.config.mailPerHour },
    },
  })),

  handle(retryMessage, ({ body }, context) =>
    transact(context, async tx => {
      const { messageId } = body;
      const row = await asSeen(tx, context.now, body);
      // guard: unsent.test.ts
      if (!isWhole(row)) throw new ApiFailure('move_not_allowed');
      await changeMessage(tx, messageId, { dueAt: context.now, refusedAt: null, ...(row.sentAt ? anew(row) : {}) });
      await writeAudit(tx, context, retryMessage.id, { subject, subjectId: messageId });
      return { message: { success: true } };
    }),
  ),

  handle(dropMessage, ({ body }, context) =>
    transact(context, async tx => {
      const { messageId } = body;
      const row = await asSeen(tx, context.now, body);
      await changeMessage(tx, messageId, { dueAt: null, droppedAt: context.now, body: row.keptBody ?? row.body });
      await dropLetterFiles(tx, messageId);
      await writeAudit(tx, context, dropMessage.id, { subject, subjectId: messageId });
      return { message: { success: true } };
    }),
  ),
];
