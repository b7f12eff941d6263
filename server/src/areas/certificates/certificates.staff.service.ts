import { ApiFailure, dayOf } from '@venue/sdk';
import type { CertificateWish } from '@venue/sdk/certificates/model';
import type { DeskPayment } from '@venue/sdk/desk/model';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { tell } from '../../core/outbox.ts';
import { reachOf } from '../accounts/accounts.store.ts';
import { giveMoneyBack, takeMoney } from '../payments/payments.desk.service.ts';
import { sendBack } from '../payments/payments.service.ts';
import { paymentsOf } from '../payments/payments.store.ts';
import { latestTerm, restOf } from './certificates.rules.ts';
import { activate, certificatePayable, order } from './certificates.service.ts';
import * as store from './certificates.store.ts';

type Row = store.CertificateRow;

interface Sale {
  readonly userId: number;
  readonly by: DeskPayment;
  readonly wish: CertificateWish;
}

/** Sells a certificate for money that was taken at the desk. @throws ApiFailure invalid_input */
export async function sell(tx: Db, context: Context, { userId, by, wish }: Sale): Promise<Row> {
  const row = await order(tx, context, userId, wish);
  const subject = { kind: 'certificate', id: row.id } as const;
  const { sum, vatPercent } = row;
  await takeMoney(tx, context, subject, { by, sum, userId, description: certificatePayable.name(row), vatPercent });
  const [payment] = await paymentsOf(tx, subject);
  if (!payment) throw new Error(`the payment of certificate ${row.id} was not written`);
  return activate(tx, context, row, payment.id);
}

const about = (row: Row) => ({ ending: row.code.slice(-4), sum: restOf(row) });

/** Blocks a certificate, or unblocks it without a reason. @throws ApiFailure move_not_allowed */
export async function block(tx: Db, context: Context, row: Row, blockReason: string | null): Promise<Row> {
  // guard: certificates.admin.test.ts
  if (row.state === 'awaiting') throw new ApiFailure('move_not_allowed');
  const state = blockReason === null ? 'active' : 'blocked';
  if (row.state === state && row.blockReason === blockReason) return row;
  const after = await store.changeCertificate(tx, row.id, { state, blockReason });
  const to = await reachOf(tx, row.userId);
  const of = { kind: 'certificate', ids: [row.id] } as const;
  if (blockReason === null) await tell(tx, context, { event: 'certificate.unblocked', of, to, about: about(row) });
  else await tell(tx, context, { event: 'certificate.blocked', of, to, about: { ...about(row), reason: blockReason } });
  return after;
}

/** Extends the term of a certificate. @throws ApiFailure move_not_allowed */
export async function extend(tx: Db, context: Context, row: Row, validTo: string): Promise<void> {
  const { now } = context;
  const isLater = row.validTo !== null && validTo > row.validTo && validTo >= dayOf(now);
  // guard: certificates.admin.test.ts
  if (row.state !== 'active' || restOf(row) === 0 || !isLater || validTo > latestTerm(now))
    throw new ApiFailure('move_not_allowed');
  await store.changeCertificate(tx, row.id, { validTo });
  await tell(tx, context, {
    event: 'certificate.extended',
    of: { kind: 'certificate', ids: [row.id] },
    to: await reachOf(tx, row.userId),
    about: { ...about(row), validTo },
  });
}

/**
 * Returns what is left of a certificate by the way it was paid, also after its term: the law lets nobody keep it.
 * @throws ApiFailure move_not_allowed, sum_changed
 */
export async function giveBackRest(
  tx: Db,
  context: Context,
  row: Row,
  { rest, reason }: { readonly rest: number; readonly reason: string },
): Promise<void> {
  if (row.state === 'awaiting' || restOf(row) === 0) throw new ApiFailure('move_not_allowed');
  // guard: certificates.admin.test.ts
  if (restOf(row) !== rest) throw new ApiFailure('sum_changed');
  const why = `Возврат остатка сертификата: ${reason}`;
  const back = await sendBack(tx, certificatePayable, row, { sum: rest, why, inPart: true }, context.now);
  if (back !== rest) throw new ApiFailure('move_not_allowed');
  await tell(tx, context, {
    event: 'certificate.returning',
    of: { kind: 'certificate', ids: [row.id] },
    to: await reachOf(tx, row.userId),
    about: about(row),
  });
}

/** Notes that staff handed over the returned money at the desk; the caller holds the lock. */
export const handOver = (tx: Db, context: Context, row: Row): Promise<number> =>
  giveMoneyBack(tx, context, certificatePayable, row);
