import type { AheadKind, ThingAhead } from '@venue/sdk/privacy/model';
import type { Context } from '../core/context.ts';
import type { Db } from '../core/db/database.ts';

/** What a person still has ahead, such as a booking, and how it is settled before the account is deleted. */
export interface Ahead {
  readonly list: (db: Db, userId: number, now: Date) => Promise<readonly ThingAhead[]>;
  /** Cancels what its owner may cancel (`choose` in `aheadKinds`), by the rules of its area. */
  readonly settle?: (tx: Db, context: Context, userId: number) => Promise<void>;
}

/**
 * What may be ahead in the rows of a table: the kinds under which the person reads of it, or why there is nothing. A
 * table with personal data and without an answer does not compile.
 */
export type MayBeAhead = readonly [AheadKind, ...AheadKind[]] | string;
