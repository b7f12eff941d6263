import * as z from 'zod/mini';
import type { Permission } from '../core/roles.ts';

/** Counting what waits stops here: beyond it there is simply a lot to do. */
export const MOST_WAITING = 1000;

/** What waits for staff, and the right to see it. */
export const waitingRights = {
  /** Applications nobody has decided. */
  applications: 'applications.read',
  /** People who wait to be confirmed. */
  users: 'users.read',
  /** Pictures of people nobody has looked at. */
  avatars: 'users.read',
  brands: 'brands.read',
  marketRequests: 'market.read',
  events: 'events.read',
  articles: 'articles.read',
  news: 'articles.read',
  /** Holds that are still to be paid. */
  bookings: 'bookings.read',
} as const satisfies Readonly<Record<string, Permission>>;

export type WaitingKind = keyof typeof waitingRights;
export const waitingKinds = Object.keys(waitingRights) as readonly WaitingKind[];

const upTo = z.optional(z.int().check(z.minimum(0), z.maximum(MOST_WAITING)));

/** How many of each wait, up to `MOST_WAITING`; what the reader may not see is left out. */
export const Waiting = z.object({
  applications: upTo,
  users: upTo,
  avatars: upTo,
  brands: upTo,
  marketRequests: upTo,
  events: upTo,
  articles: upTo,
  news: upTo,
  bookings: upTo,
});
export type Waiting = z.output<typeof Waiting>;
