import { randomBytes, randomUUID } from 'node:crypto';
import { and, asc, eq, gte, isNotNull, lt, lte, sql } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { inTransaction } from '../../core/db/transact.ts';
import type { PaymentProvider, ProviderPayment, Registered, SecondPart, StartRequest } from './payments.ts';
import { sandboxNotification, sandboxPayment, sandboxReceipt, sandboxRefund } from './sandbox.table.ts';

/** How the sandbox's bank answers: accepts at once, declines, accepts late, or notifies twice. */
export const outcomes = ['success', 'decline', 'delayed', 'duplicate'] as const;
export type Outcome = (typeof outcomes)[number];

/** Its fiscal storage: play receipts, of a number no real one has. */
const STORAGE = '9999000000000000';

/** Seconds a delayed notification waits. */
const DELAY_SECONDS = 8;

/** Whether nothing was taken. */
export const hasEnded = (status: ProviderPayment['status']) => status === 'canceled' || status === 'voided';

export interface Sandbox extends PaymentProvider {
  readonly name: 'sandbox';
  /** What the frame shows; undefined for an unknown token. */
  look(
    token: string,
  ): Promise<{ description: string; sum: number; status: ProviderPayment['status']; isSbp: boolean } | undefined>;
  /** The customer pressed the frame's button. Returns what the frame tells its page. */
  pay(token: string, outcome: Outcome): Promise<'succeeded' | 'canceled' | undefined>;
  /** Delivers notifications that are due; a failed delivery is tried again. */
  deliverDue(deliver: (body: unknown) => Promise<void>): Promise<void>;
}

/**
 * A payment provider of our own that behaves like a hosted one: it keeps its own books, shows its own frame, and
 * reports payments by notifications that may come late or twice.
 */
