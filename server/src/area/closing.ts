import type { KindName } from '@venue/sdk/kinds';
import type { Context } from '../core/context.ts';
import type { Db } from '../core/db/database.ts';

/** A record that has hours at which its room is being closed. */
export interface ClosedRecord {
  readonly id: number;
  /** Those of its hours. */
  readonly hours: readonly Date[];
  readonly roomName: string;
  /** Why the room is closed, as visitors read it. */
  readonly reason: string;
  readonly choice: 'keep' | 'cancel';
}

/** What becomes of an area's records when their hours are closed. */
export interface Closing {
  readonly kind: KindName;
  /** Does what staff chose, in the transaction that closes the hours, and tells the owner. */
  readonly settle: (tx: Db, context: Context, closed: ClosedRecord) => Promise<void>;
}
