import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { PaymentProvider, Receipt } from './payments.ts';

interface Options {
  /** Address of the API, without a closing slash. */
  readonly url: string;
  readonly shopId: string;
  readonly secretKey: string;
  /** The shop's receipts are written by the provider, from what each payment and refund brings along. */
  readonly receipts: boolean;
  /** 1 to 6, as the API numbers them; left out where the shop has one. */
  readonly taxSystem: number | undefined;
  /** Milliseconds; the default is for people who wait. */
  readonly timeoutMs?: number;
}

const Amount = z.object({ value: z.string().check(z.regex(/^\d{1,12}\.\d\d$/)), currency: z.literal('RUB') });
const Payment = z.object({
  id: z.string(),
  status: z.enum(['pending', 'waiting_for_capture', 'succeeded', 'canceled']),
  amount: Amount,
});
const Started = z.extend(Payment, {
  confirmation: z.object({ type: z.literal('embedded'), confirmation_token: z.string() }),
});
const Refund = z.object({
  id: z.string(),
  payment_id: z.string(),
  status: z.enum(['pending', 'succeeded', 'canceled']),
  description: z.optional(z.string()),
});
const Refunds = z.object({ items: z.array(Refund), next_cursor: z.optional(z.string()) });
const Notification = z.object({
  type: z.literal('notification'),
  event: z.string(),
  object: z.object({ id: z.string(), payment_id: z.optional(z.string()) }),
});

/** Codes of the rates of VAT. */
const vatCodes: Readonly<Record<number, number>> = { 0: 2, 5: 7, 7: 8, 10: 3, 20: 4, 22: 11 };

const LONGEST_TEXT = 128;
const cut = (text: string) => (text.length <= LONGEST_TEXT ? text : `${text.slice(0, LONGEST_TEXT - 1)}…`);

const amountOf = (kopecks: number) => ({ value: (kopecks / 100).toFixed(2), currency: 'RUB' });
const digestOf = (body: object) => createHash('sha256').update(JSON.stringify(body)).digest('hex').slice(0, 16);
const kopecksOf = ({ value }: z.output<typeof Amount>) => Number(value.replace('.', ''));

/** What the provider answered when it refused. */
class Refused extends Error {
  override readonly name = 'YooKassaRefused';
  readonly status: number;
  constructor(status: number, code: string) {
    super(`YooKassa answered ${status} ${code}`);
    this.status = status;
  }
}

/** Refusals that say that nothing was done and nothing will be, by the same request. */
const isFinal = (error: unknown): boolean =>
  error instanceof Refused && [400, 404, 405, 409, 410, 415, 422].includes(error.status);

/**
 * YooKassa: payments by card, SBP and the other ways of its embedded widget. Notifications carry no signature, so they
 * are hints; what counts is read from the API.
 */
export function yookassaPayments(options: Options): PaymentProvider {
  const { url, shopId, secretKey, receipts, taxSystem, timeoutMs = 10_000 } = options;
  const authorization = `Basic ${Buffer.from(`${shopId}:${secretKey}`).toString('base64')}`;

  async function ask<T>(schema: z.ZodMiniType<T>, path: string, post?: { key: string; body: object }): Promise<T> {
    const response = await fetch(`${url}${path}`, {
      method: post ? 'POST' : 'GET',
      headers: {
        authorization,
        ...(post ? { 'content-type': 'application/json', 'idempotence-key': post.key } : {}),
      },
      ...(post ? { body: JSON.stringify(post.body) } : {}),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const answer: unknown = await response.json();
    if (response.status !== 200) {
      const code = z.safeParse(z.object({ code: z.string() }), answer);
      throw new Refused(response.status, code.success ? code.data.code : '');
    }
    return z.parse(schema, answer);
  }

  /** Receipts by 54-FZ; the sums of their items are what is paid. */
  const receiptOf = ({ phone, lines, vatPercent }: Receipt) => {
    if (!receipts) return {};
    const vatCode = vatCodes[vatPercent];
    if (vatCode === undefined) throw new Error(`no code of VAT for ${vatPercent} %`);
    const items = lines.map(({ title, quantity, unitPrice, sum }) => {
      // A line that is no whole multiple of its price stands as one piece: the sum is what has to fit.
      const whole = unitPrice * quantity === sum;
      return {
        description: cut(title),
        quantity: whole ? quantity : 1,
        amount: amountOf(whole ? unitPrice : sum),
        vat_code: vatCode,
        payment_mode: 'full_prepayment',
        payment_subject: 'service',
      };
    });
    const system = taxSystem === undefined ? {} : { tax_system_code: taxSystem };
    return { receipt: { customer: { phone: `7${phone}` }, items, ...system } };
  };

  /** The refund that was asked for by a key: keys are forgotten after a day, refunds are not. */
  async function refundBy(paymentId: string, key: string): Promise<z.output<typeof Refund> | undefined> {
    for (let cursor = ''; ; ) {
      const page = await ask(
        Refunds,
        `/refunds?payment_id=${encodeURIComponent(paymentId)}&limit=100${cursor && `&cursor=${encodeURIComponent(cursor)}`}`,
      );
      const made = page.items.find(each => each.payment_id === paymentId && each.description === key);
      if (made || page.next_cursor === undefined) return made;
      cursor = page.next_cursor;
    }
  }

  const outcomes = { succeeded: 'succeeded', pending: 'pending', canceled: 'failed' } as const;

  return {
    name: 'yookassa',

    // The same key has to bring the same body, so nothing in it depends on the moment. What may be corrected between two
    // tries, such as the price or the phone, makes another key: with another body the provider refuses one for a day.
    async start({ key, sum, description, receipt }) {
      const body = {
        amount: amountOf(sum),
        capture: true,
        confirmation: { type: 'embedded' },
        description: cut(description),
        metadata: { key },
        ...receiptOf(receipt),
      };
      const { id, amount, confirmation } = await ask(Started, '/payments', {
        key: `${shopId}-${key}-${digestOf(body)}`,
        body,
      });
      if (kopecksOf(amount) !== sum) throw new Error(`payment ${id} is of another sum`);
      const token = confirmation.confirmation_token;
      // After the hash, so that the token stands in nobody's log.
      return { id, confirmationToken: token, frameUrl: `/yookassa/pay#${encodeURIComponent(token)}` };
    },

    async read(id) {
      try {
        const { status, amount } = await ask(Payment, `/payments/${encodeURIComponent(id)}`);
        return { id, status: status === 'waiting_for_capture' ? 'pending' : status, sum: kopecksOf(amount) };
      } catch (error) {
        if (error instanceof Refused && error.status === 404) return undefined;
        throw error;
      }
    },

    async refund({ key, paymentId, sum, receipt }) {
      try {
        const made = await refundBy(paymentId, key);
        if (made) return outcomes[made.status];
        const body = { payment_id: paymentId, amount: amountOf(sum), description: key, ...receiptOf(receipt) };
        const { status } = await ask(Refund, '/refunds', { key: `${shopId}-${key}`, body });
        return outcomes[status];
      } catch (error) {
        if (isFinal(error)) return 'failed';
        throw error;
      }
    },

    notified(body) {
      const told = z.safeParse(Notification, body);
      return told.success ? (told.data.object.payment_id ?? told.data.object.id) : undefined;
    },
  };
}
