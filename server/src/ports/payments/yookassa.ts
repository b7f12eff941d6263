import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { PaymentProvider, ProviderPayment, Receipt, ReceiptOf, StatementLine } from './payments.ts';
import { Amount, allOf, amountOf, isFinal, kopecksOf, Refused, type Shop, yookassaApi } from './yookassa.api.ts';
import { checkShop } from './yookassa.check.ts';
import { isSettlement, RECEIPTS, receiptState, SETTLEMENT, yookassaReceipt } from './yookassa.receipt.ts';

interface Options extends Shop {
  /** Whether the provider writes the shop's receipts, from the data sent with each payment and refund. */
  readonly fiscal: boolean;
  /** The tax system, 1 to 6 as the API numbers them; omitted if the shop has only one. */
  readonly taxSystem: number | undefined;
  /** Money is authorised first, and captured by a second request. */
  readonly isTwoStage?: boolean;
}

const Registration = z.enum(['pending', 'succeeded', 'canceled']);
const Payment = z.object({
  id: z.string(),
  status: z.enum(['pending', 'waiting_for_capture', 'succeeded', 'canceled']),
  amount: Amount,
  captured_at: z.optional(z.string()),
  cancellation_details: z.optional(z.object({ reason: z.string() })),
  receipt_registration: z.optional(z.nullable(Registration)),
});
const Started = z.extend(Payment, {
  confirmation: z.object({ type: z.literal('embedded'), confirmation_token: z.string() }),
});
const StartedSbp = z.extend(Payment, {
  confirmation: z.object({ type: z.literal('qr'), confirmation_data: z.string().check(z.startsWith('https://')) }),
});
const Refund = z.object({
  id: z.string(),
  payment_id: z.string(),
  status: Registration,
  amount: Amount,
  created_at: z.optional(z.string()),
  description: z.optional(z.string()),
  receipt_registration: z.optional(z.nullable(Registration)),
});
const Notification = z.object({
  type: z.literal('notification'),
  event: z.string(),
  object: z.object({ id: z.string(), payment_id: z.optional(z.string()) }),
});

/** Codes of VAT rates in the API, by percent; a prepayment has the rate that is calculated from the sum, as 22/122. */
const vatCodes: Readonly<Record<number, number>> = { 0: 2, 5: 7, 7: 8, 10: 3, 20: 4, 22: 11 };
const vatCodesOfPrepayment: typeof vatCodes = { 0: 2, 5: 9, 7: 10, 10: 5, 20: 6, 22: 12 };

const LONGEST_TEXT = 128;
const cut = (text: string) => (text.length <= LONGEST_TEXT ? text : `${text.slice(0, LONGEST_TEXT - 1)}…`);

/** Why money that was authorised is released: we asked for it, or did not capture it in time. */
const releases = ['canceled_by_merchant', 'expired_on_capture'];

function statusOf({ status, cancellation_details: why }: z.output<typeof Payment>): ProviderPayment['status'] {
  if (status === 'waiting_for_capture') return 'authorized';
  return status === 'canceled' && releases.includes(why?.reason ?? '') ? 'voided' : status;
}

/** The most that SBP carries at once: 700 000 roubles. */
const SBP_MOST = 70_000_000;

const digestOf = (body: object) => createHash('sha256').update(JSON.stringify(body)).digest('hex').slice(0, 16);

/**
 * YooKassa: payments by card, SBP and the other ways of its embedded widget. Notifications carry no signature, so they
 * are hints; what counts is read from the API.
 */
