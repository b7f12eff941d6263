import type { RoomWanted } from '@venue/sdk/room-requests/model';
import { keep, kept } from '../app/cabinet/kept.ts';

interface Kept {
  readonly wish: RoomWanted;
  /** The phone being verified; empty if none is. */
  readonly phone: string;
  /** The user pressed the button and verified the phone: the request is sent once they are signed in. */
  readonly isAgreed: boolean;
}

const keyOf = (roomId: number) => `room-request:${roomId}`;

/** Keeps a request for this tab. Null forgets it. */
export const keepWish = (roomId: number, wish: Kept | null): void => keep(keyOf(roomId), wish);

/** The request that was kept; null when none was. */
export const keptWish = (roomId: number): Kept | null => kept(keyOf(roomId));
