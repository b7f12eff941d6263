import type { RoomWanted } from '@venue/sdk/room-requests/model';
import { keep, kept } from '../app/kept.ts';

interface Kept {
  readonly wish: RoomWanted;
  /** Whose phone is being proved; empty where nobody's is. */
  readonly phone: string;
  /** The person has pressed the button and proved the phone: it is sent once they are signed in. */
  readonly isAgreed: boolean;
}

const keyOf = (roomId: number) => `room-request:${roomId}`;

/** Keeps a request for this tab. Null forgets it. */
export const keepWish = (roomId: number, wish: Kept | null): void => keep(keyOf(roomId), wish);

/** The request that was kept; null when none was. */
export const keptWish = (roomId: number): Kept | null => kept(keyOf(roomId));
