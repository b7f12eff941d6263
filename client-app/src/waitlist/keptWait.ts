import type { WaitWanted } from '@venue/sdk/waitlist/model';
import { keep, kept } from '../app/cabinet/kept.ts';

interface Kept {
  readonly wish: WaitWanted;
  /** The phone being verified; empty if none is. */
  readonly phone: string;
  /** The user pressed the button and verified the phone: the entry is sent once they are signed in. */
  readonly isAgreed: boolean;
}

const keyOf = (roomId: number) => `wait:${roomId}`;

/** Stores a waitlist entry for this tab. Null removes it. */
export const keepWait = (roomId: number, wait: Kept | null): void => keep(keyOf(roomId), wait);

/** What was kept; null when nothing was. */
export const keptWait = (roomId: number): Kept | null => kept(keyOf(roomId));
