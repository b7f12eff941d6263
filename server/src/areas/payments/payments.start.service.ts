import { ApiFailure } from '@venue/sdk';
import { graceEnds, type PaidRecord, type Payable } from '../../area/payable.ts';
import type { Context } from '../../core/context.ts';
import { afterCommit } from '../../core/db/afterCommit.ts';
import type { Db } from '../../core/db/database.ts';
import { inTransaction } from '../../core/db/transact.ts';
import { publish } from '../../core/publish.ts';
import { mustExist } from '../../core/record/records.ts';
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
  const { db, now, ports, config, log } = context;
  const subject = { kind: payable.kind, id };
  const asked = await inTransaction(db, async tx => {
    const row = await payable.lock(tx, id);
    if (!row || !mayPay(row, context)) throw new ApiFailure('not_found');
    const bill = await payable.bill(tx, row, context);
    const own = isOwn(row, context);
    const payments = await store.paymentsOf(tx, subject);
    // guard: payments.test.ts
    const open = payments.find(
      each => each.status === 'pending' && each.expiresAt > now && each.sum === bill.sum && (own || !each.offersCards),
    );
    if (!open && isSpent(payments, now)) throw new ApiFailure(payable.fails.spent);
    // Whoever pays by a link or by the key of an order must not see the cards of the account.
    const customer = own && row.userId !== null ? await opaqueIdOf(tx, row.userId) : null;
    return { bill, open, attempt: payments.length + 1, phone: (await payerOf(tx, payable, row)).phone, customer };
  });
  if (asked.open) return present(asked.open, now);

  const expiresAt = new Date(now.getTime() + config.paymentTermMinutes * 60_000);
  const { sum, description, vatPercent, lines } = asked.bill;
  const isPrepayment = config.prepaymentReceipts;
  const receipt = { phone: asked.phone, lines, vatPercent, isPrepayment };
  const started = await ports.payments
    .start({
      key: `${payable.kind}-${id}-${asked.attempt}`,
      sum,
      description,
      expiresAt,
      receipt,
      customer: asked.customer,
    })
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
      receiptMode: isPrepayment ? 'prepaid' : 'full',
      confirmationToken: started.confirmationToken,
      frameUrl: started.frameUrl,
      offersCards: asked.customer !== null,
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
  return present(payment, now);
}

const present = (payment: store.PaymentRow, now: Date): OpenPayment => ({
  paymentId: payment.providerId,
  confirmationToken: payment.confirmationToken,
  frameUrl: payment.frameUrl,
  expiresAt: payment.expiresAt.toISOString(),
  now: now.toISOString(),
});
