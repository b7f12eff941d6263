import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { of, type PersonalData } from '../../area/personalData.ts';
import { users } from '../accounts/accounts.table.ts';
import {
  checkIn,
  eventAttendee,
  eventCancellation,
  ticketOrder,
  ticketOrderLine,
  ticketOrderStep,
} from '../events/tickets/events.attendees.table.ts';
import { moneyAhead } from '../payments/payments.ahead.store.ts';
import { payment, refund } from '../payments/payments.table.ts';
import { ticketGuests } from './guests/tickets.guests.store.ts';
import { doorPass } from './passes/tickets.passes.table.ts';
import { ticketsAhead } from './tickets.ahead.store.ts';
import { ticketChange } from './transfer/tickets.transfer.table.ts';

const because =
  'Билет остаётся без\u00a0имени и\u00a0контактов: по\u00a0нему сходятся места и\u00a0деньги организатора';

type Holders = typeof eventAttendee | typeof ticketOrder | typeof ticketChange;

/** Belongs to the account, or to its phone where it was ordered without one. */
const ofPhone = (table: Holders, userId: number, phone: SQL | string) =>
  or(eq(table.userId, userId), and(isNull(table.userId), eq(table.phone, phone)));
const theirs = (table: Holders) => (userId: number) =>
  ofPhone(table, userId, sql`(select ${users.phone} from ${users} where ${users.id} = ${userId})`);

const paidByPhone = (userId: number) =>
  and(
    isNull(payment.userId),
    inArray(
      payment.ticketOrderId,
      sql`(select ${ticketOrder.id} from ${ticketOrder} where ${theirs(ticketOrder)(userId)})`,
    ),
  );

const ofOrders = (orderId: PgColumn) => (userId: number) =>
  inArray(orderId, sql`(select ${ticketOrder.id} from ${ticketOrder} where ${theirs(ticketOrder)(userId)})`);

/** Tickets and orders of people. Rows that others count by are kept without a name. */
export const ticketsPersonal: PersonalData = {
  tables: [
    {
      table: eventAttendee,
      about: theirs(eventAttendee),
      as: 'tickets',
      atDeletion: 'keep',
      because,
      ahead: ['ticket'],
    },
    {
      table: ticketChange,
      about: theirs(ticketChange),
      as: 'formerTickets',
      atDeletion: 'keep',
      because:
        'По\u00a0заменённому коду на\u00a0входе узнают, что билет передан; имени и\u00a0телефона в\u00a0записи не\u00a0остаётся',
      ahead: 'A change is past',
    },
    {
      table: ticketOrder,
      about: theirs(ticketOrder),
      as: 'ticketOrders',
      without: ['key'],
      atDeletion: 'keep',
      because,
      ahead: ['ticketOrder', 'ticket'],
    },
    {
      // Payments of the account itself are listed with the payments.
      table: payment,
      about: paidByPhone,
      as: 'ticketPayments',
      without: ['confirmationToken', 'frameUrl', 'takenBy'],
      atDeletion: 'keep',
      because: 'Бухгалтерские документы хранятся пять лет; имени и\u00a0телефона в\u00a0них нет',
      ahead: ['payment', 'refund', 'refundByStaff'],
    },
    {
      table: refund,
      about: userId =>
        inArray(refund.paymentId, sql`(select ${payment.id} from ${payment} where ${paidByPhone(userId)})`),
      as: 'ticketRefunds',
      atDeletion: 'keep',
      because: 'Бухгалтерские документы хранятся пять лет; имени и\u00a0телефона в\u00a0них нет',
      ahead: ['refund', 'refundByStaff'],
    },
    {
      table: ticketOrderLine,
      about: ofOrders(ticketOrderLine.orderId),
      as: 'ticketOrderLines',
      atDeletion: 'keep',
      because,
      ahead: ['ticketOrder', 'ticket'],
    },
    {
      table: ticketOrderStep,
      about: ofOrders(ticketOrderStep.orderId),
      as: 'ticketOrderHistory',
      // Names of staff.
      without: ['who'],
      atDeletion: 'keep',
      because,
      ahead: 'A history is past',
    },
    {
      table: checkIn,
      about: of(checkIn.byId),
      as: null,
      atDeletion: 'keep',
      because: 'Кто из\u00a0сотрудников пропустил гостя: запись о\u00a0работе, а\u00a0не\u00a0о\u00a0человеке',
      ahead: 'The work of a member of staff that is done',
    },
    {
      table: doorPass,
      about: of(doorPass.byId),
      as: null,
      atDeletion: 'keep',
      because:
        'Кто из\u00a0сотрудников отметил выход и\u00a0вход гостя: запись о\u00a0работе, а\u00a0не\u00a0о\u00a0человеке',
      ahead: 'The work of a member of staff that is done',
    },
    {
      table: eventCancellation,
      about: of(eventCancellation.byId),
      as: null,
      atDeletion: 'keep',
      because: 'Кто отменил мероприятие: запись о\u00a0решении, по\u00a0которому вернули деньги',
      ahead: 'A job carries the cancellation out, whoever decided it',
    },
  ],
  guests: ticketGuests,
  ahead: {
    ...ticketsAhead,
    list: async (db, userId, now) => [
      ...(await ticketsAhead.list(db, userId, now)),
      ...(await moneyAhead(db, paidByPhone(userId))),
    ],
  },
  forget: async (tx, _files, userId, phone) => {
    const nobody = { name: '', phone: '' };
    await tx
      .update(eventAttendee)
      .set({ ...nobody, email: '' })
      .where(ofPhone(eventAttendee, userId, phone));
    for (const table of [ticketOrder, ticketChange])
      await tx
        .update(table)
        .set(nobody)
        .where(ofPhone(table, userId, phone));
  },
};
