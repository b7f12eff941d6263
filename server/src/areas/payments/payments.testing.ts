import { momentOf } from '@venue/sdk';
import { sql } from 'drizzle-orm';
import type { Config } from '../../config.ts';
import type {
  PaymentProvider,
  ProviderPayment,
  Receipt,
  ReceiptOf,
  ReceiptState,
  StatementLine,
} from '../../ports/payments/payments.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import type { databaseKinds } from '../../testing/database.ts';
import { openStudio } from '../bookings/bookings.testing.ts';

/** A payment provider whose every answer a test decides. */
export interface Bank extends PaymentProvider {
  /** It cannot be reached. */
  isDown: boolean;
  /** What it answers to refunds. */
  refundAnswer: 'succeeded' | 'pending' | 'failed';
  /** The refunds it was sent, in order. */
  readonly refunds: { key: string; paymentId: string; sum: number; receipt: Receipt }[];
  /** The accounts whose cards it offers, by payment started. */
  readonly customers: (string | null)[];
  /** How often it was asked about a payment. */
  reads: number;
  /** The payments that it was asked to capture or void, in order. */
  readonly finished: string[];
  /** Runs before a capture or a void is done, and after it. */
  onFinish: (when: 'before' | 'after') => Promise<unknown>;
  /** Runs while a refund is being sent. */
  onRefund: () => Promise<unknown>;
  /** Runs while a payment is being started. */
  onStart: () => Promise<unknown>;
  /** From now on it says this of a payment; undefined: it knows no such payment. */
  say(id: string, status: ProviderPayment['status'] | undefined, sum?: number): void;
  /** The states of receipts: by payment, by the key of the refund, or of a second receipt by `<payment> second`. */
  readonly receipts: Map<string, ReceiptState>;
  /** The receipts it was asked to issue again, and what it answers. */
  readonly written: (ReceiptOf & { key: string; sum: number; receipt: Receipt })[];
  writeAnswer: 'pending' | 'refused';
  /** Its statement of transactions. */
  readonly books: StatementLine[];
  /** Clears everything and makes it reachable. */
  reset(): void;
}

const works = () => ({
  isDown: false,
  refundAnswer: 'succeeded' as const,
  writeAnswer: 'pending' as const,
  reads: 0,
  onFinish: async () => undefined,
  onRefund: async () => undefined,
  onStart: async () => undefined,
});

export function aBank(): Bank {
  const payments = new Map<string, ProviderPayment>();
  const reach = () => {
    if (bank.isDown) throw new Error('the bank does not answer');
  };
  async function finish(id: string, status: 'succeeded' | 'voided') {
    bank.finished.push(`${status} ${id}`);
    reach();
    await bank.onFinish('before');
    const payment = payments.get(id);
    if (payment?.status !== 'authorized') throw new Error(`${id} is not authorised`);
    payments.set(id, { ...payment, status });
    await bank.onFinish('after');
  }
  const bank: Bank = {
    name: 'bank',
    ...works(),
    refunds: [],
    customers: [],
    finished: [],
    receipts: new Map(),
    written: [],
    books: [],
    say(id, status, sum = payments.get(id)?.sum ?? 0) {
      if (status) payments.set(id, { id, status, sum });
      else payments.delete(id);
    },
    reset() {
      payments.clear();
      bank.refunds.length = 0;
      bank.customers.length = 0;
      bank.finished.length = 0;
      bank.receipts.clear();
      bank.written.length = 0;
      bank.books.length = 0;
      Object.assign(bank, works());
    },
    async start({ key, sum, customer }) {
      reach();
      bank.customers.push(customer);
      await bank.onStart();
      payments.set(key, { id: key, status: 'pending', sum });
      return { id: key, confirmationToken: key, frameUrl: `/${key}` };
    },
    sbp: {
      most: 70_000_000,
      async start({ key, sum }) {
        reach();
        await bank.onStart();
        payments.set(key, { id: key, status: 'pending', sum });
        return { id: key, qr: `/qr/${key}` };
      },
      async giveUp({ paymentId }) {
        reach();
        const payment = payments.get(paymentId);
        if (payment?.status === 'pending') payments.set(paymentId, { ...payment, status: 'canceled' });
      },
    },
    async read(id) {
      bank.reads++;
      reach();
      return payments.get(id);
    },
    capture: ({ paymentId }) => finish(paymentId, 'succeeded'),
    void: ({ paymentId }) => finish(paymentId, 'voided'),
    async refund(wanted) {
      bank.refunds.push(wanted);
      reach();
      await bank.onRefund();
      return bank.refundAnswer;
    },
    async receipt({ paymentId, refundKey, isSecond, part }) {
      reach();
      const known = bank.receipts.get(isSecond ? (part?.key ?? `${paymentId} second`) : (refundKey ?? paymentId));
      const isWritten =
        !isSecond ||
        bank.written.some(each => each.isSecond && each.paymentId === paymentId && each.part?.key === part?.key);
      return known ?? { status: isWritten ? 'pending' : 'unwritten' };
    },
    async writeReceipt(wanted) {
      reach();
      bank.written.push(wanted);
      return bank.writeAnswer;
    },
    async statement(from, to) {
      reach();
      return bank.books.filter(({ at }) => at >= from && at < to);
    },
    notified: body =>
      typeof body === 'object' && body !== null && 'paymentId' in body ? String(body.paymentId) : undefined,
  };
  return bank;
}

/** An api whose payments are this bank's, and the tariff of a studio to book. */
export async function anApiWithBank(kind: (typeof databaseKinds)[number], config: Partial<Config> = {}) {
  const bank = aBank();
  const api = await testApi({ kind, config, ports: { payments: bank } });
  return { bank, api, ...(await openStudio(api)) };
}

/** Clears bookings, payments and the bank, and sets the clock to noon. */
export async function startOver(api: TestApi, bank: Bank): Promise<void> {
  bank.reset();
  api.clock.now = momentOf('2026-12-01', 12);
  await api.db.execute(
    sql`truncate booking, room_slot, payment, refund, booking_event, live_message, outbox, idempotency cascade`,
  );
}
