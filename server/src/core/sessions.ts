import type { FailureCode } from '@venue/sdk';
import type { Actor } from './context.ts';
import type { Db } from './db/database.ts';

/** Who shows these tokens, or why nobody does. */
type Authenticated = { readonly actor: Actor; readonly expiresAt: Date } | { readonly denied: FailureCode };

/** How tokens become people; the live channel asks the same as calls do. */
export interface Sessions {
  readonly authenticate: (tokens: { access: string; profile: string }, now: Date) => Promise<Authenticated>;
  /** How a member of staff is named where their work is shown. */
  readonly staffNameOf: (db: Db, userId: number) => Promise<string>;
  /** Which of these sessions still stand. */
  readonly standing: (ids: readonly number[], now: Date) => Promise<ReadonlySet<number>>;
}
