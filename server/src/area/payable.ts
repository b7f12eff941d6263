import type { FailureCode } from '@venue/sdk';
import type { Config } from '../config.ts';
import type { Context } from '../core/context.ts';
import type { Db } from '../core/db/database.ts';
import type { MoneyBack } from '../core/notice.ts';
import type { LiveMessage } from '../core/publish.ts';
import type { Ports } from '../ports/ports.ts';

/** What a payment can be for: a column of `payment` for each, of which exactly one is set. */
export type PayableKind = 'booking' | 'bookingGroup' | 'event' | 'ticketOrder';

/** VAT of the Russian Federation since 1 January 2026; an order keeps the rate it was sold with. */
export const VAT_PERCENT = 22;

/** How long after a payment's term its money is still awaited: what was paid in the last second is confirmed later. */
export const GRACE_MS = 5 * 60_000;

/** Until when what is paid for is kept for a payment, unless the provider has said no. */
export const graceEnds = (term: Date): Date => new Date(term.getTime() + GRACE_MS);

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
  /** The screen on which the customer paid and sees what became of it: a path from the root of the site. */
  readonly returnTo: string;
}

/** A step of money that the customer's screens are told of. */
type MoneyStep = 'process' | 'paid' | 'declined' | 'refund_requested' | 'refund_succeeded' | 'refund_failed';

/** Why money that came goes back: for the SMS, and in words for the history and the refund. */
export interface Unwanted {
  readonly cause: MoneyBack;
  readonly why: string;
}

/** A record that is paid for, with the account of who pays; null where a guest does. */
export interface PaidRecord {
  readonly id: number;
  readonly userId: number | null;
}

/** Who pays: whom the receipt and SMS go to. */
export interface Payer {
  readonly name: string;
  /** Ten digits. */
  readonly phone: string;
}

/**
 * What an area offers of a thing that is paid for. The area `payments` does the rest: it starts payments, hears of them,
 * asks about them, sends money back. It calls all of this but `kind` and `fails` with the record's row as `lock` gave
 * it, in the transaction that holds the lock.
 */
export interface Payable<Row extends PaidRecord = PaidRecord> {
  readonly kind: PayableKind;
  /** Failures of starting a payment: too many were started; the provider cannot be reached. */
  readonly fails: { readonly spent: FailureCode; readonly down: FailureCode };
  /** Who pays for these, where no account does; without it only accounts pay. */
  guests?(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, Payer>>;
  /** The record, locked until the end of the transaction. */
  lock(tx: Db, id: number): Promise<Row | undefined>;
  /**
   * What its owner would pay now.
   * @throws ApiFailure why nothing may be paid
   */
  bill(tx: Db, row: Row, context: Context): Promise<Bill>;
  /**
   * A payment began, whose money may come until `keptUntil`: what is paid for is kept until then. Answers the failure to
   * tell the customer when it was lost, or costs another sum, since the provider was asked; the payment stays known.
   */
  begun(
    tx: Db,
    row: Row,
    at: { now: Date; keptUntil: Date; who: string; sum: number; paymentId: number },
  ): Promise<FailureCode | null>;
  /**
   * Money came: takes it and answers null, or answers why it goes back whole. It must expect any state: money comes
   * late, twice, and in another sum than was asked.
   */
  paid(
    tx: Db,
    row: Row,
    money: { sum: number; now: Date; ports: Ports; config: Config; paymentId: number },
  ): Promise<Unwanted | null>;
  /** The provider refused a payment, or its term ended; `another` may still be paid. */
  declined(tx: Db, row: Row, at: { now: Date; another: boolean }): Promise<void>;
  /** How SMS begin: «Бронь № 12». */
  name(row: Row): string;
  /** Writes a line of its history. */
  note(tx: Db, row: Row, line: { at: Date; who: string; what: string }): Promise<unknown>;
  /** What the owner's screens are told. */
  told(row: Row, step: MoneyStep): readonly LiveMessage[];
}
