import * as agreementsAdmin from './agreements/agreements.admin.calls.ts';
import * as applicationsAdmin from './applications/applications.admin.calls.ts';
import * as articlesAdmin from './articles/articles.admin.calls.ts';
import * as articles from './articles/articles.calls.ts';
import * as auth from './auth/auth.calls.ts';
import * as authorsAdmin from './authors/authors.admin.calls.ts';
import * as bannersAdmin from './banners/banners.admin.calls.ts';
import * as bookingsAdmin from './bookings/bookings.admin.calls.ts';
import * as bookings from './bookings/bookings.calls.ts';
import * as brandsAdmin from './brands/brands.admin.calls.ts';
import * as brands from './brands/brands.calls.ts';
import * as bulkAdmin from './bulk/bulk.admin.calls.ts';
import * as cards from './cards/cards.calls.ts';
import * as clustersAdmin from './clusters/clusters.admin.calls.ts';
import * as codes from './codes/codes.calls.ts';
import * as collaboratorsAdmin from './collaborators/collaborators.admin.calls.ts';
import type { AnyCall } from './core/call.ts';
import type { Push } from './core/push.ts';
import * as dashboardAdmin from './dashboard/dashboard.admin.calls.ts';
import * as demo from './demo/demo.calls.ts';
import * as drafts from './drafts/drafts.calls.ts';
import * as eventRequests from './event-requests/event-requests.calls.ts';
import * as eventsAdmin from './events/events.admin.calls.ts';
import * as events from './events/events.calls.ts';
import * as galleriesAdmin from './galleries/galleries.admin.calls.ts';
import * as mailingAdmin from './mailing/mailing.admin.calls.ts';
import * as marketAdmin from './market/market.admin.calls.ts';
import * as market from './market/market.calls.ts';
import * as pendingAdmin from './pending/pending.admin.calls.ts';
import * as presenceAdmin from './presence/presence.admin.calls.ts';
import * as privacy from './privacy/privacy.calls.ts';
import * as productsAdmin from './products/products.admin.calls.ts';
import * as profile from './profile/profile.calls.ts';
import * as projectsAdmin from './projects/projects.admin.calls.ts';
import * as residentsAdmin from './residents/residents.admin.calls.ts';
import * as reviewsAdmin from './reviews/reviews.admin.calls.ts';
import * as roomsAdmin from './rooms/rooms.admin.calls.ts';
import * as rooms from './rooms/rooms.calls.ts';
import * as searchAdmin from './search/search.admin.calls.ts';
import * as staffAdmin from './staff/staff.admin.calls.ts';
import * as staff from './staff/staff.calls.ts';
import * as storiesAdmin from './stories/stories.admin.calls.ts';
import * as support from './support/support.calls.ts';
import * as usersAdmin from './users/users.admin.calls.ts';
import * as viewsAdmin from './views/views.admin.calls.ts';

/** The areas whose declarations stand in this package. */
export const areas = {
  agreementsAdmin,
  applicationsAdmin,
  articles,
  articlesAdmin,
  auth,
  authorsAdmin,
  bannersAdmin,
  bookings,
  bookingsAdmin,
  brands,
  brandsAdmin,
  bulkAdmin,
  cards,
  clustersAdmin,
  codes,
  collaboratorsAdmin,
  dashboardAdmin,
  demo,
  drafts,
  eventRequests,
  events,
  eventsAdmin,
  galleriesAdmin,
  mailingAdmin,
  market,
  marketAdmin,
  pendingAdmin,
  presenceAdmin,
  privacy,
  productsAdmin,
  profile,
  projectsAdmin,
  residentsAdmin,
  reviewsAdmin,
  rooms,
  roomsAdmin,
  staff,
  staffAdmin,
  searchAdmin,
  storiesAdmin,
  support,
  usersAdmin,
  viewsAdmin,
} as const;

const declared: readonly unknown[] = Object.values(areas).flatMap(area => Object.values(area));

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Whether an export of an area is a call. */
export const isCall = (value: unknown): value is AnyCall => isRecord(value) && 'method' in value && 'path' in value;

/** Every call, for what walks them all: routes, OpenAPI, mocks, tests. Programs import single calls instead. */
export const allCalls = declared.filter(isCall);

/** Every push of the live channel. */
export const allPushes = declared.filter(
  (value): value is Push => isRecord(value) && 'action' in value && 'topics' in value,
);
