import { ApiFailure, runsOf } from '@venue/sdk';
import {
  addShiftNote,
  bookForCaller,
  findCaller,
  getBoard,
  getDeskBooking,
  giveMoneyAtDesk,
  markArrival,
  moveBooking,
  payAtDesk,
  quoteAtDesk,
  removeShiftNote,
  sendPayLink,
} from '@venue/sdk/desk/admin';
import { actorOf } from '../../core/context.ts';
import { transact } from '../../core/db/transact.ts';
import { handle } from '../../core/http/handle.ts';
import { changed, writeAudit } from '../../core/record/audit.ts';
import { mustExist } from '../../core/record/records.ts';
import { accountOfCaller } from '../accounts/accounts.caller.service.ts';
import { type BookingRow, bookingById, bookingState, lockBooking, takenHours } from '../bookings/bookings.store.ts';
import * as desk from '../bookings/desk/bookings.desk.service.ts';
import { changeBooking } from '../bookings/move/bookings.move.service.ts';
import { byStaff, orClash } from '../bookings/move/bookings.move-policies.service.ts';
import { owedAtDesk } from '../payments/payments.desk.service.ts';
import { neverOpen, openingsOf } from '../rooms/rooms.opening.store.ts';
import { everyRoom } from '../rooms/rooms.store.ts';
import { blocksOf, endOfDays, inOrder, presentNote, presentOnBoard, presentRoom } from './desk.presenter.ts';
import { deskMay } from './desk.rules.ts';
import * as store from './desk.store.ts';

const numbers = (ids: readonly (number | null)[]): number[] => [...new Set(ids.filter(id => id !== null))];

