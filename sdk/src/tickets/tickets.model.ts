import * as z from 'zod/mini';
import { AppliedPromo, Refund } from '../bookings/bookings.model.ts';
import { Day, Id, Instant, Kopecks } from '../core/schema/fields.ts';
import { InputInstant } from '../core/schema/inputDates.ts';
import { RecordPicture } from '../core/schema/pictures.ts';
import { required } from '../core/schema/rules.ts';
import { ageSign, ticketLimits, ticketType } from '../events/events.tickets.model.ts';
import { OtherTicketDate } from './tickets.guestList.ts';
import { checkInOutcome, ticketOrderStatus, ticketSale, ticketStatus } from './tickets.states.ts';
import { ticketRefund } from './tickets.terms.ts';

export { eventPlace, ticketLimits, ticketPlace } from '../events/events.tickets.model.ts';
export { GuestTicket, TicketChange } from './tickets.guestList.ts';
export { AdminTicketOrder, AdminTicketOrderCard, TicketOrderFilters } from './tickets.orderCards.ts';
export { checkInOutcome, ticketChange, ticketOrderStatus, ticketSale, ticketStatus } from './tickets.states.ts';
export {
  type TicketRefund,
  TicketTerms,
  ticketRefund,
  ticketRefundSteps,
  ticketRefundTerms,
} from './tickets.terms.ts';

/** The consent of a guest without an account. */
export const ticketConsent =
  'Даю согласие на\u00a0обработку персональных данных: имени и\u00a0номера телефона\u00a0— чтобы оформить билеты и\u00a0сообщить о\u00a0них.';

/** Characters of a ticket's code, without those that are easily confused when read or typed. */
export const ticketAlphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const codeLength = 12;

/**
 * A ticket's code as it was typed or scanned from a QR code, which has the address of its page; null when it is not a
 * code.
 */
export function ticketCodeOf(typed: string): string | null {
  const last = typed.trim().split('/').at(-1) ?? '';
  const code = last.replace(/[\s-]/g, '').toUpperCase();
  return code.length === codeLength && [...code].every(letter => ticketAlphabet.includes(letter)) ? code : null;
}

/** A code as people read it: `ABCD-EFGH-JKMN`. */
export const spacedCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-');

/** The tickets on offer for an event. */
export const TicketOffer = z.object({
  eventId: Id,
  /** Whether nobody may join the queue for what is sold out. */
  isQueueClosed: z.boolean(),
  /** What is refunded of a ticket that is cancelled. */
  refundTerms: ticketRefund.schema,
  kinds: z.array(
    z.object({
      ticketId: Id,
      ticketName: z.string(),
      ticketType: ticketType.schema,
      ticketPrice: Kopecks,
      sale: ticketSale.schema,
      /** Places that are neither sold nor held. */
      left: z.int(),
      saleFrom: z.nullable(Instant),
      /** When its sale ends; the beginning of the event unless another moment is set. */
      saleTo: Instant,
    }),
  ),
});
export type TicketOffer = z.output<typeof TicketOffer>;

/** How many places of a kind are ordered. */
export const TicketLine = z.object({
  ticketId: Id,
  count: z.int().check(z.minimum(1), z.maximum(ticketLimits.places)),
});

/** The event a ticket is for. Days and times are those of the venue. */
export const TicketEvent = z.object({
  eventId: Id,
  eventTitle: z.string(),
  date: Day,
  time: z.string(),
  dateEnd: z.nullable(Day),
  timeEnd: z.nullable(z.string()),
  roomId: z.nullable(Id),
  roomName: z.nullable(z.string()),
  place: z.string(),
  isOnline: z.boolean(),
  onlineUrl: z.string(),
  ageSign: ageSign.schema,
  organizerName: z.string(),
  mainImage: z.nullable(RecordPicture),
  /** Whether its page is public. */
  isPublished: z.boolean(),
});
export type TicketEvent = z.output<typeof TicketEvent>;

/** One place at an event. Whoever has the code can use the ticket. */
export const Ticket = z.object({
  ticketNumber: Id,
  /** Random letters and digits; `spacedCode` shows them in groups. */
  code: z.string(),
  ticketStatus: ticketStatus.schema,
  ticketName: z.string(),
  ticketType: ticketType.schema,
  /** The price paid for it. */
  price: Kopecks,
  holderName: z.string(),
  /** The last four digits of the holder's phone; empty for one abroad, whose codes are sent by letter. */
  phoneEnding: z.string(),
  event: TicketEvent,
  issuedAt: Instant,
  checkedInAt: z.nullable(Instant),
  cancelledAt: z.nullable(Instant),
  /** Whether its holder is reminded of the event. */
  reminds: z.boolean(),
  /** The refund if it is cancelled now, null when it cannot be; for a cancelled ticket, the refund made. */
  refund: z.nullable(Kopecks),
  /** Whether it belongs to the reader's account; anybody else has to confirm the phone before cancelling it. */
  isOwn: z.boolean(),
  /** `change`: its holder may correct the name, or give it to somebody else. */
  can: z.array(z.enum(['change'])),
  /** Whether the organiser lets holders do that. */
  isTransferable: z.boolean(),
  /** The terms of refunds at the time of its order. */
  refundTerms: ticketRefund.schema,
  /** Whether somebody else ordered it and gave it to its holder: a refund goes to whoever paid. */
  isPassedOn: z.boolean(),
});
export type Ticket = z.output<typeof Ticket>;

