import {
  type AdminTicketQueue,
  type GuestTicketQueue,
  type TicketWait,
  type TicketWaitStatus,
  ticketWaitStatus,
} from '@venue/sdk/ticket-waits/model';
import type { Db } from '../../core/db/database.ts';
import type { EventTableRow } from '../events/events.store.ts';
import * as store from './ticket-waits.store.ts';

/** How many of a queue are listed. */
const MOST_SHOWN = 200;
const { waiting, offered, missed } = ticketWaitStatus;

/** The current status: an expired offer counts as missed even before the job has ended it. */
function statusNow({ wait, order }: store.WholeTicketWait, now: Date): TicketWaitStatus {
  const isOver = wait.status === offered && order !== null && order.payUntil !== null && order.payUntil <= now;
  return isOver ? missed : wait.status;
}

/** A place in a queue as whoever has its key reads it. */
export function presentTicketWait(row: store.WholeTicketWait, now: Date): TicketWait {
  const { wait, event, kind, order, ahead, isBehind } = row;
  const status = statusNow(row, now);
  const isWaiting = status === waiting;
  return {
    waitKey: wait.key,
    ticketWaitStatus: status,
    eventId: wait.eventId,
    eventTitle: event.title,
    date: event.date,
    time: event.time,
    ticketName: kind.name,
    ticketPrice: kind.price,
    places: wait.places,
    ahead: isWaiting ? ahead : null,
    isBehind: isWaiting && isBehind,
    gathered: wait.gathered,
    offer: order && {
      orderKey: order.key,
      places: wait.offered ?? wait.places,
      payUntil: status === offered ? (order.payUntil?.toISOString() ?? null) : null,
    },
    createdAt: wait.createdAt.toISOString(),
    canLeave: isWaiting,
  };
}

const common = ({ wait, kind }: store.WholeTicketWait) => ({
  waitId: wait.id,
  ticketWaitStatus: wait.status,
  ticketName: kind.name,
  places: wait.places,
  gathered: wait.gathered,
  holderName: wait.name,
  createdAt: wait.createdAt.toISOString(),
});

type Queue = Pick<EventTableRow, 'id' | 'isQueueClosed'>;

/** The queue of an event as its organiser sees it. */
export const presentGuestQueue = async (db: Db, { id, isQueueClosed }: Queue): Promise<GuestTicketQueue> => ({
  isClosed: isQueueClosed,
  ...(await store.countsOf(db, id)),
  inLine: (await store.waitsOfEvent(db, id, MOST_SHOWN)).map(row => ({
    ...common(row),
    phoneEnding: row.wait.phone.slice(-4),
  })),
});

/** The same as staff see it. */
export const presentAdminQueue = async (db: Db, { id, isQueueClosed }: Queue): Promise<AdminTicketQueue> => ({
  isClosed: isQueueClosed,
  ...(await store.countsOf(db, id)),
  inLine: (await store.waitsOfEvent(db, id, MOST_SHOWN)).map(row => ({
    ...common(row),
    phone: row.wait.phone,
    userId: row.wait.userId,
    accountState: row.accountState,
    lapses: row.lapses,
  })),
});
