import * as z from 'zod/mini';
import { Id } from '../core/fields.ts';
import type { Permission } from '../core/roles.ts';

/** Records whose editors say who has them open, and the right to read each. */
export const presenceRights = {
  agreement: 'agreements.read',
  announcement: 'events.read',
  application: 'applications.read',
  article: 'articles.read',
  author: 'authors.read',
  banner: 'banners.read',
  booking: 'bookings.read',
  brand: 'brands.read',
  cluster: 'clusters.read',
  collaborator: 'collaborators.read',
  event: 'events.read',
  gallery: 'galleries.read',
  marketItem: 'market.read',
  marketRequest: 'market.read',
  news: 'articles.read',
  product: 'products.read',
  project: 'projects.read',
  resident: 'residents.read',
  review: 'reviews.read',
  role: 'staff.read',
  room: 'rooms.manage',
  staff: 'staff.read',
  story: 'stories.read',
  user: 'users.read',
} as const satisfies Readonly<Record<string, Permission>>;

export type PresenceKind = keyof typeof presenceRights;

/** A kind of records as the log of changes names it. */
export const PresenceKind = z.enum(Object.keys(presenceRights) as [PresenceKind, ...PresenceKind[]]);

/** How often an open page says that it is still there, and after how long a silent one counts as closed. */
export const presenceTimes = { everyMs: 25_000, silentMs: 70_000 } as const;

/** A colleague who has a record open. */
export const Present = z.object({ userId: Id, userName: z.string() });
export type Present = z.output<typeof Present>;
