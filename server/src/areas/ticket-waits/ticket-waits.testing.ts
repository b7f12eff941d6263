import { joinTicketQueue, listMyTicketWaits } from '@venue/sdk/ticket-waits';
import type { TicketWait } from '@venue/sdk/ticket-waits/model';
import { createTicketOrder } from '@venue/sdk/tickets';
import { sql } from 'drizzle-orm';
import type { Person } from '../../testing/api.people.ts';
import type { TestApi } from '../../testing/api.ts';
import { entrance } from '../events/events.testing.ts';
import { anEventWithTickets, freeEntrance } from '../tickets/tickets.testing.ts';

export const PRICE = entrance.ticketPrice;

/** A person joins the queue for a kind of ticket. */
export const join = async (api: TestApi, person: Person, ticketId: number, places = 1): Promise<TicketWait> =>
  (await api.as(person).send(joinTicketQueue, { body: { ticketId, places } })).message;

/** Somebody’s places in queues, newest first. */
export const waitsOf = async (api: TestApi, person: Person): Promise<TicketWait[]> =>
  (await api.as(person).send(listMyTicketWaits, {})).message.waits;

/** Offers what is free to those who wait, and tells those whose place has ended. */
export const serve = (api: TestApi) => api.runJob('ticketWaits.serve');

/** Orders places, and returns the key of the order. */
export const order = async (
  api: TestApi,
  person: Person,
  { eventId, ticketId, price = PRICE }: { eventId: number; ticketId: number; price?: number },
  count = 1,
) =>
  (
    await api
      .as(person)
      .send(createTicketOrder, { body: { eventId, lines: [{ ticketId, count }], total: price * count } })
  ).message;

/** An event whose few places are all held by unpaid orders of others, one order for each place. */
export async function soldOut(api: TestApi, places = 1, more: { free?: boolean; participantsLimit?: number } = {}) {
  const kind = more.free ? freeEntrance : entrance;
  const { eventId, ticketIds, owner } = await anEventWithTickets(api, {
    tickets: [{ ...kind, ticketQuantity: places }],
    ...(more.participantsLimit === undefined ? {} : { participantsLimit: more.participantsLimit }),
  });
  const ticketId = ticketIds[0] ?? 0;
  const price = more.free ? 0 : PRICE;
  const buyer = await api.aCustomer();
  const orders: Awaited<ReturnType<typeof order>>[] = [];
  for (let each = 0; each < places; each++) {
    const who = each % 10 === 0 ? buyer : await api.aCustomer();
    orders.push(await order(api, who, { eventId, ticketId, price }));
  }
  return { eventId, ticketId, price, owner, buyer, orders };
}

/** What the database counts for an event. */
export async function countsOf(api: TestApi, eventId: number) {
  const { rows } = await api.db.execute<{ held: number; sold: number; taken: number; gathered: number }>(sql`
    select sum(t.held)::int as held, sum(t.sold)::int as sold, max(e.taken) as taken,
      (select coalesce(sum(gathered), 0)::int from ticket_wait where event_id = ${eventId}) as gathered
    from event_ticket t join event e on e.id = t.event_id where e.id = ${eventId}`);
  return rows[0];
}

/** The texts of messages of one kind, in the order in which they were written. */
export const messagesOf = async (api: TestApi, event: string) =>
  (
    await api.db.execute<{ body: string; recipient: string; due_at: Date; of_kind: string | null; of_ids: number[] }>(
      sql`select body, recipient, due_at, of_kind, of_ids from outbox where event = ${event} and kind = 'sms' order by id`,
    )
  ).rows;

/** A place in the queue for tickets of an event of its own. */
export async function aTicketWait(api: TestApi, person: Person): Promise<void> {
  const { ticketId } = await soldOut(api);
  await join(api, person, ticketId);
}
