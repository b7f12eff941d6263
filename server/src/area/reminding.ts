import type { ReminderKind } from '@venue/sdk/notices/model';
import type { SQL } from 'drizzle-orm';
import type { Context } from '../core/context.ts';
import type { Db } from '../core/db/database.ts';

/** A kind of thing that people are reminded of, and its message; `reminderTimes` says when. */
export interface Reminding {
  readonly kind: ReminderKind;
  /** Who gets the message, in English for the table of notices. */
  readonly who: string;
  /**
   * What stands and has its moment in this time. Columns: `id`, `at`, `since` when it has been so, `user_id` of the
   * account whose choices apply, and `whose`: what has the same text there is told of in one message.
   */
  readonly upcoming: (now: Date, until: Date) => SQL;
  /** Locks those of the things that nobody is changing just now against changes; returns their ids. */
  readonly lock: (tx: Db, ids: readonly number[]) => Promise<readonly number[]>;
  /** Writes the message about things of one person; returns the ids of its rows in the outbox. */
  readonly remind: (
    tx: Db,
    works: Pick<Context, 'now' | 'config'>,
    ids: readonly number[],
    at: Date,
  ) => Promise<readonly number[]>;
}
