import type * as z from 'zod/mini';
import type { Tag } from '../schema/call.ts';

/**
 * Topics of the live channel as pushes name them: `residents` is everybody's, `info` a customer's own (`{userId}` is
 * filled with the reader's id), `staff` is for everybody signed in as staff.
 */
export type Topic = 'residents' | 'staff' | 'info/{userId}';

/** Topics as a reader follows them: `residents`, `staff`, `info/17`. */
export type FollowedTopic<T extends Topic = Topic> = T extends `${infer Before}{${string}}${infer After}`
  ? `${Before}${number}${After}`
  : T;

/** The actions of messages; all but the last five are the specification's. */
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
  | 'eventRequestMessage'
  | 'updateTicket'
  | 'roomRequestChanged'
  | 'packageChanged'
  | 'ticketWaitChanged'
  | 'waitChanged'
  | 'presence'
  | 'recordsChanged';

/** A message the server sends over the live channel, declared like a call. */
export interface Push<S extends z.ZodMiniType = z.ZodMiniType, T extends Topic = Topic> {
  readonly id: `${string}.${string}`;
  readonly summary: string;
  readonly topics: readonly T[];
  readonly action: Action;
  readonly data: S;
  /** Tags of what has changed; the same meaning as on a call. */
  readonly changes: readonly Tag[];
}

/** Declares a push. It returns its argument: a declaration is data. */
/* @__NO_SIDE_EFFECTS__ */
export const push = <S extends z.ZodMiniType, const T extends Topic>(declaration: Push<S, T>): Push<S, T> =>
  declaration;

/** The concrete topics a push is sent on. */
export type PushTopic<P extends Push> = FollowedTopic<P['topics'][number]>;

/** The data a push carries. */
export type PushData<P extends Push> = z.output<P['data']>;
