import {
  createTicketOrder,
  dropTicketOrder,
  getTicket,
  getTicketOffer,
  getTicketOrder,
  listMyTicketOrders,
  listMyTickets,
  payTicketOrder,
} from '../../tickets/tickets.calls.ts';
import {
  type Ticket,
  type TicketOrder,
  ticketAlphabet,
  ticketOrderStatus,
  ticketSale,
  ticketStatus,
} from '../../tickets/tickets.model.ts';
import { SAMPLE_NOW } from '../moments.ts';
import { drawFor } from '../random.ts';
import { sampleReply } from '../replies.ts';
import { minutesLater, numbers, refuse, type Step, step, withRows } from './step.ts';

const { held, issued, lapsed } = ticketOrderStatus;
const PAY_WITHIN = 15;

/** From the offer of an event to paid tickets. Payments succeed at once. */
export function ticketSteps(seed: number): Step[] {
  const orders = new Map<string, TicketOrder>();
  const tickets: Ticket[] = [];
  const next = numbers();
  const offerOf = (eventId: number) => {
    const offer = sampleReply(getTicketOffer, seed).message;
    const kinds = offer.kinds.map(kind => ({ ...kind, sale: ticketSale.open }));
    return { ...offer, eventId, kinds };
  };
  const codeOf = (number: number) => {
    const draw = drawFor(`${seed}:ticket:${number}`);
    return Array.from({ length: 12 }, () => draw.pick([...ticketAlphabet])).join('');
  };
  const issue = (order: TicketOrder): TicketOrder => {
    const made = order.lines.flatMap(line => Array.from({ length: line.count }, () => ({ line, number: next() })));
    const model = sampleReply(getTicket, seed).message;
    for (const { line, number } of made)
      tickets.unshift({
        ...model,
        ...{ ticketNumber: number, code: codeOf(number), ticketStatus: ticketStatus.valid, isOwn: true },
        ...{
          ticketName: line.ticketName,
          price: line.ticketPrice,
          refund: line.ticketPrice,
          holderName: order.buyerName,
        },
        ...{ issuedAt: SAMPLE_NOW, checkedInAt: null, cancelledAt: null, isPassedOn: false },
        event: { ...model.event, eventId: order.eventId, eventTitle: order.eventTitle },
      });
    const listed = made.map(({ line, number }) => ({
      ...{ ticketNumber: number, code: codeOf(number), ticketName: line.ticketName },
      ...{ ticketStatus: ticketStatus.valid, movedTo: null },
    }));
    return {
      ...order,
      ...{ orderStatus: issued, canPay: false, payUntil: null, holdUntil: null, paidAt: SAMPLE_NOW, tickets: listed },
    };
  };

  return [
    step(getTicketOffer, (_, { id }) => ({ message: offerOf(id) })),

    step(createTicketOrder, ({ message: sample }, { body: { eventId, lines, total } }) => {
      const { kinds } = offerOf(eventId);
      const ordered = lines.map(line => {
        const kind = kinds.find(({ ticketId }) => ticketId === line.ticketId) ?? refuse('not_found');
        if (line.count > kind.left) refuse('tickets_sold_out');
        return { ...line, ticketName: kind.ticketName, ticketPrice: kind.ticketPrice };
      });
      const sum = ordered.reduce((all, { count, ticketPrice }) => all + count * ticketPrice, 0);
      if (sum !== total) refuse('price_changed');
      const until = minutesLater(PAY_WITHIN);
      const order: TicketOrder = {
        ...sample,
        ...{ orderKey: `mock-${next()}`, eventId, lines: ordered, total, promo: null, orderStatus: held },
        ...{ canPay: true, isPaying: false, paidAt: null, payUntil: until, holdUntil: until },
        ...{ refunds: [], passedOn: [], tickets: [] },
      };
      const made = total === 0 ? issue(order) : order;
      orders.set(made.orderKey, made);
      return { message: made };
    }),

    step(getTicketOrder, (sample, { slug }) => ({
      message: orders.get(slug) ?? { ...sample.message, orderKey: slug },
    })),

    step(payTicketOrder, (sample, { slug }) => {
      const order = orders.get(slug);
      if (order && !order.canPay) refuse('tickets_not_payable');
      if (order) orders.set(slug, issue(order));
      return sample;
    }),

    step(dropTicketOrder, (sample, { slug }) => {
      const order = orders.get(slug);
      if (order && order.orderStatus !== held) refuse('move_not_allowed');
      if (order) orders.set(slug, { ...order, orderStatus: lapsed, canPay: false, payUntil: null, holdUntil: null });
      return { message: { ...sample.message, success: true } };
    }),

    step(listMyTicketOrders, sample => {
      const waiting = [...orders.values()].filter(({ orderStatus }) => orderStatus === held);
      return { message: { orders: [...waiting, ...sample.message.orders] } };
    }),

    step(listMyTickets, (sample, { body }) => (body.past ? sample : withRows(sample, tickets))),

    step(getTicket, (sample, { slug }) => {
      const own = tickets.find(({ code }) => code === slug);
      return { message: own ?? sample.message };
    }),
  ];
}