export function sandboxPayments(db: Db, now: () => Date, isTwoStage = false): Sandbox {
  const statusOf = (row: { status: ProviderPayment['status']; expiresAt: Date }) =>
    row.status === 'pending' && row.expiresAt <= now() ? ('canceled' as const) : row.status;

  const secondOf = (paymentId: string, part?: SecondPart) => `${paymentId}-${part?.key ?? 'second'}`;

  const register = (of: string, sum: number, registeredAt: Date) =>
    db.insert(sandboxReceipt).values({ of, sum, registeredAt }).onConflictDoNothing({ target: sandboxReceipt.of });

  async function registeredOf(of: string): Promise<Registered | undefined> {
    const [row] = await db.select().from(sandboxReceipt).where(eq(sandboxReceipt.of, of));
    if (!row) return undefined;
    const documentNumber = String(row.id);
    const attribute = String(2_000_000_000 + row.id);
    const { sum, registeredAt } = row;
    return { status: 'registered', documentNumber, storageNumber: STORAGE, attribute, registeredAt, sum };
  }

  /** Ends a payment whose money is authorised; another stays as it is. */
  const end = (id: string, values: Pick<typeof sandboxPayment.$inferInsert, 'status' | 'paidAt'>) =>
    db
      .update(sandboxPayment)
      .set(values)
      .where(and(eq(sandboxPayment.id, id), eq(sandboxPayment.status, 'authorized')));

  async function begin({ key: requestKey, sum, description, expiresAt }: StartRequest, isSbp: boolean) {
    const key = `${requestKey}-${sum}`;
    await db
      .insert(sandboxPayment)
      .values({
        id: randomUUID(),
        token: randomBytes(24).toString('base64url'),
        idempotenceKey: key,
        status: 'pending',
        ...{ sum, description, isSbp, expiresAt },
        createdAt: now(),
      })
      .onConflictDoNothing({ target: sandboxPayment.idempotenceKey });
    const [row] = await db.select().from(sandboxPayment).where(eq(sandboxPayment.idempotenceKey, key));
    if (!row) throw new Error('the sandbox lost a payment');
    return row;
  }

  return {
    name: 'sandbox',

    async start(request) {
      const { id, token } = await begin(request, false);
      return { id, confirmationToken: token, frameUrl: `/sandbox/pay/${token}` };
    },

    sbp: {
      most: Number.MAX_SAFE_INTEGER,
      async start(request) {
        const { id, token } = await begin(request, true);
        return { id, qr: `/sandbox/pay/${token}` };
      },
      async giveUp({ paymentId }) {
        await db
          .update(sandboxPayment)
          .set({ status: 'canceled' })
          .where(and(eq(sandboxPayment.id, paymentId), eq(sandboxPayment.status, 'pending')));
      },
    },

    async read(id) {
      const [row] = await db.select().from(sandboxPayment).where(eq(sandboxPayment.id, id));
      return row && { id: row.id, status: statusOf(row), sum: row.sum };
    },

    async capture({ paymentId }) {
      await end(paymentId, { status: 'succeeded', paidAt: now() });
    },

    async void({ paymentId }) {
      await end(paymentId, { status: 'voided' });
    },

    async refund({ key, paymentId, sum }) {
      return inTransaction(db, async tx => {
        const [row] = await tx.select().from(sandboxPayment).where(eq(sandboxPayment.id, paymentId)).for('update');
        if (row?.status !== 'succeeded') return 'failed';
        const [made] = await tx.select().from(sandboxRefund).where(eq(sandboxRefund.idempotenceKey, key));
        if (made) return 'succeeded';
        // guard: sandbox.test.ts
        if (row.refunded + sum > row.sum) return 'failed';
        await tx.insert(sandboxRefund).values({ idempotenceKey: key, paymentId, sum, madeAt: now() });
        await tx
          .update(sandboxPayment)
          .set({ refunded: row.refunded + sum })
          .where(eq(sandboxPayment.id, paymentId));
        return 'succeeded';
      });
    },

    async receipt({ paymentId, refundKey, isSecond, part }) {
      if (isSecond) return (await registeredOf(secondOf(paymentId, part))) ?? { status: 'unwritten' };
      const [made] =
        refundKey === null
          ? await db
              .select({ sum: sandboxPayment.sum, at: sandboxPayment.paidAt })
              .from(sandboxPayment)
              .where(eq(sandboxPayment.id, paymentId))
          : await db
              .select({ sum: sandboxRefund.sum, at: sandboxRefund.madeAt })
              .from(sandboxRefund)
              .where(eq(sandboxRefund.idempotenceKey, refundKey));
      if (!made?.at) return { status: 'refused' };
      const of = refundKey ?? paymentId;
      await register(of, made.sum, made.at);
      const registered = await registeredOf(of);
      if (!registered) throw new Error('the sandbox lost a receipt');
      return registered;
    },

    async writeReceipt({ paymentId, isSecond, part, sum }) {
      if (isSecond) await register(secondOf(paymentId, part), sum, now());
      return 'pending';
    },

    async statement(from, to) {
      const payments = await db
        .select()
        .from(sandboxPayment)
        .where(
          and(eq(sandboxPayment.status, 'succeeded'), gte(sandboxPayment.paidAt, from), lt(sandboxPayment.paidAt, to)),
        );
      const refunds = await db
        .select()
        .from(sandboxRefund)
        .where(and(gte(sandboxRefund.madeAt, from), lt(sandboxRefund.madeAt, to)));
      return [
        ...payments.map(({ id, sum, paidAt, createdAt }) => ({
          kind: 'payment' as const,
          id,
          paymentId: id,
          refundKey: null,
          sum,
          at: paidAt ?? createdAt,
        })),
        ...refunds.map(({ idempotenceKey, paymentId, sum, madeAt }) => ({
          kind: 'refund' as const,
          id: idempotenceKey,
          paymentId,
          refundKey: idempotenceKey,
          sum,
          at: madeAt,
        })),
      ];
    },

    notified: body =>
      typeof body === 'object' && body !== null && 'paymentId' in body && typeof body.paymentId === 'string'
        ? body.paymentId
        : undefined,

    async look(token) {
      const [row] = await db.select().from(sandboxPayment).where(eq(sandboxPayment.token, token));
      return row && { description: row.description, sum: row.sum, status: statusOf(row), isSbp: row.isSbp };
    },

    pay: (token, outcome) =>
      inTransaction(db, async tx => {
        const [row] = await tx.select().from(sandboxPayment).where(eq(sandboxPayment.token, token)).for('update');
        if (!row) return undefined;
        const before = statusOf(row);
        if (before !== 'pending') return hasEnded(before) ? 'canceled' : 'succeeded';
        const agreed = isTwoStage && !row.isSbp ? ('authorized' as const) : ('succeeded' as const);
        const status = outcome === 'decline' ? 'canceled' : agreed;
        await tx.update(sandboxPayment).set({ status, paidAt: now() }).where(eq(sandboxPayment.id, row.id));
        const dueAt = new Date(now().getTime() + (outcome === 'delayed' ? DELAY_SECONDS * 1000 : 0));
        const notification = { paymentId: row.id, event: `payment.${status}`, dueAt };
        await tx
          .insert(sandboxNotification)
          .values(outcome === 'duplicate' ? [notification, notification] : [notification]);
        return hasEnded(status) ? 'canceled' : 'succeeded';
      }),

    async deliverDue(deliver) {
      const at = now();
      const due = await db
        .update(sandboxNotification)
        .set({ dueAt: new Date(at.getTime() + 10_000), attempts: sql`${sandboxNotification.attempts} + 1` })
        .where(
          sql`${sandboxNotification.id} in ${db
            .select({ id: sandboxNotification.id })
            .from(sandboxNotification)
            .where(and(isNotNull(sandboxNotification.dueAt), lte(sandboxNotification.dueAt, at)))
            .orderBy(asc(sandboxNotification.id))
            .limit(20)
            .for('update', { skipLocked: true })}`,
        )
        .returning();
      for (const { id, paymentId, event } of due) {
        await deliver({ event, paymentId });
        await db.update(sandboxNotification).set({ dueAt: null }).where(eq(sandboxNotification.id, id));
      }
    },
  };
}
