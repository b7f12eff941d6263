import { ApiFailure, dayOf, failure, formatPhone } from '@venue/sdk';
import {
  cancelPaidBooking,
  getBooking,
  getReceipt,
  getSchedule,
  listMyBookings,
  payEmbedded,
  quotePrice,
  releaseBooking,
  writeSchedule,
} from '@venue/sdk/bookings';
import { lowestPrice } from '@venue/sdk/rooms/model';
import { actorOf } from '../../core/context.ts';
import { transact } from '../../core/db/transact.ts';
import { receiptTitle } from '../../core/files/receipt.ts';
import { handle } from '../../core/http/handle.ts';
import { mustExist } from '../../core/record/records.ts';
import { fullNameOf, phoneOf } from '../accounts/accounts.store.ts';
import { startPayment } from '../payments/payments.start.service.ts';
import { refundsOf } from '../payments/payments.store.ts';
import { paidHow } from '../receipts/receipts.service.ts';
import { roomById, tariffsOf } from '../rooms/rooms.store.ts';
import { scheduleOf } from './availability/bookings.schedule.service.ts';
import { cancelPaid, release } from './bookings.cancel.service.ts';
import { bookingsOf } from './bookings.own.store.ts';
import { bookingPayable } from './bookings.payable.ts';
import { presentBooking, presentGroup, presentUserBooking } from './bookings.presenter.ts';
import { checkGuests, priced, whatInstead } from './bookings.request.ts';
import { customerMay, refundFor } from './bookings.rules.ts';
import * as store from './bookings.store.ts';
import { groupPayable } from './group/bookings.group.payable.ts';
import { countsOf, partsOf } from './group/bookings.group.store.ts';
import { holdHours } from './hold/bookings.hold.service.ts';
import { openMoves } from './move/bookings.move.store.ts';
import { receiptPdf } from './receipt.ts';

const PAGE_SIZE = 20;
/** How many days of a calendar are shown to whoever does not say. */
const WEEK = 7;

