import { Id, Instant } from '@venue/sdk';
import * as z from 'zod/mini';

const KeptWish = z.object({
  hours: z.array(Instant),
  tariffId: z.nullable(Id),
  serviceIds: z.array(Id),
  equipmentIds: z.array(Id),
});
/** What a person has chosen in one room and not booked yet. */
export type KeptWish = z.output<typeof KeptWish>;

const keyOf = (roomId: number) => `wish:${roomId}`;

/** Keeps a wish for this tab, so that a reload or a detour to the login page loses nothing. */
export function keepWish(roomId: number, wish: KeptWish): void {
  try {
    sessionStorage.setItem(keyOf(roomId), JSON.stringify(wish));
  } catch {
    // Storage is refused: the wish lives as long as the page.
  }
}

/** The wish kept for a room, or null. */
export function keptWish(roomId: number): KeptWish | null {
  try {
    const parsed = z.safeParse(KeptWish, JSON.parse(sessionStorage.getItem(keyOf(roomId)) ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
