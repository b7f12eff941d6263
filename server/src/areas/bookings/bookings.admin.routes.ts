import { ApiFailure, type EarlierDecision, failure } from '@venue/sdk';
import {
  cancelBooking,
  deleteTechnicalReason,
  exportBookings,
  getBookingCard,
  listBookings,
  writeTechnicalReason,
} from '@venue/sdk/bookings/admin';
import { paidBy } from '@venue/sdk/bookings/model';
import { bookingMode } from '@venue/sdk/rooms/model';
import { actorOf } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import { sheetFile } from '../../core/files/sheet.ts';
import { handle } from '../../core/http/handle.ts';
import { publish } from '../../core/publish.ts';
import { writeAudit } from '../../core/record/audit.ts';
import { mustBeAsSeen } from '../../core/record/decided.ts';
import { mustExist } from '../../core/record/records.ts';
import { moneyFor, refundsOf } from '../payments/payments.store.ts';
import { roomById } from '../rooms/rooms.store.ts';
import * as admin from './bookings.admin.store.ts';
import { cancelByStaff, cancelRefund } from './bookings.cancel.service.ts';
import { bookingsSheet } from './bookings.export.ts';
import { allBookings, bookingsPage } from './bookings.list.store.ts';
import { hoursClosedMessage, hoursOpenedMessage } from './bookings.messages.ts';
import {
  iso,
  presentAdminBooking,
  presentGroup,
  presentHours,
  presentListedBooking,
  presentRefund,
} from './bookings.presenter.ts';
import { limitsOf, whatInstead } from './bookings.request.ts';
import { checkHours, staffMay, statusAt } from './bookings.rules.ts';
import * as store from './bookings.store.ts';
import { partsOf } from './group/bookings.group.store.ts';

/** The last line of a booking's history. */
async function lastStep(tx: Db, orderId: number): Promise<EarlierDecision> {
  const step = (await store.historyOf(tx, orderId)).at(-1);
  return { what: step?.what ?? 'Статус другой', by: step?.who ?? null, at: iso(step?.at ?? null) };
}

/** How a payment was made: in cash, by terminal or by a code of SBP at the desk, otherwise online. */
const byOf = ({ provider, qr }: { provider: string; qr: string | null }) =>
  provider === paidBy.cash || provider === paidBy.terminal || provider === paidBy.certificate
    ? provider
    : qr === null
      ? paidBy.online
      : paidBy.sbp;

export const bookingsAdminRoutes = [
  handle(listBookings, async ({ query }, { db, now }) => {
    const { rows, total, totalIsExact } = await bookingsPage(db, query);
    return {
      message: { page: query.page, pageSize: query.pageSize, total, totalIsExact },
      items: rows.map(row => presentListedBooking(row, now)),
    };
  }),

  handle(exportBookings, ({ query }, { batches, now }) => {
    const rows = batches(db => allBookings(db, query));
    return sheetFile(bookingsSheet(now), rows, { format: query.format, now });
  }),

  handle(getBookingCard, async ({ id }, context) => {
    const { db, now } = context;
    const row = mustExist(await admin.adminBookingById(db, id));
    const refund = (await refundsOf(db, 'booking', [row.id])).get(row.id);
    const payments = await moneyFor(db, { kind: 'booking', id: row.id });
    const history = await store.historyOf(db, row.id);
    // guard: bookings.admin.test.ts
    const can = actorOf(context).permissions.has('bookings.manage') ? staffMay(row, now, refund) : [];
    return {
      message: {
        ...presentAdminBooking(row, now),
        email: row.email,
        slots: presentHours(row.hours),
        guests: row.guests,
        customerComment: row.customerComment,
        promo: row.promo,
        lines: row.lines,
        vat: row.vat,
        vatPercent: row.vatPercent,
        expiresAt: iso(row.expiresAt),
        cancelledAt: iso(row.cancelledAt),
        refund: presentRefund(refund),
        payments: payments.map(({ providerId, status, sum, createdAt, ...taken }) => ({
          id: providerId,
          status,
          sum,
          at: createdAt.toISOString(),
          by: byOf(taken),
        })),
        history: history.map(({ at, who, what }) => ({ at: at.toISOString(), who, what })),
        group: presentGroup(await partsOf(db, row.groupId), now),
        cancelRefund: can.includes('cancel') ? await cancelRefund(db, row, now) : null,
        can,
        now: now.toISOString(),
      },
    };
  }),

  handle(cancelBooking, async ({ body: { orderId, seen, rejectionReason, refund } }, context) => {
    const reason = rejectionReason.trim();
    return transact(context, async tx => {
      const row = mustExist(await store.lockBooking(tx, orderId));
      await mustBeAsSeen(seen, statusAt(row, context.now), () => lastStep(tx, orderId));
      // guard: bookings.admin.test.ts
      if (!staffMay(row, context.now).includes('cancel')) throw new ApiFailure('booking_not_cancellable');
      const { byTerms, whole } = (await cancelRefund(tx, row, context.now)) ?? { byTerms: 0, whole: 0 };
      const sum = refund ?? whole;
      // guard: bookings.admin.test.ts
      if (sum !== whole && sum !== byTerms) throw new ApiFailure('price_changed');
      await cancelByStaff(tx, context, row, { reason, sum });
      return { message: { success: true } };
    });
  }),

  handle(writeTechnicalReason, async ({ body: { roomId, slots, reason } }, context) => {
    const { now } = context;
    const room = await roomById(context.db, roomId);
    // guard: server/src/areas/rooms/rooms.settings.test.ts
    if (!room || room.bookingMode === bookingMode.none) throw new ApiFailure('room_not_bookable');
    // A technical break needs no buffers.
    const limits = { ...(await limitsOf(context.db, room, context)), buffers: { before: 0, after: 0 } };
    const hours = checkHours(slots, limits);
    try {
      return await transact(context, async tx => {
        const { userId } = actorOf(context);
        const technicalReasonId = await admin.addTechnicalReason(tx, {
          roomId,
          reason: reason.trim(),
          createdBy: userId,
          createdAt: now,
        });
        const taken = await store.takeHours(tx, roomId, hours, { kind: 'technical', technicalReasonId }, now);
        if (!taken) throw new ApiFailure('slot_taken');
        await writeAudit(tx, context, writeTechnicalReason.id, {
          subject: 'technicalReason',
          subjectId: technicalReasonId,
          after: { roomId, hours, reason },
        });
        publish(tx, now, [hoursClosedMessage({ roomId, hours })]);
        return { id: technicalReasonId, message: { success: true } };
      });
    } catch (error) {
      if (!(error instanceof ApiFailure) || error.code !== 'slot_taken') throw error;
      throw failure(writeTechnicalReason, 'slot_taken', {
        data: await whatInstead(context.db, roomId, hours, limits),
      });
    }
  }),

  handle(deleteTechnicalReason, ({ body: { technicalReasonId } }, context) =>
    transact(context, async tx => {
      const gone = mustExist(await admin.removeTechnicalReason(tx, technicalReasonId));
      await writeAudit(tx, context, deleteTechnicalReason.id, {
        subject: 'technicalReason',
        subjectId: technicalReasonId,
        before: gone,
      });
      publish(tx, context.now, [hoursOpenedMessage(gone)]);
      return { message: { success: true } };
    }),
  ),
];
