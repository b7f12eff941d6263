import { ApiFailure } from '@venue/sdk';
import { graceEnds, type PaidRecord, type Payable } from '../../area/payable.ts';
import type { Context } from '../../core/context.ts';
import { afterCommit } from '../../core/db/afterCommit.ts';
import type { Db } from '../../core/db/database.ts';
import { inTransaction } from '../../core/db/transact.ts';
import { publish } from '../../core/publish.ts';
import { mustExist } from '../../core/record/records.ts';
import type { StartRequest } from '../../ports/payments/payments.ts';
import { opaqueIdOf } from '../accounts/accounts.store.ts';
import { isSpent, nextAsk } from './payments.rules.ts';
import { payerOf } from './payments.service.ts';
import * as store from './payments.store.ts';

/** A payment as the customer's screen opens it. */
export interface OpenPayment {
  readonly paymentId: string;
  readonly confirmationToken: string;
  readonly frameUrl: string;
  /** End of the provider's term. */
  readonly expiresAt: string;
  readonly now: string;
}

/** Whether a record is the actor's own; others are reported as not found. */
const isOwn = ({ userId }: PaidRecord, { actor }: Pick<Context, 'actor'>): boolean =>
  actor !== null && userId === actor.userId;

/**
 * Starts a payment for the actor's own record, or for one that `mayPay` allows, or returns the open one, so a repeat is
 * harmless. The paid thing is held for the provider's term and the grace period, so that money sent in time always
 * finds it.
 * @throws ApiFailure `not_found`, and the errors of the record's `bill` and `fails`
 */
export async function startPayment<Row extends PaidRecord>(
  context: Context,
  payable: Payable<Row>,
  id: number,
  mayPay: (row: Row, context: Context) => boolean = isOwn,
): Promise<OpenPayment> {
  const { payments } = context.ports;
  const own = await start(context, payable, id, {
    mayPay,
    isOpen: (each, isOwner) => each.qr === null && (isOwner || !each.offersCards),
    open: async ({ customer, key, ...request }) => ({
      ...(await payments.start({ key, customer, ...request })),
      offersCards: customer !== null,
    }),
  });
  return present(own, context.now);
}

/** A payment by a QR code of SBP, as the desk's screen shows it. */
export interface SbpPayment {
  readonly paymentId: string;
  readonly qr: string;
  readonly sum: number;
  readonly expiresAt: string;
  readonly now: string;
}

/**
 * Starts a payment by a QR code of SBP that staff show to whoever pays, or returns the open one. The caller has checked
 * that `sum`, which staff saw, is due.
 * @throws ApiFailure `booking_not_payable` if the provider has no SBP, or not for so much, and what `startPayment` throws
 */
export async function startSbp<Row extends PaidRecord>(
  context: Context,
  payable: Payable<Row>,
  id: number,
  check: (sum: number) => void,
): Promise<SbpPayment> {
  const { sbp } = context.ports.payments;
  const row = await start(context, payable, id, {
    mayPay: () => true,
    isOpen: each => each.qr !== null,
    check: sum => {
      // guard: server/src/areas/desk/desk.sbp.test.ts
      if (!sbp || sum > sbp.most) throw new ApiFailure(payable.fails.spent);
      check(sum);
    },
    open: async ({ customer: _, key, ...request }) => {
      if (!sbp) throw new ApiFailure(payable.fails.down);
      const { id: providerId, qr } = await sbp.start({ key: `${key}-sbp`, ...request });
      return { id: providerId, qr, confirmationToken: '', frameUrl: '', offersCards: false };
    },
  });
  return {
    paymentId: row.providerId,
    qr: new URL(row.qr ?? '', context.config.publicUrl).href,
    sum: row.sum,
    expiresAt: row.expiresAt.toISOString(),
    now: context.now.toISOString(),
  };
}

/** How one way of paying starts a payment. */
interface Way<Row> {
  readonly mayPay: (row: Row, context: Context) => boolean;
  /** Whether a pending payment of the same sum is one of this way, for its owner or for somebody else. */
  readonly isOpen: (payment: store.PaymentRow, isOwner: boolean) => boolean;
  readonly check?: (sum: number) => void;
  readonly open: (request: StartRequest & { readonly customer: string | null }) => Promise<{
    readonly id: string;
    readonly confirmationToken: string;
    readonly frameUrl: string;
    readonly qr?: string;
    readonly offersCards: boolean;
  }>;
}

