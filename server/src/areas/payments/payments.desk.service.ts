import { randomUUID } from 'node:crypto';
import type { DeskPayment } from '@venue/sdk/desk/model';
import type { PaidRecord, Payable, Subject } from '../../area/payable.ts';
import { actorOf, type Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { tell } from '../../core/outbox.ts';
import { noteGiver } from './payments.desk.store.ts';
import { closeRefund, payerReach, recordsOf } from './payments.service.ts';
import * as store from './payments.store.ts';

interface Takings {
  readonly by: DeskPayment;
  readonly sum: number;
  /** Who pays. */
  readonly userId: number;
  readonly description: string;
  readonly vatPercent: number;
  /** What is paid before the hours are given has a second receipt when they are over. */
  readonly receiptMode?: 'prepaid' | undefined;
}

/** Saves a payment that a member of staff took at the desk; the caller holds the lock of the paid record. */
export async function takeMoney(tx: Db, context: Context, subject: Subject, { by, ...taken }: Takings): Promise<void> {
  const { now } = context;
  await store.addPayment(tx, subject, {
    ...taken,
    provider: by,
    providerId: randomUUID(),
    status: 'succeeded',
    confirmationToken: '',
    frameUrl: '',
    createdAt: now,
    expiresAt: now,
    settledAt: now,
    takenBy: actorOf(context).userId,
  });
}

/**
 * Saves a bank transfer for an invoice and returns the id of the payment. Staff refund it themselves, as money of the
 * desk.
 */
export async function takeTransfer(
  tx: Db,
  context: Context,
  subject: Subject,
  values: Omit<Takings, 'by'> & { readonly providerId: string; readonly payer: string },
): Promise<number> {
  const { now } = context;
  const row = await store.addPayment(tx, subject, {
    ...values,
    provider: 'transfer',
    status: 'succeeded',
    received: values.sum,
    confirmationToken: '',
    frameUrl: '',
    createdAt: now,
    expiresAt: now,
    settledAt: now,
    takenBy: actorOf(context).userId,
  });
  if (!row) throw new Error(`the transfer for invoice ${values.providerId} is known already`);
  return row.id;
}

/** The sum that staff have to give back at the desk for a record, in kopecks. */
export async function owedAtDesk(db: Db, subject: Subject): Promise<number> {
  return (await store.deskRefunds(db, subject)).reduce((sum, each) => sum + each.sum, 0);
}

/** Saves that staff gave a record's money back at the desk. The caller holds its lock. Returns the sum in kopecks. */
export async function giveMoneyBack<Row extends PaidRecord>(
  tx: Db,
  context: Context,
  payable: Payable<Row>,
  row: Row,
): Promise<number> {
  const refunds = await store.deskRefunds(tx, { kind: payable.kind, id: row.id });
  const { now: at, config } = context;
  const end = { outcome: 'succeeded', at, config, who: actorOf(context).name, quiet: true } as const;
  for (const sent of refunds) await closeRefund(tx, payable, row, sent, end);
  await noteGiver(tx, refunds, actorOf(context).userId);
  const sum = refunds.reduce((total, each) => total + each.sum, 0);
  if (sum > 0)
    await tell(tx, context, {
      event: 'refund.sent',
      of: recordsOf(payable, row),
      to: await payerReach(tx, payable, row),
      about: { of: payable.name(row), sum },
    });
  return sum;
}
