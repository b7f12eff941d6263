import type { ThingAhead } from '@venue/sdk/privacy/model';
import type { Context } from '../core/context.ts';
import type { Db } from '../core/db/database.ts';

/** What of a person's is not over yet, and how it is settled before they go. */
export interface Ahead {
  readonly list: (db: Db, userId: number, now: Date) => Promise<readonly ThingAhead[]>;
  /** Cancels what may be cancelled, by the rules of its area. Left out where the rest goes with the account. */
  readonly settle?: (tx: Db, context: Context, userId: number) => Promise<void>;
}