export function yookassaPayments(options: Options): PaymentProvider {
  const { shopId, fiscal, taxSystem } = options;
  const ask = yookassaApi(options);

  /** A receipt by 54-FZ; its items add up to the sum that is paid. */
  const receiptOf = ({ phone, lines, vatPercent, isPrepayment, isAdvance }: Receipt) => {
    if (!fiscal) return {};
    const vatCode = (isPrepayment ? vatCodesOfPrepayment : vatCodes)[vatPercent];
    if (vatCode === undefined) throw new Error(`no code of VAT for ${vatPercent} %`);
    const items = lines.map(({ title, quantity, unitPrice, sum }) => {
      // A line whose sum is not its price times its quantity is sent as one piece, so that the sum is right.
      const whole = unitPrice * quantity === sum;
      return {
        description: cut(title),
        quantity: whole ? quantity : 1,
        amount: amountOf(whole ? unitPrice : sum),
        vat_code: vatCode,
        payment_mode: isAdvance ? 'advance' : isPrepayment ? 'full_prepayment' : 'full_payment',
        payment_subject: isAdvance ? 'payment' : 'service',
      };
    });
    const system = taxSystem === undefined ? {} : { tax_system_code: taxSystem };
    return { receipt: { customer: { phone: `7${phone}` }, items, ...system } };
  };

  /** The refund that was requested with a key: the provider forgets keys after a day, but not refunds. */
  async function refundBy(paymentId: string, key: string): Promise<z.output<typeof Refund> | undefined> {
    const made = await allOf(ask, Refund, '/refunds', { payment_id: paymentId });
    // guard: payments.test.ts
    return made.find(each => each.payment_id === paymentId && each.description === key);
  }

  /** The receipts of a payment or of a refund, and the registration of the one that was sent with it. */
  async function receiptsOf({ paymentId, refundKey, isSecond, part }: ReceiptOf) {
    const kind = refundKey === null ? ('payment' as const) : ('refund' as const);
    const refund = refundKey === null ? null : await refundBy(paymentId, refundKey);
    if (refund === undefined) throw new Error(`no refund by the key ${refundKey}`);
    const of = refund === null ? { payment_id: paymentId } : { refund_id: refund.id };
    const ofKind = (await allOf(ask, yookassaReceipt, RECEIPTS, of)).filter(
      each => each.type === kind && isSettlement(each) === isSecond,
    );
    const isPart = ({ items }: (typeof ofKind)[number]) =>
      items.some(({ description }) => description === cut(part ?? ''));
    // guard: yookassa.receipts.test.ts
    const written = part === undefined ? ofKind : ofKind.filter(isPart);
    if (isSecond) return { kind, refund: null, written, registration: null };
    const { receipt_registration } = refund ?? (await ask(Payment, `/payments/${encodeURIComponent(paymentId)}`));
    return { kind, refund: refund?.id ?? null, written, registration: receipt_registration ?? null };
  }

  const path = (id: string) => `/payments/${encodeURIComponent(id)}`;
  const outcomes = { succeeded: 'succeeded', pending: 'pending', canceled: 'failed' } as const;

  return {
    name: 'yookassa',
    check: () => checkShop(ask, options),

    sbp: {
      most: SBP_MOST,
      async start({ key, sum, description, receipt }) {
        const body = {
          amount: amountOf(sum),
          // SBP takes the money at once, whatever the shop does with cards.
          capture: true,
          payment_method_data: { type: 'sbp' },
          confirmation: { type: 'qr' },
          description: cut(description),
          metadata: { key },
          ...receiptOf(receipt),
        };
        const { id, amount, confirmation } = await ask(StartedSbp, '/payments', {
          key: `${shopId}-${key}-${digestOf(body)}`,
          body,
        });
        if (kopecksOf(amount) !== sum) throw new Error(`payment ${id} is of another sum`);
        return { id, qr: confirmation.confirmation_data };
      },
      async giveUp({ key, paymentId }) {
        try {
          await ask(Payment, `${path(paymentId)}/cancel`, { key: `${shopId}-${key}`, body: {} });
        } catch (error) {
          // It ends no payment that still waits for its payer: that one ends with its term.
          if (!isFinal(error)) throw error;
        }
      },
    },

    // The same key must have the same body, so nothing in it depends on the moment. Data that may change between two
    // tries, such as the price or the phone, changes the key: the provider refuses a key with another body for a day.
    async start({ key, sum, description, receipt, customer }) {
      const body = {
        amount: amountOf(sum),
        capture: !options.isTwoStage,
        confirmation: { type: 'embedded' },
        description: cut(description),
        metadata: { key },
        ...(customer === null ? {} : { merchant_customer_id: customer }),
        ...receiptOf(receipt),
      };
      const { id, amount, confirmation } = await ask(Started, '/payments', {
        key: `${shopId}-${key}-${digestOf(body)}`,
        body,
      });
      // guard: payments.test.ts
      if (kopecksOf(amount) !== sum) throw new Error(`payment ${id} is of another sum`);
      const token = confirmation.confirmation_token;
      // After the hash, so that the token is not written to logs.
      return { id, confirmationToken: token, frameUrl: `/yookassa/pay#${encodeURIComponent(token)}` };
    },

    async read(id) {
      try {
        const payment = await ask(Payment, path(id));
        return { id, status: statusOf(payment), sum: kopecksOf(payment.amount) };
      } catch (error) {
        if (error instanceof Refused && error.status === 404) return undefined;
        throw error;
      }
    },

    async capture({ key, paymentId, sum }) {
      // The receipt is that of the start; it is written with the capture.
      await ask(Payment, `${path(paymentId)}/capture`, { key: `${shopId}-${key}`, body: { amount: amountOf(sum) } });
    },

    async void({ key, paymentId }) {
      await ask(Payment, `${path(paymentId)}/cancel`, { key: `${shopId}-${key}`, body: {} });
    },

    async refund({ key, paymentId, sum, receipt }) {
      try {
        const made = await refundBy(paymentId, key);
        // guard: payments.test.ts
        if (made) return outcomes[made.status];
        const body = { payment_id: paymentId, amount: amountOf(sum), description: key, ...receiptOf(receipt) };
        const { status } = await ask(Refund, '/refunds', { key: `${shopId}-${key}`, body });
        return outcomes[status];
      } catch (error) {
        // guard: payments.test.ts
        if (isFinal(error)) return 'failed';
        throw error;
      }
    },

    async receipt(of) {
      if (!fiscal) return { status: 'elsewhere' };
      const made = await receiptsOf(of);
      if (of.isSecond && made.written.length === 0) return { status: 'unwritten' };
      return receiptState(made.written, made.registration);
    },

    async writeReceipt({ key, sum, receipt, ...of }) {
      try {
        const { kind, refund } = await receiptsOf(of);
        const body = {
          type: kind,
          ...(refund === null ? { payment_id: of.paymentId } : { refund_id: refund }),
          ...receiptOf(receipt).receipt,
          send: true,
          settlements: [{ type: of.isSecond ? SETTLEMENT : 'cashless', amount: amountOf(sum) }],
        };
        const { status } = await ask(yookassaReceipt, RECEIPTS, { key: `${shopId}-${key}`, body });
        return status === 'canceled' ? 'refused' : 'pending';
      } catch (error) {
        if (isFinal(error)) return 'refused';
        throw error;
      }
    },

    async statement(from, to) {
      const span = (of: string) => ({
        status: 'succeeded',
        [`${of}.gte`]: from.toISOString(),
        [`${of}.lt`]: to.toISOString(),
      });
      const payments = await allOf(ask, Payment, '/payments', span('captured_at'));
      const refunds = await allOf(ask, Refund, '/refunds', span('created_at'));
      return [
        ...payments.map(({ id, amount, captured_at }) => ({
          kind: 'payment' as const,
          id,
          paymentId: id,
          refundKey: null,
          sum: kopecksOf(amount),
          at: new Date(captured_at ?? from),
        })),
        ...refunds.map(({ id, payment_id, amount, description, created_at }) => ({
          kind: 'refund' as const,
          id,
          paymentId: payment_id,
          refundKey: description ?? null,
          sum: kopecksOf(amount),
          at: new Date(created_at ?? from),
        })),
      ] satisfies StatementLine[];
    },

    notified(body) {
      const parsed = z.safeParse(Notification, body);
      return parsed.success ? (parsed.data.object.payment_id ?? parsed.data.object.id) : undefined;
    },
  };
}
