import { Id, Instant } from '@venue/sdk';
import * as z from 'zod/mini';

const KeptRequest = z.object({
  hours: z.array(Instant),
  tariffId: z.nullable(Id),
  serviceIds: z.array(Id),
  equipmentIds: z.array(Id),
  /** As typed. */
  guests: z.optional(z.string()),
  comment: z.optional(z.string()),
});
/** What a person has chosen in one room and not booked yet. */
export type KeptWish = z.output<typeof KeptRequest>;

const keyOf = (roomId: number) => `request:${roomId}`;

/** Keeps a request for this tab, so that a reload or a detour to the login page loses nothing. */
export function keepRequest(roomId: number, request: KeptWish): void {
  try {
    sessionStorage.setItem(keyOf(roomId), JSON.stringify(request));
  } catch {
    // Storage is unavailable: the request is kept until the page closes.
  }
}

/** The request kept for a room, or null. */
export function keptRequest(roomId: number): KeptWish | null {
  try {
    const parsed = z.safeParse(KeptRequest, JSON.parse(sessionStorage.getItem(keyOf(roomId)) ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