export const bookingsRoutes = [
  handle(getSchedule, async ({ body }, { db, now, actor, config }) => {
    const { roomId, from = dayOf(now), days = WEEK, moving } = body;
    const room = mustExist(await roomById(db, roomId));
    const tariffs = await tariffsOf(db, roomId);
    const staff = actor?.permissions.has('bookings.read') ?? false;
    const { schedule, opening } = await scheduleOf(
      db,
      room,
      { from, days },
      { now, openDays: config.openDays, userId: actor?.userId, staff, moving },
    );
    const roomPrice = lowestPrice(tariffs, { week: opening.week, from: dayOf(now), days: config.openDays });
    return {
      message: {
        schedule,
        closedDays: [...opening.closed].map(([day, reason]) => ({ day, reason })),
        roomPrice: roomPrice ?? 0,
        now: now.toISOString(),
      },
    };
  }),

  handle(quotePrice, async ({ body }, context) => ({ message: (await priced(context.db, body, context)).quote })),

  handle(writeSchedule, async ({ body }, context) => {
    const { now, config } = context;
    const { userId } = actorOf(context);
    const request = await priced(context.db, body, context);
    const { hours, quote, limits } = request;
    checkGuests(body.guests, request.capacity);
    // guard: server/src/areas/bookings/hold/bookings.life.test.ts
    if (quote.price !== body.price) throw failure(writeSchedule, 'price_changed', { data: quote });
    const expiresAt = new Date(now.getTime() + config.holdMinutes * 60_000);
    try {
      return await transact(context, async tx => {
        const booking = await holdHours(tx, context, request, {
          roomId: body.roomId,
          userId,
          expiresAt,
          guests: body.guests,
          customerComment: body.customerComment?.trim() ?? '',
        });
        return {
          id: booking.id,
          message: {
            orderId: booking.id,
            expiresAt: expiresAt.toISOString(),
            price: quote.price,
            now: now.toISOString(),
          },
        };
      });
    } catch (error) {
      if (!(error instanceof ApiFailure) || error.code !== 'slot_taken') throw error;
      // Looked up after the rollback, when the connections of the requests that lost the race are free again.
      throw failure(writeSchedule, 'slot_taken', {
        data: await whatInstead(context.db, body.roomId, hours, limits),
      });
    }
  }),

  handle(getBooking, async ({ body: { orderId } }, context) => {
    const row = await mine(context.db, orderId, actorOf(context).userId);
    const refunds = await refundsOf(context.db, 'booking', [orderId]);
    const moves = await openMoves(context.db, [orderId]);
    const group = presentGroup(await partsOf(context.db, row.groupId), context.now);
    return { message: presentBooking(row, refunds.get(orderId), context.now, moves.get(orderId), group) };
  }),

  handle(listMyBookings, async ({ x }, context) => {
    const page = Math.min(Math.max(x, 1), 1000);
    const { rows, total } = await bookingsOf(context.db, actorOf(context).userId, context.now, page, PAGE_SIZE);
    const refunds = await refundsOf(
      context.db,
      'booking',
      rows.map(row => row.id),
    );
    const moves = await openMoves(
      context.db,
      rows.map(row => row.id),
    );
    const counts = await countsOf(
      context.db,
      rows.flatMap(row => row.groupId ?? []),
    );
    return {
      message: { page, pageSize: PAGE_SIZE, total, totalIsExact: true },
      items: rows.map(row => {
        const more = { move: moves.get(row.id), count: counts.get(row.groupId ?? 0) };
        return presentUserBooking(row, refunds.get(row.id), context.now, more);
      }),
    };
  }),

  handle(getReceipt, async ({ body: { orderId } }, context) => {
    const { userId } = actorOf(context);
    const row = await mine(context.db, orderId, userId);
    // guard: server/src/areas/bookings/hold/bookings.life.test.ts
    if (row.status !== store.bookingState.paid || !row.paidAt || row.accountPayer !== null || row.deposit?.rest)
      throw new ApiFailure('receipt_not_ready');
    const customer = (await fullNameOf(context.db, userId)) || formatPhone(await phoneOf(context.db, userId));
    const how = await paidHow(context.db, { kind: 'booking', id: orderId }, customer);
    const data = await receiptPdf({ ...row, paidAt: row.paidAt, ...how }, context.config.requisites);
    return { data, type: 'application/pdf', name: `${receiptTitle(orderId)}.pdf` };
  }),

  handle(releaseBooking, async ({ body: { orderId } }, context) => {
    const { userId } = actorOf(context);
    return transact(context, async tx => {
      const row = await store.lockBooking(tx, orderId);
      if (row?.userId !== userId) throw new ApiFailure('not_found');
      if (!customerMay(row, context.now).includes('release')) throw new ApiFailure('booking_not_cancellable');
      await release(tx, context, row);
      return { message: { success: true } };
    });
  }),

  handle(cancelPaidBooking, async ({ body }, context) => {
    const { userId } = actorOf(context);
    return transact(context, async tx => {
      const row = await store.lockBooking(tx, body.orderId);
      if (row?.userId !== userId) throw new ApiFailure('not_found');
      if (!customerMay(row, context.now).includes('cancel')) throw new ApiFailure('booking_not_cancellable');
      const sum = refundFor(row, context.now);
      // guard: server/src/areas/bookings/hold/bookings.life.test.ts
      if (sum !== body.refund) throw failure(cancelPaidBooking, 'price_changed', { data: { refund: sum } });
      await cancelPaid(tx, context, row);
      return { message: { success: true, refund: sum } };
    });
  }),

  handle(payEmbedded, async ({ body: { orderId } }, context) => {
    const row = await mine(context.db, orderId, actorOf(context).userId);
    // The price difference of a move is paid separately from the group.
    const together = row.groupId !== null && row.status !== store.bookingState.paid;
    const payment = together
      ? await startPayment(context, groupPayable, row.groupId ?? 0)
      : await startPayment(context, bookingPayable, orderId);
    return { message: { orderId, ...payment } };
  }),
];

/** A booking of this person; somebody else's looks like a missing one. */
export async function mine(db: Parameters<typeof store.bookingById>[0], orderId: number, userId: number) {
  const row = await store.bookingById(db, orderId);
  if (row?.userId !== userId) throw new ApiFailure('not_found');
  return row;
}
