import type { FailureCode } from '@venue/sdk';
import type { Actor } from './context.ts';
import type { Db } from './db/database.ts';

/** The owner of these tokens, or why there is none. */
type Authenticated = { readonly actor: Actor; readonly expiresAt: Date } | { readonly denied: FailureCode };

/** Authenticates tokens, for calls and for the live channel. */
export interface Sessions {
  readonly authenticate: (tokens: { access: string; profile: string }, now: Date) => Promise<Authenticated>;
  /** How a member of staff is named where their work is shown. */
  readonly staffNameOf: (db: Db, userId: number) => Promise<string>;
  /** Which of these sessions are still valid. */
  readonly standing: (ids: readonly number[], now: Date) => Promise<ReadonlySet<number>>;
}
