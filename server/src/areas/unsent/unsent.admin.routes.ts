import { ApiFailure } from '@venue/sdk';
import { dropMessage, getMessageWays, listUnsentMessages, retryMessage } from '@venue/sdk/unsent/admin';
import { messageRecord } from '@venue/sdk/unsent/kind';
import type { MessageWay } from '@venue/sdk/unsent/model';
import { actorOf } from '../../core/context.ts';
import { transact } from '../../core/db/transact.ts';
import { handle } from '../../core/http/handle.ts';
import { writeAudit } from '../../core/record/audit.ts';
import { found } from '../../core/record/records.ts';
import { isWhole, presentUnsent } from './unsent.presenter.ts';
import { changeMessage, lockUnsent, unsentPage } from './unsent.store.ts';

const subject = messageRecord.name;

const wayOf = (setting: string): MessageWay => (setting === 'none' || setting === 'outbox' ? setting : 'gateway');

export const unsentAdminRoutes = [
  handle(listUnsentMessages, async ({ query }, context) => {
    const { rows, total, totalIsExact } = await unsentPage(context.db, context.now, query);
    return {
      message: { page: query.page, pageSize: query.pageSize, total, totalIsExact },
      items: rows.map(row => presentUnsent(row, actorOf(context))),
    };
  }),

  handle(getMessageWays, async (_input, { config }) => ({
    message: { sms: wayOf(config.sms), mail: wayOf(config.mail) },
  })),

  handle(retryMessage, ({ body: { messageId } }, context) =>
    transact(context, async tx => {
      const row = found(await lockUnsent(tx, messageId, context.now));
      if (!isWhole(row)) throw new ApiFailure('move_not_allowed');
      await changeMessage(tx, messageId, { dueAt: context.now, refusedAt: null });
      await writeAudit(tx, context, retryMessage.id, { subject, subjectId: messageId });
      return { message: { success: true } };
    }),
  ),

  handle(dropMessage, ({ body: { messageId } }, context) =>
    transact(context, async tx => {
      const row = found(await lockUnsent(tx, messageId, context.now));
      await changeMessage(tx, messageId, { dueAt: null, droppedAt: context.now, body: row.keptBody ?? row.body });
      await writeAudit(tx, context, dropMessage.id, { subject, subjectId: messageId });
      return { message: { success: true } };
    }),
  ),
];