async function start<Row extends PaidRecord>(
  context: Context,
  payable: Payable<Row>,
  id: number,
  way: Way<Row>,
): Promise<store.PaymentRow> {
  const { db, now, ports, config, log } = context;
  const subject = { kind: payable.kind, id };
  const asked = await inTransaction(db, async tx => {
    const row = await payable.lock(tx, id);
    if (!row || !way.mayPay(row, context)) throw new ApiFailure('not_found');
    const bill = await payable.bill(tx, row, context);
    way.check?.(bill.sum);
    const own = isOwn(row, context);
    const payments = await store.paymentsOf(tx, subject);
    // guard: payments.test.ts
    const open = payments.find(
      each => each.status === 'pending' && each.expiresAt > now && each.sum === bill.sum && way.isOpen(each, own),
    );
    if (!open && isSpent(payments, now)) throw new ApiFailure(payable.fails.spent);
    // Whoever pays by a link or by the key of an order must not see the cards of the account.
    const customer = own && row.userId !== null ? await opaqueIdOf(tx, row.userId) : null;
    return { bill, open, attempt: payments.length + 1, phone: (await payerOf(tx, payable, row)).phone, customer };
  });
  if (asked.open) return asked.open;

  const expiresAt = new Date(now.getTime() + config.paymentTermMinutes * 60_000);
  const { sum, description, vatPercent, lines, isAdvance = false } = asked.bill;
  // guard: server/src/areas/deposits/deposits.test.ts
  const isPrepayment = isAdvance || asked.bill.isPrepayment === true || config.prepaymentReceipts;
  const receipt = { phone: asked.phone, lines, vatPercent, isPrepayment, isAdvance };
  const key = `${payable.kind}-${id}-${asked.attempt}`;
  const started = await way
    .open({ key, sum, description, expiresAt, receipt, customer: asked.customer })
    .catch(cause => {
      throw new ApiFailure(payable.fails.down, { retryAfter: 5, cause });
    });

  const write = async (tx: Db) => {
    afterCommit(tx, ports.nudge);
    const row = mustExist(await payable.lock(tx, id));
    const added = await store.addPayment(tx, subject, {
      userId: row.userId,
      provider: ports.payments.name,
      providerId: started.id,
      status: 'pending',
      sum,
      description,
      vatPercent,
      receiptMode: isAdvance ? 'advance' : isPrepayment ? 'prepaid' : 'full',
      confirmationToken: started.confirmationToken,
      frameUrl: started.frameUrl,
      qr: started.qr ?? null,
      offersCards: started.offersCards,
      createdAt: now,
      expiresAt,
      dueAt: nextAsk({ createdAt: now, expiresAt }, now),
    });
    // A concurrent call with the same key got the same payment and has saved it already.
    const payment = added ?? (await store.paymentsOf(tx, subject)).find(each => each.providerId === started.id);
    if (!payment) throw new Error(`payment ${started.id} was not written`);
    // The row stays even if what is paid for was lost meanwhile: if money arrives, it must be known.
    const kept = {
      now,
      keptUntil: graceEnds(expiresAt),
      who: context.actor?.name ?? 'Покупатель',
      sum,
      paymentId: payment.id,
    };
    const lost = await payable.begun(tx, row, kept);
    if (lost === null) publish(tx, now, payable.liveMessages(row, 'process'));
    return { payment, lost };
  };
  const { payment, lost } = await inTransaction(db, write, log);
  // guard: payments.test.ts
  if (lost !== null) throw new ApiFailure(lost);
  return payment;
}

const present = (payment: store.PaymentRow, now: Date): OpenPayment => ({
  paymentId: payment.providerId,
  confirmationToken: payment.confirmationToken,
  frameUrl: payment.frameUrl,
  expiresAt: payment.expiresAt.toISOString(),
  now: now.toISOString(),
});
