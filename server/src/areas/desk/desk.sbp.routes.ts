import { cancelDeskSbp, getDeskSbp, startDeskSbp } from '@venue/sdk/desk/admin';
import { transact } from '../../core/db/transact.ts';
import { handle } from '../../core/http/handle.ts';
import { writeAudit } from '../../core/record/audit.ts';
import { hideSbp, sbpOf, showSbp } from '../bookings/desk/bookings.sbp.service.ts';

const subject = 'booking';

/** Payments by SBP whose QR code the desk shows. */
export const sbpRoutes = [
  handle(startDeskSbp, async ({ body: { orderId, sum } }, context) => {
    const payment = await showSbp(context, orderId, sum);
    return transact(context, async tx => {
      await writeAudit(tx, context, startDeskSbp.id, { subject, subjectId: orderId, after: { price: sum } });
      return { message: payment };
    });
  }),

  handle(getDeskSbp, async ({ body: { orderId: id, paymentId } }, context) => ({
    message: { status: (await sbpOf(context, { id, paymentId })).status },
  })),

  handle(cancelDeskSbp, async ({ body: { orderId: id, paymentId } }, context) => {
    const { status, sum } = await hideSbp(context, { id, paymentId });
    return transact(context, async tx => {
      await writeAudit(tx, context, cancelDeskSbp.id, { subject, subjectId: id, before: { price: sum } });
      return { message: { status } };
    });
  }),
];