export const deskRoutes = [
  handle(getBoard, async ({ query: { from, days } }, { db, now }) => {
    const rooms = inOrder(await everyRoom(db));
    const openings = await openingsOf(
      db,
      rooms.map(({ id }) => id),
      { from, days },
    );
    const taken = await takenHours(db, { now, from, days });
    const eventOf = await store.eventsOf(db, taken);
    const bookings = await store.bookingsOnBoard(db, numbers(taken.map(each => each.bookingId)));
    const notes = await store.notesOf(db, from, endOfDays(from, days));
    return {
      message: {
        rooms: rooms.map(room => presentRoom(room, openings.get(room.id) ?? neverOpen, { from, days })),
        blocks: blocksOf(taken, eventOf),
        bookings: bookings.map(row => presentOnBoard(row, now)),
        notes: notes.map(presentNote),
        now: now.toISOString(),
      },
    };
  }),

  handle(getDeskBooking, async ({ id }, context) => {
    const { db, now, ports } = context;
    const row = mustExist(await bookingById(db, id));
    const sbpMost = ports.payments.sbp?.most ?? 0;
    const money = await desk.moneyOf(db, row, now);
    const owed = await owedAtDesk(db, { kind: 'booking', id });
    const idsOf = (kind: string) => row.lines.filter(line => line.kind === kind).map(line => line.id);
    return {
      message: {
        orderId: row.id,
        roomId: row.roomId,
        tariffId: row.tariffId,
        serviceIds: idsOf('service'),
        equipmentIds: idsOf('equipment'),
        starts: row.hours.map(each => each.toISOString()),
        price: row.price,
        paid: money.paid,
        due: money.due,
        owed,
        arrival: row.arrival,
        comment: row.comment,
        payUntil: statusOpen(row, now) ? (desk.termOf(row, now)?.toISOString() ?? null) : null,
        linkSentAt: row.linkSentAt?.toISOString() ?? null,
        can: deskMay(row, { ...money, owed, sbpMost }, actorOf(context).permissions, now),
      },
    };
  }),

  handle(findCaller, async ({ body: { phone } }, { db, now }) => ({
    message: { caller: (await store.callerBy(db, phone, now)) ?? null },
  })),

  handle(quoteAtDesk, async ({ body: { orderId, ...request } }, context) => {
    const row = orderId === null ? undefined : mustExist(await bookingById(context.db, orderId));
    return { message: await desk.deskQuote(context.db, request, row, context) };
  }),

  handle(bookForCaller, async ({ body: { phone, lastname, name, ...wish } }, context) => {
    const row = await desk.holdForCaller(
      context,
      wish,
      work =>
        transact(context, async tx => {
          const made = await work(tx);
          await writeAudit(tx, context, bookForCaller.id, {
            subject: 'booking',
            subjectId: made.id,
            after: { status: made.status, ...facts(made) },
          });
          return made;
        }),
      tx => accountOfCaller(tx, context, { phone, lastname: lastname.trim(), name: name.trim() }),
    );
    return { id: row.id, message: { orderId: row.id, expiresAt: (row.expiresAt ?? context.now).toISOString() } };
  }),

  handle(moveBooking, ({ body: { orderId, seen, price, due, back = 0, by, ...request } }, context) => {
    const policy = byStaff(context, request, by);
    return orClash(context, orderId, policy, () =>
      transact(context, async tx => {
        const row = mustExist(await lockBooking(tx, orderId));
        const is = await changeBooking(tx, context, row, { seen, price, due, back }, policy);
        await writeAudit(tx, context, moveBooking.id, {
          subject: 'booking',
          subjectId: orderId,
          ...changed(facts(row), facts(is ?? row)),
        });
        return { message: { success: true } };
      }),
    );
  }),

  handle(payAtDesk, ({ body: { orderId, by, sum } }, context) =>
    transact(context, async tx => {
      const row = mustExist(await lockBooking(tx, orderId));
      await desk.payForBooking(tx, context, row, { by, sum });
      await writeAudit(tx, context, payAtDesk.id, { subject: 'booking', subjectId: orderId, after: { price: sum } });
      return { message: { success: true } };
    }),
  ),

  handle(sendPayLink, ({ body: { orderId } }, context) =>
    transact(context, async tx => {
      const row = mustExist(await lockBooking(tx, orderId));
      await desk.sendLinkAgain(tx, context, row);
      await writeAudit(tx, context, sendPayLink.id, { subject: 'booking', subjectId: orderId });
      return { message: { success: true } };
    }),
  ),

  handle(giveMoneyAtDesk, ({ body: { orderId, sum } }, context) =>
    transact(context, async tx => {
      const row = mustExist(await lockBooking(tx, orderId));
      if ((await owedAtDesk(tx, { kind: 'booking', id: orderId })) !== sum || sum === 0)
        throw new ApiFailure('sum_changed');
      await desk.giveBack(tx, context, row);
      await writeAudit(tx, context, giveMoneyAtDesk.id, {
        subject: 'booking',
        subjectId: orderId,
        before: { refund: 'requested' },
        after: { refund: 'succeeded' },
      });
      return { message: { success: true } };
    }),
  ),

  handle(markArrival, ({ body: { orderId, arrival } }, context) =>
    transact(context, async tx => {
      const row = mustExist(await lockBooking(tx, orderId));
      if (row.arrival === arrival) return { message: { success: true } };
      await desk.mark(tx, context, row, arrival);
      await writeAudit(tx, context, markArrival.id, {
        subject: 'booking',
        subjectId: orderId,
        before: { arrival: row.arrival },
        after: { arrival },
      });
      return { message: { success: true } };
    }),
  ),

  handle(addShiftNote, ({ body: { day, text } }, context) =>
    transact(context, async tx => {
      const { id } = await store.addNote(tx, {
        day,
        text: text.trim(),
        createdBy: actorOf(context).userId,
        createdAt: context.now,
      });
      await writeAudit(tx, context, addShiftNote.id, {
        subject: 'shiftNote',
        subjectId: id,
        after: { day, text: text.trim() },
      });
      return { id, message: { success: true } };
    }),
  ),

  handle(removeShiftNote, ({ body: { noteId } }, context) =>
    transact(context, async tx => {
      const { day, text } = mustExist(await store.removeNote(tx, noteId));
      await writeAudit(tx, context, removeShiftNote.id, {
        subject: 'shiftNote',
        subjectId: noteId,
        before: { day, text },
      });
      return { message: { success: true } };
    }),
  ),
];

const statusOpen = (row: BookingRow, now: Date): boolean => {
  const status = desk.statusOf(row, now);
  return status === bookingState.awaitingPayment || status === bookingState.processing;
};

const facts = ({ roomName, tariffTitle, hours, price }: BookingRow) => ({
  roomName,
  tariff: tariffTitle,
  runs: runsOf(hours),
  price,
});