/** An order of tickets. Its key is known to whoever made it. */
export const TicketOrder = z.object({
  orderKey: z.string(),
  orderStatus: ticketOrderStatus.schema,
  eventId: Id,
  eventTitle: z.string(),
  lines: z.array(z.object({ ticketId: Id, ticketName: z.string(), count: z.int(), ticketPrice: Kopecks })),
  /** The price with the discount of a promo code. */
  total: Kopecks,
  promo: z.nullable(AppliedPromo),
  /** What is left to pay by other means than certificates; 0 once it is paid. */
  toPay: Kopecks,
  buyerName: z.string(),
  /** Until when a payment may be started: the deadline to show; null for free ones. */
  payUntil: z.nullable(Instant),
  /** Until when its places are held; a payment in progress extends it. Null once they are issued. */
  holdUntil: z.nullable(Instant),
  /** Whether it may be paid now, or a payment in progress continued. */
  canPay: z.boolean(),
  /** Whether a payment was started whose result is not known yet. */
  isPaying: z.boolean(),
  paidAt: z.nullable(Instant),
  /** Refunds to the buyer. */
  refunds: z.array(Refund),
  /** The server's time, for counting down. */
  now: Instant,
  /** The terms of refunds at the time of the order. */
  refundTerms: ticketRefund.schema,
  /** Tickets that its buyer gave to others, whose codes only they know. */
  passedOn: z.array(z.object({ ticketNumber: Id, ticketName: z.string() })),
  /** The other tickets that were issued, cancelled ones too. */
  tickets: z.array(
    z.object({
      ticketNumber: Id,
      code: z.string(),
      ticketName: z.string(),
      ticketStatus: ticketStatus.schema,
      /** The date it is for, if it is not that of the order. */
      movedTo: z.nullable(OtherTicketDate),
    }),
  ),
});
export type TicketOrder = z.output<typeof TicketOrder>;

/** An event at whose door tickets are checked. */
export const DoorEvent = z.object({
  eventId: Id,
  eventTitle: z.string(),
  date: Day,
  time: z.string(),
  dateEnd: z.nullable(Day),
  timeEnd: z.nullable(z.string()),
  /** From when tickets are checked in. */
  doorsOpenAt: Instant,
  roomId: z.nullable(Id),
  roomName: z.nullable(z.string()),
  place: z.string(),
  issued: z.int(),
  checkedIn: z.int(),
  /** Whether guests may go out and come in again: then the door also marks who leaves. */
  allowsReentry: z.boolean(),
  /** How many are inside now. */
  inside: z.int(),
});
export type DoorEvent = z.output<typeof DoorEvent>;

/** When, where and by whom a ticket was checked in. */
export const CheckIn = z.object({ at: Instant, place: z.string(), who: z.string() });
export type CheckIn = z.output<typeof CheckIn>;

/** A ticket as the door knows it. The code itself is not sent: its hash is compared with that of the scanned code. */
export const DoorTicket = z.object({
  ticketNumber: Id,
  /** SHA-256 of the code in hexadecimal digits. */
  codeHash: z.string(),
  holderName: z.string(),
  phoneEnding: z.string(),
  ticketName: z.string(),
  isCancelled: z.boolean(),
  checkIn: z.nullable(CheckIn),
  /** Whether its holder came and has gone out. */
  isOutside: z.boolean(),
});
export type DoorTicket = z.output<typeof DoorTicket>;

/** A code that was replaced, and what the door says to whoever brings it. */
export const ReplacedCode = z.object({ codeHash: z.string(), ticketNumber: Id, outcome: checkInOutcome.schema });

/** All ticket holders of an event, for a phone that may lose its network. */
export const DoorList = z.object({
  event: DoorEvent,
  tickets: z.array(DoorTicket),
  replaced: z.array(ReplacedCode),
  now: Instant,
});
export type DoorList = z.output<typeof DoorList>;

/** One scan: by the ticket's code, or by its number when somebody was found in the list. */
export const Scan = z
  .object({
    /** Id of this scan: the same scan sent twice counts once. */
    scanId: z.uuid(),
    code: z.optional(z.string().check(z.maxLength(200))),
    ticketNumber: z.optional(Id),
    /** Where the scanner stands: «Главный вход». */
    place: required(ticketLimits.placeName),
    scannedAt: InputInstant,
    /** Whether the guest comes in, which is meant if it is left out, or goes out. */
    direction: z.optional(z.enum(['in', 'out'])),
  })
  .check(z.refine(({ code, ticketNumber }) => (code === undefined) !== (ticketNumber === undefined)));

export type Scan = z.output<typeof Scan>;

/** The result of a scan, for the door. */
export const ScanResult = z.object({
  scanId: z.string(),
  outcome: checkInOutcome.schema,
  ticketNumber: z.nullable(Id),
  holderName: z.nullable(z.string()),
  ticketName: z.nullable(z.string()),
  /** The check-in that admitted the ticket: by this scan, or by an earlier one. */
  checkIn: z.nullable(CheckIn),
});
export type ScanResult = z.output<typeof ScanResult>;
