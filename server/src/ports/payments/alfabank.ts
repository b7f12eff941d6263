import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { type AlfabankAccount, AlfabankRefused, alfabankApi, moscowTime, refusal } from './alfabank.api.ts';
import { checkAlfabank } from './alfabank.check.ts';
import { idOf, isOpen, isPaid, leftOf, readOrder, receivedOf, statusOf } from './alfabank.order.ts';
import {
  cartOf,
  cut,
  type Fiscal,
  hasFirst,
  receiptState,
  receiptsOf,
  refundedCartOf,
  secondState,
} from './alfabank.receipt.ts';
import { alfabankStatement } from './alfabank.statement.ts';
import type { PaymentProvider, Receipt } from './payments.ts';

interface Options extends AlfabankAccount {
  /** The address of the site, which the bank's pages return to. */
  readonly publicUrl: string;
  /** How receipts are written; undefined if another system makes them. */
  readonly fiscal: Fiscal | undefined;
  /** Money is authorised first, and captured by a second request. */
  readonly isTwoStage?: boolean;
}

const Registered = z.object({ orderId: z.string().check(z.minLength(1)) });
const Done = z.object({});
const Notification = z.object({ mdOrder: z.string().check(z.minLength(1)) });

/** Orders of one key that have ended, and whose number is taken, before it is given up. */
const MOST_ORDERS = 5;

/** The number of an order: the same for the same key and data. */
const orderNumberOf = (parts: readonly unknown[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);

/**
 * Internet acquiring of Alfa-Bank: payments by card in the fields of its Web SDK. Notifications are hints; what counts
 * is read from the gateway.
 */
export function alfabankPayments(options: Options): PaymentProvider {
  const { publicUrl, fiscal } = options;
  const ask = alfabankApi(options);
  const cart = (receipt: Receipt, sum: number) => (fiscal ? cartOf(receipt, sum, fiscal) : {});

  /** Registers an order once for its number; undefined if the order of that number is over. */
  async function register(orderNumber: string, fields: Readonly<Record<string, string | number>>, sum: number) {
    try {
      return (
        await ask(Registered, options.isTwoStage ? 'registerPreAuth.do' : 'register.do', { orderNumber, ...fields })
      ).orderId;
    } catch (error) {
      if (!(error instanceof AlfabankRefused && error.code === refusal.orderNumberIsTaken)) throw error;
    }
    const order = await readOrder(ask, { orderNumber });
    return order && isOpen(order) && order.amount === sum ? idOf(order) : undefined;
  }

  /** What the order shows of the refund with a key; undefined while it shows none. */
  async function refundBy(orderId: string, key: string) {
    const order = await readOrder(ask, { orderId });
    const made = order?.refunds?.find(({ externalRefundId }) => externalRefundId === key);
    const outcome = made && ((made.actionCode ?? 0) === 0 ? ('succeeded' as const) : ('failed' as const));
    return { order, outcome };
  }

  return {
    name: 'alfabank',
    check: () => checkAlfabank(ask, options),

    // The gateway refuses a number it knows, so an order whose reply was lost is found again by it. Only its id is needed:
    // the page with the card's fields is ours.
    async start({ key, sum, description, expiresAt, receipt }) {
      const data = { amount: sum, description: cut(description), ...cart(receipt, sum) };
      const returnUrl = `${publicUrl}/alfabank/done`;
      const fields = { ...data, returnUrl, failUrl: `${returnUrl}?failed`, expirationDate: moscowTime(expiresAt) };
      for (let attempt = 0; attempt < MOST_ORDERS; attempt++) {
        const id = await register(orderNumberOf([key, data, attempt]), { ...fields, language: 'ru' }, sum);
        // After the hash, so that it is not written to logs.
        if (id) return { id, confirmationToken: id, frameUrl: `/alfabank/pay#${encodeURIComponent(id)}` };
      }
      throw new Error(`Alfa-Bank has ${MOST_ORDERS} orders by the key ${key}, and all are over`);
    },

    async read(id) {
      const order = await readOrder(ask, { orderId: id });
      return order && { id, status: statusOf(order), sum: receivedOf(order) };
    },

    // Both are refused once they are done, so that a repeat does nothing.
    async capture({ paymentId, sum }) {
      await ask(Done, 'deposit.do', { orderId: paymentId, amount: sum });
    },

    async void({ paymentId }) {
      await ask(Done, 'reverse.do', { orderId: paymentId });
    },

    // A code of refusal stands for many reasons, of which some pass. What counts is what the order shows afterwards.
    async refund({ key, paymentId, sum, receipt }) {
      const before = await refundBy(paymentId, key);
      // guard: alfabank.test.ts
      if (before.outcome) return before.outcome;
      const items = fiscal ? refundedCartOf(receipt, sum) : {};
      const fields = { orderId: paymentId, amount: sum, externalRefundId: key, ...items };
      const refused = await ask(Done, 'refund.do', fields).then(
        () => undefined,
        (error: unknown) => {
          if (!(error instanceof AlfabankRefused)) throw error;
          return error;
        },
      );
      const { order, outcome } = await refundBy(paymentId, key);
      if (outcome) return outcome;
      if (refused && (!order || !isPaid(order) || leftOf(order) < sum)) return 'failed';
      throw refused ?? new Error(`Alfa-Bank does not show the refund ${key}`);
    },

    async receipt({ paymentId, refundKey, isSecond, part }) {
      if (!fiscal) return { status: 'elsewhere' };
      // The gateway settles an order once, so the parts of an advance are for the venue's own cash register.
      if (part) return { status: 'elsewhere' };
      if (isSecond) return secondState(await receiptsOf(ask, paymentId));
      const order = await readOrder(ask, { orderId: paymentId });
      if (!order) throw new Error(`Alfa-Bank does not know the payment ${paymentId}`);
      return receiptState(await receiptsOf(ask, paymentId), order, refundKey);
    },

    // For the receipt of a payment or a refund its cabinet has a button and its gateway no method: who pressed it there
    // asks again here, and the receipt is found before this is called.
    async writeReceipt({ paymentId, isSecond, sum, receipt }) {
      if (!isSecond) return 'refused';
      const written = await receiptsOf(ask, paymentId);
      if (!hasFirst(written)) return 'refused';
      const { status } = secondState(written);
      // The gateway writes as many as it is asked for, and knows no keys.
      // guard: alfabank.test.ts
      if (status === 'registered' || status === 'pending') return 'pending';
      const fields = { mdOrder: paymentId, amount: sum, ...cart(receipt, sum) };
      return ask(Done, 'closeOfdReceipt.do', fields).then(
        () => 'pending',
        (error: unknown) => {
          if (!(error instanceof AlfabankRefused)) throw error;
          return 'refused';
        },
      );
    },

    statement: (from, to) => alfabankStatement(ask, from, to),

    notified(body) {
      const parsed = z.safeParse(Notification, body);
      return parsed.success ? parsed.data.mdOrder : undefined;
    },
  };
}
