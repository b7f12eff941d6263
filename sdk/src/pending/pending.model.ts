import * as z from 'zod/mini';
import type { Permission } from '../core/roles.ts';

/** Counting what waits stops here: beyond it there is simply a lot to do. */
export const MOST_PENDING = 1000;

/** What waits for staff, and the right to see it. */
export const pendingRights = {
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

export type PendingKind = keyof typeof pendingRights;
export const pendingKinds = Object.keys(pendingRights) as readonly PendingKind[];

const upTo = z.optional(z.int().check(z.minimum(0), z.maximum(MOST_PENDING)));

/** How many of each wait, up to `MOST_PENDING`; what the reader may not see is left out. */
export const PendingCounts = z.object({
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
export type PendingCounts = z.output<typeof PendingCounts>;
