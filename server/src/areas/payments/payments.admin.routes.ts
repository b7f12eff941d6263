import { ApiFailure } from '@venue/sdk';
import { retryRefund } from '@venue/sdk/bookings/admin';
import type { Payable } from '../../area/payable.ts';
import { actorOf } from '../../core/context.ts';
import { transact } from '../../core/db/transact.ts';
import { handle } from '../../core/http/handle.ts';
import { publish } from '../../core/publish.ts';
import { writeAudit } from '../../core/record/audit.ts';
import { mustExist } from '../../core/record/records.ts';
import { payableOf } from './payments.service.ts';
import { renewRefunds } from './payments.store.ts';

/** Calls for refunds that staff handle, whatever was paid for. */
export const paymentsAdminRoutes = (payables: readonly Payable[]) => [
  handle(retryRefund, ({ body: { kind, id } }, context) =>
    transact(context, async tx => {
      const { now } = context;
      const payable = payableOf(payables, kind);
      const row = mustExist(await payable.lock(tx, id));
      if ((await renewRefunds(tx, { kind, id }, now)) === 0) throw new ApiFailure('refund_not_failed');
      await payable.note(tx, row, { at: now, who: actorOf(context).name, what: 'Возврат отправлен ещё раз' });
      await writeAudit(tx, context, retryRefund.id, {
        subject: kind,
        subjectId: id,
        before: { refund: 'failed' },
        after: { refund: 'requested' },
      });
      publish(tx, now, payable.liveMessages(row, 'refund_requested'));
      return { message: { success: true } };
    }),
  ),
];
