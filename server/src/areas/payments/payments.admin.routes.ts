import { ApiFailure } from '@venue/sdk';
import { listFailedRefunds, retryRefund } from '@venue/sdk/bookings/admin';
import type { Payable, Subject } from '../../area/payable.ts';
import { actorOf } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import { handle } from '../../core/http/handle.ts';
import { publish } from '../../core/publish.ts';
import { writeAudit } from '../../core/record/audit.ts';
import { found } from '../../core/record/records.ts';
import { payableOf } from './payments.service.ts';
import { failedRefunds, type PaymentRow, renewRefunds, subjectOfRefund } from './payments.store.ts';

/** Calls for refunds that staff handle, whatever was paid for. */
export const paymentsAdminRoutes = (payables: readonly Payable[]) => [
  handle(listFailedRefunds, async (_input, { db }) => {
    const rows = (await failedRefunds(db)).map(row => ({ ...row, subject: subjectOfRefund(row.payment, row) }));
    const guests = await guestsOf(db, payables, rows);
    return {
      message: {
        refunds: rows.map(({ payment, bookingId: _, subject, failedAt, customer, phone, ...refund }) => ({
          ...subject,
          title: payment.description,
          ...(guests.get(payment.id) ?? { customer: customer ?? '', phone: phone ?? '' }),
          ...refund,
          failedAt: failedAt.toISOString(),
        })),
      },
    };
  }),

  handle(retryRefund, ({ body: { kind, id } }, context) =>
    transact(context, async tx => {
      const { now } = context;
      const payable = payableOf(payables, kind);
      const row = found(await payable.lock(tx, id));
      if ((await renewRefunds(tx, { kind, id }, now)) === 0) throw new ApiFailure('refund_not_failed');
      await payable.note(tx, row, { at: now, who: actorOf(context).name, what: 'Возврат отправлен ещё раз' });
      await writeAudit(tx, context, retryRefund.id, {
        subject: kind,
        subjectId: id,
        before: { refund: 'failed' },
        after: { refund: 'requested' },
      });
      publish(tx, now, payable.told(row, 'refund_requested'));
      return { message: { success: true } };
    }),
  ),
];

/** The name and phone of those who paid without an account, by payment. */
async function guestsOf(
  db: Db,
  payables: readonly Payable[],
  rows: readonly { payment: PaymentRow; subject: Subject }[],
): Promise<Map<number, { customer: string; phone: string }>> {
  const paidAsGuest = rows.filter(({ payment }) => payment.userId === null);
  const found = new Map<number, { customer: string; phone: string }>();
  for (const { kind, guests } of payables) {
    const asked = paidAsGuest.filter(({ subject }) => subject.kind === kind);
    if (!guests || asked.length === 0) continue;
    const known = await guests(
      db,
      asked.map(({ subject }) => subject.id),
    );
    for (const { payment, subject } of asked) {
      const { name: customer = '', phone = '' } = known.get(subject.id) ?? {};
      found.set(payment.id, { customer, phone });
    }
  }
  return found;
}
