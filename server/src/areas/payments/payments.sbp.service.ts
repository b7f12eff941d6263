import { ApiFailure } from '@venue/sdk';
import type { Payable } from '../../area/payable.ts';
import type { Context } from '../../core/context.ts';
import { mustExist } from '../../core/record/records.ts';
import { takerOf } from '../../ports/payments/payments.ts';
import { settle } from './payments.service.ts';
import * as store from './payments.store.ts';

interface Paying {
  readonly id: number;
  readonly paymentId: string;
}

/**
 * A payment by a QR code for this record.
 * @throws ApiFailure not_found
 */
export async function sbpPayment(
  { db }: Pick<Context, 'db'>,
  { kind }: Pick<Payable, 'kind'>,
  { id, paymentId }: Paying,
): Promise<store.PaymentRow> {
  const payments = await store.paymentsOf(db, { kind, id });
  return mustExist(payments.find(each => each.providerId === paymentId && each.qr !== null));
}

/**
 * Gives up a payment by a QR code, and brings it to the status that the provider reports afterwards: the money may have
 * come meanwhile.
 * @throws ApiFailure not_found, and the record's `down`
 */
export async function giveUpSbp(context: Context, payable: Payable, paying: Paying): Promise<store.PaymentRow> {
  const { db, now, ports, config, log } = context;
  const payment = await sbpPayment(context, payable, paying);
  if (payment.status === 'pending') {
    const { id, providerId: paymentId } = payment;
    const giving = async () => {
      await takerOf(ports, payment).sbp?.giveUp({ key: `give-up-${id}`, paymentId });
      await settle({ db, ports, config, now: () => now, log, payables: [payable] }, payment);
    };
    await giving().catch(cause => {
      throw new ApiFailure(payable.fails.down, { retryAfter: 5, cause });
    });
  }
  return sbpPayment(context, payable, paying);
}
