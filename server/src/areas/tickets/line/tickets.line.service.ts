import { ApiFailure } from '@venue/sdk';
import { ticketWaitChanged } from '@venue/sdk/ticket-waits';
import { ticketWaitStatus } from '@venue/sdk/ticket-waits/model';
import { ticketLimits, ticketOrderStatus, ticketSale } from '@venue/sdk/tickets/model';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { tell } from '../../../core/outbox.ts';
import { publish, toTopic } from '../../../core/publish.ts';
import { offerTerm, publicUntil } from '../../../core/waiting.rules.ts';
import { reachOf } from '../../accounts/accounts.store.ts';
import { type EventTableRow, type EventTicketRow, eventById, lockEvent, ticketsOf } from '../../events/events.store.ts';
import { namesOfRooms } from '../../rooms/rooms.store.ts';
import { eventOf } from '../letters/tickets.letters.service.ts';
import { termsOf } from '../terms/tickets.terms.store.ts';
import { takePlaces } from '../tickets.places.store.ts';
import { isOffered, placesLeft, saleEnds, saleOf } from '../tickets.rules.ts';
import { addOrder, noteOrder, placesOfHolder } from '../tickets.store.ts';
import { turnOf } from './tickets.line.rules.ts';
import * as store from './tickets.line.store.ts';

type Works = Pick<Context, 'now' | 'config'>;

/** How many in the queue of an event are looked at in one run. */
const MOST_AT_ONCE = 500;

/** Tells the screens of a person who waits and of staff to read the queue again. */
export const tellQueue = (
  tx: Db,
  now: Date,
  { eventId, userId }: Pick<store.PlaceInQueue, 'eventId' | 'userId'>,
): void =>
  publish(
    tx,
    now,
    [...(userId === null ? [] : [`info/${userId}` as const]), 'staff' as const].map(topic =>
      toTopic(ticketWaitChanged, topic, { eventId }),
    ),
  );

/**
 * Offers the free places of an event to those who wait for them, the first whom they are enough for before the others.
 * The caller holds the event's row locked; an order calls it before it looks for places, so nobody buys what somebody
 * waits for.
 */
export async function serveQueue(tx: Db, works: Works, eventId: number): Promise<void> {
  const { now, config } = works;
  const queue = await store.queueOf(tx, eventId, MOST_AT_ONCE);
  if (queue.length === 0) return;
  const event = await eventById(tx, eventId);
  if (!event || !isOffered(event, now)) return;
  const kinds = new Map((await ticketsOf(tx, eventId)).map(kind => [kind.id, kind]));
  // Counted along, so that the rows are read once.
  const take = (kind: EventTicketRow, places: number) => {
    kind.held += places;
    event.taken += places;
  };
  for (const place of queue) {
    const kind = kinds.get(place.ticketId);
    if (!kind || now >= saleEnds(kind, event) || (kind.saleFrom !== null && now < kind.saleFrom)) continue;
    const latest = saleEnds(kind, event);
    const lastOfferAt = new Date(latest.getTime() - 2 * config.waitlistMinutes * 60_000);
    const free = Math.max(0, placesLeft(kind, event));
    const turn = turnOf(place, free, { now, lastOfferAt });
    if (place.isBehind && turn.is === 'pass' && place.publicUntil !== null)
      await store.changeWait(tx, place.id, { publicUntil: null });
    if (turn.is === 'pass') continue;
    if (turn.is === 'behind') {
      if (place.publicUntil === null)
        await store.changeWait(tx, place.id, { publicUntil: publicUntil(latest, config.waitlistMinutes, now) });
      continue;
    }
    if (turn.is === 'gather') {
      const gathered = { gathered: place.gathered + turn.more, gatheredAt: place.gatheredAt ?? now };
      await store.changeWait(tx, place.id, gathered);
      take(kind, turn.more);
      continue;
    }
    if (!(await isWithinLimit(tx, place, turn.places))) continue;
    await offer(tx, works, { place, event, kind, places: turn.places, latest });
    take(kind, turn.places - place.gathered);
  }
}

