import type { WaitWanted } from '@venue/sdk/waitlist/model';
import { readSessionValue, writeSessionValue } from '../app/cabinet/sessionValue.ts';

interface StoredWait {
  readonly wish: WaitWanted;
  /** The phone being verified; empty if none is. */
  readonly phone: string;
  /** The user pressed the button and verified the phone: the entry is sent once they are signed in. */
  readonly isAgreed: boolean;
}

const keyOf = (roomId: number) => `wait:${roomId}`;

/** Stores a waitlist entry for this tab. Null removes it. */
export const writeWaitDraft = (roomId: number, wait: StoredWait | null): void => writeSessionValue(keyOf(roomId), wait);

/** The stored entry, or null. */
export const readWaitDraft = (roomId: number): StoredWait | null => readSessionValue(keyOf(roomId));
