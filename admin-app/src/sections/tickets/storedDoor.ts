import { DoorList, Scan } from '@venue/sdk/tickets/model';
import * as z from 'zod/mini';
import { session } from '../../app/frame/api.ts';
import { forgetPeopleWith, keepPeople, storedPeople } from '../../app/frame/people.ts';

forgetPeopleWith(session);

// The offline data of a phone at the door: the list of guests and the scans not sent yet. Scans contain no personal
// data, so they survive a logout and stay until the server has them.

/** A scan that has not reached the server yet, with the number of its ticket in the list. */
export const Waiting = z.object({ scan: Scan, ticketNumber: z.nullable(z.number()) });
export type Waiting = z.output<typeof Waiting>;

export interface StoredDoor {
  readonly list: DoorList | null;
  readonly waiting: readonly Waiting[];
}

const scansOf = (eventId: number) => `door:${eventId}`;

function parsed(text: string | null): Waiting[] {
  try {
    return z.safeParse(z.array(Waiting), JSON.parse(text ?? '[]')).data ?? [];
  } catch {
    return [];
  }
}

/** The stored data of an event's door. */
export const storedDoor = (eventId: number): StoredDoor => ({
  list: z.safeParse(DoorList, storedPeople(scansOf(eventId))).data ?? null,
  waiting: parsed(localStorage.getItem(scansOf(eventId))),
});

/** Keeps the list of guests. */
export const keepList = (eventId: number, list: DoorList): void => keepPeople(scansOf(eventId), list);

/** Keeps the scans that have not reached the server. */
export function keepScans(eventId: number, waiting: readonly Waiting[]): void {
  if (waiting.length === 0) localStorage.removeItem(scansOf(eventId));
  else localStorage.setItem(scansOf(eventId), JSON.stringify(waiting));
}
