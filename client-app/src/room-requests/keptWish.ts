import type { RoomWanted } from '@venue/sdk/room-requests/model';

interface Kept {
  readonly wish: RoomWanted;
  /** Whose phone is being proved; empty where nobody's is. */
  readonly phone: string;
  /** The person has pressed the button and proved the phone: it is sent once they are signed in. */
  readonly isAgreed: boolean;
}

const keyOf = (roomId: number) => `room-request:${roomId}`;

/** Keeps a request for this tab: signing in begins the page anew. Null forgets it. */
export function keepWish(roomId: number, kept: Kept | null): void {
  try {
    if (kept === null) sessionStorage.removeItem(keyOf(roomId));
    else sessionStorage.setItem(keyOf(roomId), JSON.stringify(kept));
  } catch {
    // Storage is unavailable: once signed in, the person types it again.
  }
}

/** The request that was kept; null when none was. */
export function keptWish(roomId: number): Kept | null {
  try {
    const kept = sessionStorage.getItem(keyOf(roomId));
    // Only this file writes it, in this tab.
    return kept === null ? null : (JSON.parse(kept) as Kept);
  } catch {
    return null;
  }
}
