import type { RoomWanted } from '@venue/sdk/room-requests/model';
import { readSessionValue, writeSessionValue } from '../app/cabinet/sessionValue.ts';

interface StoredWish {
  readonly wish: RoomWanted;
  /** The phone being verified; empty if none is. */
  readonly phone: string;
  /** The user pressed the button and verified the phone: the request is sent once they are signed in. */
  readonly isAgreed: boolean;
}

const keyOf = (roomId: number) => `room-request:${roomId}`;

/** Keeps a request for this tab. Null forgets it. */
export const writeWishDraft = (roomId: number, wish: StoredWish | null): void => writeSessionValue(keyOf(roomId), wish);

/** The stored request, or null. */
export const readWishDraft = (roomId: number): StoredWish | null => readSessionValue(keyOf(roomId));
