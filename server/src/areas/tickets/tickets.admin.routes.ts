import type { EarlierDecision } from '@venue/sdk';
import { ApiFailure } from '@venue/sdk';
import { paidBy } from '@venue/sdk/bookings/model';
import {
  cancelTickets,
  exportTicketOrders,
  getTicketOrderCard,
  listTicketOrders,
  resendTickets,
} from '@venue/sdk/tickets/admin';
import { ticketOrderRecord } from '@venue/sdk/tickets/kind';
import { type AdminTicketOrder, type AdminTicketOrderCard, ticketStatus } from '@venue/sdk/tickets/model';
import { actorOf, type Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import { sheetFile } from '../../core/files/sheet.ts';
import { handle } from '../../core/http/handle.ts';
import { writeAudit } from '../../core/record/audit.ts';
import { mustBeAsSeen } from '../../core/record/decided.ts';
import { lastAudited, mayManage, mustExist } from '../../core/record/records.ts';
import { countAttempt } from '../../core/security/attempts.ts';
import { allRefundsOf, paymentsOf } from '../payments/payments.store.ts';
import { giveUpSeveral } from './cancellation/tickets.cancellation.service.ts';
import * as admin from './tickets.admin.store.ts';
import { ticketOrdersSheet } from './tickets.export.ts';
import { movedTo } from './tickets.presenter.ts';
import { hostRefundOf, ticketStatusOf } from './tickets.rules.ts';
import { lockOrder, tellHolders } from './tickets.service.ts';
import { type HeldTicket, linesOfOrder, lockTickets, noteOrder, ticketsOfOrder } from './tickets.store.ts';
import { changesOf } from './transfer/tickets.transfer.store.ts';

/** Each is an SMS that the recipient did not ask for. */
const perOrder = [{ most: 5, seconds: 24 * 3600 }] as const;
const subject = 'ticketOrder';

/** Calls of staff for orders of tickets. */
export const ticketsAdminRoutes = [
  handle(listTicketOrders, async ({ query }, { db }) => {
    const { rows, ...totals } = await admin.ordersPage(db, query);
    return { message: { page: query.page, pageSize: query.pageSize, ...totals }, items: rows.map(presentListed) };
  }),

  handle(exportTicketOrders, ({ query }, { batches, now }) =>
    sheetFile(
      ticketOrdersSheet,
      batches(db => admin.allOrders(db, query)),
      { format: query.format, now },
    ),
  ),

  handle(getTicketOrderCard, async ({ id }, context) => ({ message: await cardOf(context.db, context, id) })),

  handle(resendTickets, ({ id }, context) =>
    transact(context, async tx => {
      const { now } = context;
      const order = mustExist(await lockOrder(tx, { id }));
      const codes = standing(await ticketsOfOrder(tx, id)).map(({ ticket }) => ticket.code);
      // A holder whose account was deleted has no phone.
      if (codes.length === 0 || order.phone === '') throw new ApiFailure('move_not_allowed');
      await countAttempt(tx, `tickets-resend:${id}`, now, perOrder);
      await tellHolders(tx, context, order, codes);
      const what = 'Ссылка на билеты отправлена ещё раз';
      await noteOrder(tx, id, { at: now, who: actorOf(context).name, what });
      await writeAudit(tx, context, resendTickets.id, { subject, subjectId: id, after: { tickets: codes.length } });
      return { message: { success: true } };
    }),
  ),

  handle(cancelTickets, ({ id, body: { tickets, seen, refund, reason } }, context) =>
    transact(context, async tx => {
      const { now } = context;
      // Checking in at the door locks the same row.
      await lockTickets(tx, await ticketsOfOrder(tx, id));
      mustExist(await lockOrder(tx, { id }));
      const held = await ticketsOfOrder(tx, id);
      await mustBeAsSeen(seen, standing(held).length, () => cancelled(tx, context, id));
      const asked = [...new Set(tickets)].map(number => mustExist(held.find(({ ticket }) => ticket.id === number)));
      const sums = asked.map(each => refundFor(each, now));
      // guard: tickets.orders.test.ts
      if (sums.includes(null)) throw new ApiFailure('move_not_allowed');
      if (sums.reduce<number>((all, sum) => all + (sum ?? 0), 0) !== refund) throw new ApiFailure('price_changed');
      const { name: who } = actorOf(context);
      const parts = asked.map((each, index) => ({ held: each, sum: sums[index] ?? 0 }));
      await giveUpSeveral(tx, parts, { now, config: context.config, reason, why: `Отменён площадкой: ${reason}`, who });
      const after = { tickets: asked.map(({ ticket }) => ticket.id), reason };
      await writeAudit(tx, context, cancelTickets.id, { subject, subjectId: id, after });
      return { message: await cardOf(tx, context, id) };
    }),
  ),
];

const refundFor = ({ ticket, event, checkedInAt }: HeldTicket, now: Date): number | null =>
  hostRefundOf({ ...ticket, checkedInAt }, event, { by: 'staff', now });

/** Who cancelled tickets before this decision: a member of staff, or null for their holder. */
async function cancelled(tx: Db, context: Context, id: number): Promise<EarlierDecision> {
  const last = await lastAudited(tx, subject, id, cancelTickets.id);
  const by = last ? await context.staffNameOf(tx, last.userId) : null;
  return { what: 'Билеты отменены', by, at: last?.at.toISOString() ?? null };
}

const standing = (tickets: readonly HeldTicket[]): HeldTicket[] =>
  tickets.filter(({ ticket }) => ticket.cancelledAt === null);

const presentListed = (row: admin.ListedOrder): AdminTicketOrder => ({
  orderId: row.id,
  orderStatus: row.status,
  eventId: row.eventId,
  eventTitle: row.eventTitle,
  buyerName: row.name,
  phone: row.phone,
  userId: row.userId,
  accountState: row.accountState,
  places: row.places,
  total: row.total,
  returned: row.returned,
  createdAt: row.createdAt.toISOString(),
  paidAt: row.paidAt?.toISOString() ?? null,
});

const byOf = (provider: string) =>
  provider === paidBy.cash || provider === paidBy.terminal ? provider : paidBy.online;

async function cardOf(db: Db, context: Context, id: number): Promise<AdminTicketOrderCard> {
  const { now } = context;
  const row = mustExist(await admin.listedOrder(db, id));
  const held = await ticketsOfOrder(db, id);
  const of = { kind: 'ticketOrder', id } as const;
  const refunds = await allRefundsOf(db, of);
  const changes = await changesOf(
    db,
    held.map(({ ticket }) => ticket.id),
  );
  const tickets = held.map(each => ({
    ticketNumber: each.ticket.id,
    ticketName: each.kind.name,
    holderName: each.ticket.name,
    holderPhone: each.ticket.phone,
    formerHolders: changes.get(each.ticket.id) ?? [],
    movedTo: movedTo(each),
    ticketStatus: ticketStatusOf({ ...each.ticket, checkedInAt: each.checkedInAt }),
    price: each.ticket.price,
    checkedInAt: each.checkedInAt?.toISOString() ?? null,
    refund: each.ticket.cancelledAt === null ? refundFor(each, now) : each.ticket.refund,
  }));
  const manages = mayManage(context, ticketOrderRecord);
  const isCancellable = tickets.some(each => each.ticketStatus === ticketStatus.valid && each.refund !== null);
  const isRefused = refunds.some(({ status }) => status === 'failed');
  return {
    ...presentListed(row),
    date: row.date,
    time: row.time,
    payUntil: row.payUntil?.toISOString() ?? null,
    refundTerms: row.refundTerms,
    lines: (await linesOfOrder(db, id)).map(({ ticketId, name, count, price }) => ({
      ticketId,
      ticketName: name,
      count,
      ticketPrice: price,
    })),
    tickets,
    payments: (await paymentsOf(db, of)).map(({ providerId, status, sum, createdAt, provider }) => ({
      id: providerId,
      status,
      sum,
      at: createdAt.toISOString(),
      by: byOf(provider),
    })),
    refunds: refunds.map(({ id: refundId, status, sum, createdAt, settledAt }) => ({
      refundId,
      status,
      sum,
      at: (settledAt ?? createdAt).toISOString(),
    })),
    history: (await admin.stepsOf(db, id)).map(({ at, ...step }) => ({ at: at.toISOString(), ...step })),
    can: !manages
      ? []
      : [
          ...(isCancellable ? (['cancel'] as const) : []),
          ...(standing(held).length > 0 && row.phone !== '' ? (['resend'] as const) : []),
          ...(isRefused ? (['retryRefund'] as const) : []),
        ],
  };
}
