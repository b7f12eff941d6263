import type { WaitWanted } from '@venue/sdk/waitlist/model';
import { keep, kept } from '../app/kept.ts';

interface Kept {
  readonly wish: WaitWanted;
  /** Whose phone is being proved; empty where nobody's is. */
  readonly phone: string;
  /** The person has pressed the button and proved the phone: it is sent once they are signed in. */
  readonly isAgreed: boolean;
}

const keyOf = (roomId: number) => `wait:${roomId}`;

/** Keeps for this tab what somebody wants to wait for. Null forgets it. */
export const keepWait = (roomId: number, wait: Kept | null): void => keep(keyOf(roomId), wait);

/** What was kept; null when nothing was. */
export const keptWait = (roomId: number): Kept | null => kept(keyOf(roomId));
