import { ApiFailure } from '@venue/sdk';
import * as calls from '@venue/sdk/certificates';
import { actorOf, type Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import { handle, handlePublished } from '../../core/http/handle.ts';
import { mustExist } from '../../core/record/records.ts';
import { countAttempt } from '../../core/security/attempts.ts';
import { type BookingRow, bookingById, lockBooking } from '../bookings/bookings.store.ts';
import { startPayment } from '../payments/payments.start.service.ts';
import { applyCode, applyTicketCode, countGuess } from '../promo-codes/promo-codes.service.ts';
import { lockOrder } from '../tickets/tickets.service.ts';
import { type OrderOfEvent, orderOfEvent } from '../tickets/tickets.store.ts';
import { certificatePdf } from './certificates.pdf.ts';
import { presentOwn, presentUsesFor } from './certificates.presenter.ts';
import {
  applyCertificate,
  applyTicketCertificate,
  certificatePayable,
  isOfCertificate,
  order,
  withdrawCertificates,
  withdrawTicketCertificates,
} from './certificates.service.ts';
import * as store from './certificates.store.ts';

const perBuyer = [{ most: 20, seconds: 86_400 }] as const;

const done = { message: { success: true } };

export const certificatesRoutes = [
  handlePublished(calls.getCertificateOffer, async (_input, { db }) => ({ message: await store.termsOf(db) })),

  handle(calls.buyCertificate, async ({ body }, context) => {
    const { userId } = actorOf(context);
    await countAttempt(context.db, `certificate-by:${userId}`, context.now, perBuyer);
    return transact(context, async tx => {
      const { id } = await order(tx, context, userId, body);
      return { id, message: { certificateId: id } };
    });
  }),

  handle(calls.payCertificate, async ({ id }, context) => ({
    message: await startPayment(context, certificatePayable, id),
  })),

  handle(calls.getOwnCertificate, async ({ id }, context) => ({
    message: presentOwn(mustExist(await store.ownById(context.db, id, actorOf(context).userId)), context.now),
  })),

  handle(calls.listOwnCertificates, async (_input, context) => {
    const rows = await store.ownOf(context.db, actorOf(context).userId);
    return { message: { certificates: rows.map(row => presentOwn(row, context.now)) } };
  }),

  handle(calls.downloadCertificate, async ({ id }, context) => {
    const row = mustExist(await store.ownById(context.db, id, actorOf(context).userId));
    // guard: certificates.test.ts
    if (row.state === 'awaiting') throw new ApiFailure('not_found');
    const data = await certificatePdf(row, context.config.publicUrl);
    return { data, type: 'application/pdf', name: `Сертификат № ${id}.pdf` };
  }),

  handle(calls.applyPaymentCode, async ({ body: { orderId, promoCode } }, context) => {
    const { userId, name } = actorOf(context);
    await countGuess(context, String(userId));
    return transact(context, async tx => {
      const row = await own(tx, context, orderId);
      if (isOfCertificate(promoCode)) await applyCertificate(tx, context, row, promoCode, name);
      else await applyCode(tx, context, row, promoCode, name);
      return done;
    });
  }),

  handle(calls.withdrawCertificates, ({ body: { orderId } }, context) =>
    transact(context, async tx => {
      await withdrawCertificates(tx, context, await own(tx, context, orderId), actorOf(context).name);
      return done;
    }),
  ),

  handle(calls.getBookingCertificates, async ({ body: { orderId } }, { db, actor }) => {
    const row = await bookingById(db, orderId);
    // guard: certificates.test.ts
    if (row?.userId !== actor?.userId) throw new ApiFailure('not_found');
    return { message: presentUsesFor(await store.usesFor(db, { kind: 'booking', id: orderId })) };
  }),

  handle(calls.applyTicketPaymentCode, async ({ slug: key, body: { promoCode } }, context) => {
    // guard: certificates.tickets.test.ts
    await countGuess(context, `order-${key}`);
    return transact(context, async tx => {
      const order = await lockedOrder(tx, key);
      if (isOfCertificate(promoCode)) await applyTicketCertificate(tx, context, order, promoCode);
      else await applyTicketCode(tx, context, order, promoCode);
      return done;
    });
  }),

  handle(calls.withdrawTicketCertificates, ({ slug: key }, context) =>
    transact(context, async tx => {
      await withdrawTicketCertificates(tx, context, await lockedOrder(tx, key));
      return done;
    }),
  ),

  handle(calls.getTicketCertificates, async ({ slug: key }, { db }) => {
    const { id } = mustExist(await orderOfEvent(db, { key }));
    return { message: presentUsesFor(await store.usesFor(db, { kind: 'ticketOrder', id })) };
  }),
];

/** The order of tickets of a key, locked: whoever has the key pays for it. */
const lockedOrder = async (tx: Db, key: string): Promise<OrderOfEvent> => mustExist(await lockOrder(tx, { key }));

/** A booking of the actor, locked; somebody else's looks like a missing one. */
async function own(tx: Db, context: Context, orderId: number): Promise<BookingRow> {
  const row = await lockBooking(tx, orderId);
  // guard: certificates.test.ts
  if (row?.userId !== actorOf(context).userId) throw new ApiFailure('not_found');
  return row;
}
