import type { FailureCode } from '@venue/sdk';
import type { Config } from '../config.ts';
import type { Context } from '../core/context.ts';
import type { Db } from '../core/db/database.ts';
import type { LiveMessage } from '../core/liveMessage.ts';
import type { MoneyBack } from '../core/notice.ts';
import type { Ports } from '../ports/ports.ts';

/** What a payment can be for: a column of `payment` for each, of which exactly one is set. */
export type PayableKind = 'booking' | 'bookingGroup' | 'event' | 'package' | 'ticketOrder' | 'certificate';

/** VAT of the Russian Federation since 1 January 2026; an order keeps the rate it was sold with. */
export const VAT_PERCENT = 22;

/** How long after a payment's deadline its money is still expected: a payment of the last second is confirmed later. */
export const GRACE_MS = 5 * 60_000;

/** Until when the goods are held for a payment, unless the provider has declined it. */
export const graceEnds = (term: Date): Date => new Date(term.getTime() + GRACE_MS);

/** Until when authorised money may be captured; the provider is asked often until then. */
export const captureEnds = (term: Date): Date => new Date(term.getTime() + 3 * GRACE_MS);

/** One payable thing. */
export interface Subject {
  readonly kind: PayableKind;
  readonly id: number;
}

/** A line of a bill and of its receipt; sums are kopecks. */
interface BillLine {
  readonly title: string;
  readonly quantity: number;
  readonly unit: 'hour' | 'piece';
  readonly unitPrice: number;
  readonly sum: number;
}

/** What is to be paid. */
export interface Bill {
  /** Kopecks; the sum of its lines. */
  readonly sum: number;
  /** What the provider shows beside the sum. */
  readonly description: string;
  readonly lines: readonly BillLine[];
  readonly vatPercent: number;
  /** Whether it is paid before what it is for, and settled by later receipts, whatever the settings say. */
  readonly isPrepayment?: boolean;
  /** Whether it is an advance: what it will be spent on is not known. */
  readonly isAdvance?: true;
  /** The screen on which the customer paid and sees the result: a path from the root of the site. */
  readonly returnTo: string;
}

/** A step of a payment that is reported to the customer's screens. */
type MoneyStep = 'process' | 'paid' | 'declined' | 'refund_requested' | 'refund_succeeded' | 'refund_failed';

/** Why money that arrived is refunded: a cause for the SMS, and words for the history and the refund. */
export interface Unwanted {
  readonly cause: MoneyBack;
  readonly why: string;
}

/** A record that is paid for, with the payer's account; null where a guest pays. */
export interface PaidRecord {
  readonly id: number;
  readonly userId: number | null;
}

/** The payer, who gets the receipt and the SMS. */
export interface Payer {
  readonly name: string;
  /** Ten digits. */
  readonly phone: string;
}

/**
 * What an area provides for something that is paid for. The area `payments` does the rest: it starts payments, receives
 * notifications, asks the provider and refunds. Methods that take a row get it as `lock` returned it, in the
 * transaction that holds the lock.
 */
export interface Payable<Row extends PaidRecord = PaidRecord> {
  readonly kind: PayableKind;
  /** Failures of starting a payment: `spent` if too many were started, `down` if the provider cannot be reached. */
  readonly fails: { readonly spent: FailureCode; readonly down: FailureCode };
  /** The payers of records without an account; omitted if only accounts pay. */
  guests?(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, Payer>>;
  /** The record, locked until the end of the transaction. */
  lock(tx: Db, id: number): Promise<Row | undefined>;
  /**
   * What its owner would pay now.
   * @throws ApiFailure why nothing may be paid
   */
  bill(tx: Db, row: Row, context: Context): Promise<Bill>;
  /**
   * A payment was started and its money may arrive until `keptUntil`, so the goods are held until then. Returns the
   * failure to show if they were lost, or their price changed, while the provider was asked; the payment is kept
   * anyway.
   */
  begun(
    tx: Db,
    row: Row,
    at: { now: Date; keptUntil: Date; who: string; sum: number; paymentId: number },
  ): Promise<FailureCode | null>;
  /**
   * Money is authorised: whether it may be captured, because what it pays for is still held for it. If so, it stays held
   * until `keptUntil` at least, so that it is there when the capture is known.
   */
  keep(tx: Db, row: Row, money: { sum: number; now: Date; keptUntil: Date; paymentId: number }): Promise<boolean>;
  /**
   * Money arrived: accepts it and returns null, or returns why all of it is refunded. Any state must be expected: money
   * may arrive late, twice, or in another sum than was asked.
   */
  paid(
    tx: Db,
    row: Row,
    money: { sum: number; now: Date; ports: Ports; config: Config; paymentId: number },
  ): Promise<Unwanted | null>;
  /** The provider declined a payment, or its deadline passed; `another` if another payment is still pending. */
  declined(tx: Db, row: Row, at: { now: Date; another: boolean }): Promise<void>;
  /** The name that begins its SMS: «Бронь № 12». */
  name(row: Row): string;
  /** Adds a line to its history. */
  note(tx: Db, row: Row, line: { at: Date; who: string; what: string }): Promise<unknown>;
  /** The live messages for the owner's screens. */
  liveMessages(row: Row, step: MoneyStep): readonly LiveMessage[];
}
