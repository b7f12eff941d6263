import { formatWhen } from '@venue/sdk/events/model';
import { eventPlace, ticketPlace } from '@venue/sdk/tickets/model';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { inTransaction } from '../../core/db/transact.ts';
import { writtenFrom } from '../../core/night.ts';
import { tell } from '../../core/outbox.ts';
import { publish } from '../../core/publish.ts';
import { eachAlone } from '../../jobs/eachAlone.ts';
import type { Job } from '../../jobs/job.ts';
import { lockEvent } from '../events/events.store.ts';
import type { EventRescheduleRow } from '../events/reschedules/events.reschedules.store.ts';
import { namesOfRooms } from '../rooms/rooms.store.ts';
import { byHolder } from '../tickets/cancellation/tickets.cancellation.service.ts';
import { ticketsOfBundle } from '../tickets/cancellation/tickets.cancellation.store.ts';
import {
  eventOf,
  holderReach,
  ordersOf,
  rescheduledMessages,
  ticketFiles,
} from '../tickets/letters/tickets.letters.service.ts';
import type { HeldTicket } from '../tickets/tickets.store.ts';
import { beginsAt } from './reschedules.rules.ts';
import * as store from './reschedules.store.ts';

type Works = Pick<Context, 'now' | 'config'>;

const AT_ONCE = 50;

/**
 * Writes to the guests of rescheduled events, order by order: each in one transaction that says how far it came, so
 * after a crash nobody is written to twice or forgotten. An event that is rescheduled again begins anew.
 */
const writeToGuests: Job = {
  name: 'reschedules.writeToGuests',
  everyMs: 2_000,
  async run({ db, now, config, log }) {
    await eachAlone(log, await store.unwritten(db), async ({ id, eventId }) => {
      const goesOn = () => inTransaction(db, tx => writeSome(tx, { id, eventId }, { now: now(), config }), log);
      while (await goesOn());
    });
  },
};

/** Writes to the holders of some orders; false when none is left, or the event was rescheduled again. */
async function writeSome(tx: Db, { id, eventId }: { id: number; eventId: number }, works: Works): Promise<boolean> {
  await lockEvent(tx, eventId);
  const row = await store.lockReschedule(tx, id);
  // Another server may have done it already.
  // guard: reschedules.letters.test.ts
  if (!row || row.replacedAt !== null || row.writtenAt !== null) return false;
  const bundles = await store.nextBundles(tx, row, row.writtenTo, AT_ONCE);
  for (const bundle of bundles) await writeTo(tx, row, await ticketsOfBundle(tx, eventId, bundle), works);
  const last = bundles.at(-1);
  // guard: reschedules.letters.test.ts
  await store.changeReschedule(tx, id, last ? { writtenTo: last.first } : { writtenAt: works.now });
  return last !== undefined;
}

/** One message to each holder of tickets of an order: usually its buyer, who holds them all. */
async function writeTo(tx: Db, row: EventRescheduleRow, tickets: readonly HeldTicket[], works: Works): Promise<void> {
  const { now, config } = works;
  const rooms = await namesOfRooms(tx, [row.roomId]);
  const roomName = row.roomId === null ? null : (rooms.get(row.roomId) ?? null);
  for (const [first, own] of byHolder(tickets, each => each)) {
    // A holder whose account was deleted has no phone.
    if (first.ticket.phone === '') continue;
    const { event, ticket } = first;
    const { secret, link } = await store.linkTo(tx, first, config.publicUrl);
    const before = { ...event, roomName, place: row.place };
    await tell(tx, works, {
      event: 'ticket.rescheduled',
      // guard: reschedules.letters.test.ts
      of: ordersOf(own),
      to: await holderReach(tx, ticket),
      about: {
        ...eventOf(event),
        formerWhen: formatWhen(row, { year: true }),
        spot: eventPlace(event),
        formerPlace: ticketPlace(before),
        until: row.chooseUntil,
        isFree: own.every(each => each.ticket.price === 0),
        isPassedOn: ticket.transferredAt !== null,
        link,
        reason: row.reason,
      },
      secret,
      // guard: reschedules.letters.test.ts
      notBefore: writtenFrom([row.date, event.date], now),
      uselessAt: beginsAt(event),
      files: () => ticketFiles(own, works),
    });
    publish(tx, now, rescheduledMessages({ userId: ticket.userId, eventId: event.id, eventTitle: event.title }));
  }
}

export const reschedulesJobs: readonly Job[] = [writeToGuests];
