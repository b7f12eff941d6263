import type * as z from 'zod/mini';
import type { Tag } from './call.ts';

/**
 * Topics of the live channel as pushes name them: `residents` is everybody's, `info` a customer's own (`{userId}` is
 * filled with the reader's id), `staff` is for everybody signed in as staff.
 */
export type Topic = 'residents' | 'staff' | 'info/{userId}';

type Filled<T extends string> = T extends `${infer Before}{${string}}${infer After}` ? `${Before}${number}${After}` : T;

/** Topics as a reader follows them: `residents`, `staff`, `info/17`. */
export type FollowedTopic = Filled<Topic>;

/** The actions of messages; all but the last two are the specification's. */
export type Action =
  | 'delete'
  | 'paid'
  | 'order_paid'
  | 'writeSchedule'
  | 'writeTechnicalSchedule'
  | 'articleUpdateStatus'
  | 'eventUpdateStatus'
  | 'changeBrandStatus'
  | 'changeRequestStatus'
  | 'updateVenueEvent'
  | 'presence'
  | 'recordsChanged';

/** A message the server sends over the live channel, declared like a call. */
export interface Push<S extends z.ZodMiniType = z.ZodMiniType> {
  readonly id: `${string}.${string}`;
  readonly summary: string;
  readonly topics: readonly Topic[];
  readonly action: Action;
  readonly data: S;
  /** Tags of what has changed; the same meaning as on a call. */
  readonly changes: readonly Tag[];
}

/** Declares a push. It returns its argument: a declaration is data. */
/* @__NO_SIDE_EFFECTS__ */
export const push = <S extends z.ZodMiniType>(declaration: Push<S>): Push<S> => declaration;

/** The data a push carries. */
export type PushData<P extends Push> = z.output<P['data']>;
