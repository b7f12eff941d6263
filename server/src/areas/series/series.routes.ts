import { ApiFailure } from '@venue/sdk';
import { eventKind, eventStatus } from '@venue/sdk/events/model';
import { getSeries, getTicketMove, listOtherDates, moveTickets, saveSeries } from '@venue/sdk/series';
import { getOrderMove, moveOrderTickets } from '@venue/sdk/series/admin';
import { actorOf, type Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import { handle, handlePublished } from '../../core/http/handle.ts';
import { writeAudit } from '../../core/record/audit.ts';
import { mustExist } from '../../core/record/records.ts';
import { spendCode } from '../codes/codes.service.ts';
import { type EventTableRow, eventById, lockEvent } from '../events/events.store.ts';
import { mayMove } from '../tickets/moves/tickets.moves.service.ts';
import { mustBeTheirs, readHolding } from '../tickets/returns/tickets.returns.service.ts';
import { BUYER } from '../tickets/tickets.service.ts';
import { type HeldTicket, orderOfEvent, ticketsOfOrder } from '../tickets/tickets.store.ts';
import { move } from './series.move.service.ts';
import { presentCandidates, presentDates, presentMove } from './series.presenter.ts';
import { candidates, setSeries } from './series.store.ts';

export const seriesRoutes = [
  handlePublished(listOtherDates, async ({ id }, { db, now }) => {
    const row = await eventById(db, id);
    const dates = row?.status === eventStatus.published ? await presentDates(db, id, now) : [];
    return { message: { dates } };
  }),

  handle(getSeries, async ({ id }, context) => {
    const { row } = mustBeOrganised(context, await eventById(context.db, id));
    const events = await candidates(context.db, row, context.now);
    return { message: { events: await presentCandidates(context.db, id, events) } };
  }),

  handle(saveSeries, ({ id, body: { eventIds } }, context) =>
    transact(context, async tx => {
      const ids = [...new Set([id, ...eventIds])];
      const rows = new Map<number, EventTableRow | undefined>();
      // In the order in which all lock events.
      for (const each of ids.toSorted((one, other) => one - other)) rows.set(each, await lockEvent(tx, each));
      const { row, isStaff } = mustBeOrganised(context, rows.get(id));
      const others = ids.slice(1).map(each => rows.get(each));
      // guard: series.test.ts
      if (!others.every(each => each?.userId === row.userId && isDate(each)))
        throw new ApiFailure('invalid_input', {
          fields: { eventIds: 'В\u00a0серии могут быть только мероприятия одного организатора' },
        });
      await setSeries(tx, row.userId, ids);
      if (isStaff)
        await writeAudit(tx, context, saveSeries.id, { subject: 'event', subjectId: id, after: { eventIds } });
      return { message: { success: true } };
    }),
  ),

  handle(getTicketMove, async ({ slug }, context) => {
    const { tickets, isOwn } = await readHolding(context, slug);
    const movable = tickets.filter(each => mayMove(each, 'holder', context.now));
    return { message: { ticketMove: await presentMove(context.db, { tickets, movable, isOwn }, context.now) } };
  }),

  handle(moveTickets, async ({ slug, body: { tickets, from, eventId: to, confirmation } }, context) => {
    const holding = await readHolding(context, slug);
    await mustBeTheirs(context, holding, confirmation);
    const seen = ticketsNumbered(holding.tickets, tickets);
    return transact(context, async tx => {
      // guard: series.move.test.ts
      if (confirmation) await spendCode(tx, confirmation.smsuid, context.now);
      const after = await move(tx, context, { seen, from, to, by: 'holder', who: BUYER });
      return { message: { codes: after.map(({ ticket }) => ticket.code) } };
    });
  }),

  handle(getOrderMove, async ({ id }, { db, now }) => {
    mustExist(await orderOfEvent(db, { id }));
    const moves = [];
    for (const tickets of Map.groupBy(await standing(db, id), ({ event }) => event.id).values()) {
      const movable = tickets.filter(each => mayMove(each, 'staff', now));
      moves.push(await presentMove(db, { tickets, movable, isOwn: true }, now));
    }
    return { message: { ticketMoves: moves.filter(each => each !== null) } };
  }),

  handle(moveOrderTickets, ({ id, body: { tickets, from, eventId: to } }, context) =>
    transact(context, async tx => {
      mustExist(await orderOfEvent(tx, { id }));
      const seen = ticketsNumbered(await standing(tx, id), tickets);
      await move(tx, context, { seen, from, to, by: 'staff', who: actorOf(context).name });
      const after = { tickets, eventId: to };
      const before = { eventId: from };
      await writeAudit(tx, context, moveOrderTickets.id, { subject: 'ticketOrder', subjectId: id, before, after });
      return { message: { success: true } };
    }),
  ),
];

const standing = async (db: Db, orderId: number): Promise<HeldTicket[]> =>
  (await ticketsOfOrder(db, orderId)).filter(({ ticket }) => ticket.cancelledAt === null);

/** Of these tickets those with the given numbers. Throws `not_found` if one is missing. */
const ticketsNumbered = (tickets: readonly HeldTicket[], numbers: readonly number[]): HeldTicket[] =>
  // guard: series.move.test.ts
  [...new Set(numbers)].map(number => mustExist(tickets.find(({ ticket }) => ticket.id === number)));

/** Whether an event may be a date of a series. */
const isDate = ({ status, kind }: EventTableRow): boolean => status !== eventStatus.deleted && kind === eventKind.event;

/** An event of the reader's, or any for staff. Throws `not_found`, also for one that cannot have other dates. */
function mustBeOrganised(context: Context, row: EventTableRow | undefined) {
  const { userId, permissions } = actorOf(context);
  const isStaff = permissions.has('events.manage');
  // guard: series.test.ts
  if (!row || !isDate(row) || (!isStaff && row.userId !== userId)) throw new ApiFailure('not_found');
  return { row, isStaff };
}
