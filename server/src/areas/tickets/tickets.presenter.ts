import { isForeign } from '@venue/sdk';
import { eventStatus } from '@venue/sdk/events/model';
import { type Ticket, type TicketOffer, type TicketOrder, ticketOrderStatus } from '@venue/sdk/tickets/model';
import type { Db } from '../../core/db/database.ts';
import { mainPictures } from '../../core/record/pictures.ts';
import { promoOf } from '../bookings/bookings.discount.store.ts';
import type { EventTableRow, EventTicketRow } from '../events/events.store.ts';
import { allRefundsOf, paymentsOf, type RefundRow } from '../payments/payments.store.ts';
import {
  dueOf,
  mayChangeHolder,
  mayPay,
  placesLeft,
  refundOf,
  saleEnds,
  saleOf,
  ticketStatusOf,
} from './tickets.rules.ts';
import { type HeldTicket, linesOfOrder, type OrderOfEvent, orderOfEvent, ticketsOfOrder } from './tickets.store.ts';
import { refundedOrders } from './transfer/tickets.transfer.store.ts';

/** The last digits of a phone: enough to tell people with the same name apart. */
export const phoneEnding = (phone: string): string => phone.slice(-4);

export const presentOffer = (
  event: EventTableRow,
  kinds: readonly EventTicketRow[],
  now: Date,
): Omit<TicketOffer, 'refundTerms'> => ({
  eventId: event.id,
  isQueueClosed: event.isQueueClosed,
  kinds: kinds.map(kind => ({
    ticketId: kind.id,
    ticketName: kind.name,
    ticketType: kind.type,
    ticketPrice: kind.price,
    sale: saleOf(kind, event, now),
    left: Math.max(0, placesLeft(kind, event)),
    saleFrom: kind.saleFrom?.toISOString() ?? null,
    saleTo: saleEnds(kind, event).toISOString(),
  })),
});

export async function presentOrder(db: Db, known: OrderOfEvent, now: Date): Promise<TicketOrder> {
  const subject = { kind: 'ticketOrder', id: known.id } as const;
  const payments = await paymentsOf(db, subject);
  // Read after its payments: otherwise an order paid between the two reads would look like a declined one.
  const order = (await orderOfEvent(db, { id: known.id })) ?? known;
  const issued = await ticketsOfOrder(db, order.id);
  // Whoever has the key of the order must not read the code of a ticket that they gave away.
  // guard: server/src/areas/tickets/transfer/tickets.transfer.test.ts
  const own = issued.filter(({ ticket }) => ticket.transferredAt === null);
  const [lines, refunds] = [await linesOfOrder(db, order.id), await allRefundsOf(db, subject)];
  return {
    orderKey: order.key,
    orderStatus: order.status,
    eventId: order.eventId,
    eventTitle: order.eventTitle,
    lines: lines.map(({ ticketId, name, count, price }) => ({ ticketId, ticketName: name, count, ticketPrice: price })),
    total: order.total,
    promo: await promoOf(db, subject),
    toPay: order.status === ticketOrderStatus.held ? dueOf(order) : 0,
    buyerName: order.name,
    payUntil: order.payUntil?.toISOString() ?? null,
    holdUntil: order.holdUntil?.toISOString() ?? null,
    canPay: mayPay(order, now),
    isPaying: payments.some(({ status }) => status === 'pending'),
    paidAt: order.paidAt?.toISOString() ?? null,
    refunds: refunds.map(presentRefund),
    now: now.toISOString(),
    refundTerms: order.refundTerms,
    passedOn: issued
      .filter(({ ticket }) => ticket.transferredAt !== null)
      .map(({ ticket, kind }) => ({ ticketNumber: ticket.id, ticketName: kind.name })),
    tickets: own.map(({ ticket, kind, checkedInAt, ...of }) => ({
      ticketNumber: ticket.id,
      code: ticket.code,
      ticketName: kind.name,
      ticketStatus: ticketStatusOf({ ...ticket, checkedInAt }),
      movedTo: movedTo(of),
    })),
  };
}

/** The date that a ticket is for, if it is not that of its order. */
export const movedTo = ({ event, orderEventId }: Pick<HeldTicket, 'event' | 'orderEventId'>) =>
  orderEventId === null || orderEventId === event.id ? null : { eventId: event.id, date: event.date, time: event.time };

/** A refund as its buyer reads it. */
const presentRefund = ({ status, sum, createdAt, settledAt }: RefundRow): TicketOrder['refunds'][number] => ({
  status,
  sum,
  at: (settledAt ?? createdAt).toISOString(),
});

/** The account that reads a ticket; somebody without one has only its code. */
export interface TicketReader {
  readonly userId: number;
  readonly phone: string;
}

/** Whether a ticket belongs to the reader's account, or to its phone where it was ordered without one. */
export const isOwn = ({ ticket }: HeldTicket, reader: TicketReader | null): boolean =>
  reader !== null &&
  (ticket.userId === reader.userId || (ticket.userId === null && ticket.phone !== '' && ticket.phone === reader.phone));

export async function presentTickets(
  db: Db,
  rows: readonly HeldTicket[],
  reader: TicketReader | null,
  now: Date,
): Promise<Ticket[]> {
  const refunded = await refundedOrders(
    db,
    rows.map(({ ticket }) => ticket.orderId),
  );
  const posters = await mainPictures(db, 'event', [...new Set(rows.map(({ event }) => event.id))]);
  return rows.map(row => {
    const { ticket, kind, event, checkedInAt, refundTerms, reschedule } = row;
    const { price, cancelledAt } = ticket;
    const state = { price, cancelledAt, checkedInAt, refundTerms, freeUntil: reschedule.freeUntil };
    const poster = posters.get(event.id);
    return {
      ticketNumber: ticket.id,
      code: ticket.code,
      ticketStatus: ticketStatusOf(state),
      ticketName: kind.name,
      ticketType: kind.type,
      price: ticket.price,
      holderName: ticket.name,
      phoneEnding: isForeign(ticket.phone) ? '' : phoneEnding(ticket.phone),
      event: {
        eventId: event.id,
        eventTitle: event.title,
        date: event.date,
        time: event.time,
        dateEnd: event.dateEnd,
        timeEnd: event.timeEnd,
        roomId: event.roomId,
        roomName: event.roomName,
        place: event.place,
        isOnline: event.isOnline,
        onlineUrl: event.onlineUrl,
        ageSign: event.ageSign,
        organizerName: event.organizerName,
        mainImage: poster ? { fileId: poster.fileId, url: poster.url, thumb: poster.thumb, alt: poster.alt } : null,
        isPublished: event.status === eventStatus.published,
      },
      reminds: ticket.reminds,
      issuedAt: ticket.createdAt.toISOString(),
      checkedInAt: checkedInAt?.toISOString() ?? null,
      cancelledAt: ticket.cancelledAt?.toISOString() ?? null,
      refund: ticket.cancelledAt === null ? refundOf(state, event, now) : ticket.refund,
      isOwn: isOwn(row, reader),
      can: mayChangeHolder(row, now) && !refunded.has(ticket.orderId ?? 0) ? (['change'] as const) : [],
      isTransferable: event.allowsTransfer,
      refundTerms,
      isPassedOn: ticket.transferredAt !== null,
    };
  });
}