/**
 * The event of tickets that somebody wants to wait for, locked. Throws `not_found`, `tickets_not_on_sale`, and
 * `places_free` when there are as many.
 */
export async function lockSoldOut(
  tx: Db,
  now: Date,
  eventId: number | undefined,
  { ticketId, places }: { readonly ticketId: number; readonly places: number },
): Promise<EventTableRow> {
  const event = eventId === undefined ? undefined : await lockEvent(tx, eventId);
  const kind = event && (await ticketsOf(tx, event.id)).find(each => each.id === ticketId);
  if (!event || !kind || !isOffered(event, now)) throw new ApiFailure('not_found');
  const sale = saleOf(kind, event, now);
  // guard: server/src/areas/ticket-waits/ticket-waits.test.ts
  if (sale === ticketSale.soon || sale === ticketSale.closed) throw new ApiFailure('tickets_not_on_sale');
  // guard: server/src/areas/ticket-waits/ticket-waits.test.ts
  if (placesLeft(kind, event) >= places) throw new ApiFailure('places_free');
  return event;
}

/** Whoever bought places meanwhile has as many as one person may have. */
const isWithinLimit = async (tx: Db, place: store.PlaceInQueue, places: number): Promise<boolean> =>
  (await placesOfHolder(tx, place.eventId, place)) + places <= ticketLimits.places;

/** The name of the room of an event; null for a place elsewhere. */
const roomNameOf = async (db: Db, { roomId }: Pick<EventTableRow, 'roomId'>): Promise<string | null> =>
  roomId === null ? null : ((await namesOfRooms(db, [roomId])).get(roomId) ?? null);

interface Offer {
  readonly place: store.PlaceInQueue;
  readonly event: EventTableRow;
  readonly kind: EventTicketRow;
  readonly places: number;
  /** After this moment the places are of no use. */
  readonly latest: Date;
}

/** Holds places for somebody who waits: an order with a term, like any other, and a message with the link to it. */
async function offer(tx: Db, works: Works, { place, event, kind, places, latest }: Offer): Promise<void> {
  const { now, config } = works;
  const { id, eventId, userId, name, phone } = place;
  const { notBefore, expiresAt } = offerTerm(latest, config.waitlistMinutes, now);
  // A trigger gives back what was set aside; under the lock of the event nobody else can have it.
  if (place.gathered > 0) await store.changeWait(tx, id, { gathered: 0, gatheredAt: null });
  const line = { ticketId: kind.id, count: places, price: kind.price };
  if (!(await takePlaces(tx, eventId, [line], 'held')))
    throw new Error(`places of event ${eventId} are not as counted`);
  const order = await addOrder(
    tx,
    {
      ...{ eventId, userId, name, phone, total: places * kind.price, createdAt: now },
      status: ticketOrderStatus.held,
      payUntil: expiresAt,
      holdUntil: expiresAt,
      // guard: ../terms/tickets.terms.test.ts
      refundTerms: (await termsOf(tx, eventId)).refundTerms,
    },
    [line],
  );
  await noteOrder(tx, order.id, { at: now, who: 'Система', what: 'Места освободились и предложены тому, кто ждал' });
  const values = { status: ticketWaitStatus.offered, orderId: order.id, offered: places, publicUntil: null };
  await store.changeWait(tx, id, { ...values, updatedAt: now });
  await store.notePasses(tx, [kind.id], id);
  const link = `${config.publicUrl}/app/tickets/order/${order.key}`;
  await tell(tx, works, {
    event: 'ticketWait.offered',
    of: { kind: 'ticketOrder', ids: [order.id] },
    to: await reachOf(tx, userId, phone),
    uselessAt: expiresAt,
    notBefore,
    about: {
      ...eventOf({ ...event, roomName: await roomNameOf(tx, event) }),
      places,
      wanted: place.places,
      kind: kind.name,
      total: order.total,
      until: expiresAt,
      link,
    },
    secret: link,
  });
  tellQueue(tx, now, place);
}
