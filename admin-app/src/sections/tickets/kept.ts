import { DoorList, Scan } from '@venue/sdk/tickets/model';
import * as z from 'zod/mini';

// What a phone at the door keeps for when there is no network: who may come, and what was scanned meanwhile.

/** A scan that has not reached the server yet, with the ticket in the list that it was of. */
export const Waiting = z.object({
  scan: Scan,
  ticketNumber: z.nullable(z.number()),
  holderName: z.nullable(z.string()),
});
export type Waiting = z.output<typeof Waiting>;

const Kept = z.object({ list: z.nullable(DoorList), waiting: z.array(Waiting), keptAt: z.number() });
export type Kept = z.output<typeof Kept>;

const PREFIX = 'door:';
const LIFE_MS = 3 * 24 * 60 * 60_000;
const nothing: Kept = { list: null, waiting: [], keptAt: 0 };

function parsed(text: string | null): Kept {
  try {
    return z.safeParse(Kept, JSON.parse(text ?? 'null')).data ?? nothing;
  } catch {
    return nothing;
  }
}

/** What is kept of an event's door. */
export const keptOf = (eventId: number): Kept => parsed(localStorage.getItem(`${PREFIX}${eventId}`));

/** Saves it. When the browser's storage is too full for the list of guests, the scans alone are saved. */
export function keep(eventId: number, { list, waiting }: Omit<Kept, 'keptAt'>): void {
  const keptAt = Date.now();
  try {
    localStorage.setItem(`${PREFIX}${eventId}`, JSON.stringify({ list, waiting, keptAt }));
  } catch {
    localStorage.setItem(`${PREFIX}${eventId}`, JSON.stringify({ list: null, waiting, keptAt }));
  }
}

/** Forgets lists of guests nobody has opened for days; never one whose scans still wait. */
export function forgetOld(now: number): void {
  for (const key of Object.keys(localStorage)) {
    if (!key.startsWith(PREFIX)) continue;
    const { waiting, keptAt } = parsed(localStorage.getItem(key));
    if (waiting.length === 0 && now - keptAt > LIFE_MS) localStorage.removeItem(key);
  }
}
