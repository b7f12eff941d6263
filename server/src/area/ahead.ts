import type { ThingAhead } from '@venue/sdk/privacy/model';
import type { Context } from '../core/context.ts';
import type { Db } from '../core/db/database.ts';

/** What a person still has ahead, such as a booking, and how it is settled before the account is deleted. */
export interface Ahead {
  readonly list: (db: Db, userId: number, now: Date) => Promise<readonly ThingAhead[]>;
  /**
   * Cancels what may be cancelled, by the rules of its area. Omitted where everything is deleted with the account
   * anyway.
   */
  readonly settle?: (tx: Db, context: Context, userId: number) => Promise<void>;
}
