import * as agreements from './agreements/agreements.model.ts';
import * as applications from './applications/applications.model.ts';
import * as articles from './articles/articles.model.ts';
import * as auth from './auth/auth.model.ts';
import * as authors from './authors/authors.model.ts';
import * as banners from './banners/banners.model.ts';
import * as bookings from './bookings/bookings.model.ts';
import * as brands from './brands/brands.model.ts';
import * as bulk from './bulk/bulk.model.ts';
import * as cards from './cards/cards.model.ts';
import * as clusters from './clusters/clusters.model.ts';
import * as codes from './codes/codes.model.ts';
import * as collaborators from './collaborators/collaborators.model.ts';
import * as dashboard from './dashboard/dashboard.model.ts';
import * as drafts from './drafts/drafts.model.ts';
import * as eventRequests from './event-requests/event-requests.model.ts';
import * as events from './events/events.model.ts';
import * as eventTickets from './events/events.tickets.model.ts';
import * as galleries from './galleries/galleries.model.ts';
import * as mailing from './mailing/mailing.model.ts';
import * as market from './market/market.model.ts';
import * as pending from './pending/pending.model.ts';
import * as presence from './presence/presence.model.ts';
import * as privacy from './privacy/privacy.model.ts';
import * as products from './products/products.model.ts';
import * as profile from './profile/profile.model.ts';
import * as projects from './projects/projects.model.ts';
import * as residents from './residents/residents.model.ts';
import * as reviews from './reviews/reviews.model.ts';
import * as rooms from './rooms/rooms.model.ts';
import * as search from './search/search.model.ts';
import * as staff from './staff/staff.model.ts';
import * as stories from './stories/stories.model.ts';
import * as users from './users/users.model.ts';
import * as views from './views/views.model.ts';

/** The models of all areas, for what names every schema: the OpenAPI document. Programs import single models. */
export const models = {
  agreements,
  applications,
  articles,
  auth,
  authors,
  banners,
  bookings,
  brands,
  bulk,
  cards,
  clusters,
  codes,
  collaborators,
  dashboard,
  drafts,
  eventRequests,
  events,
  eventTickets,
  galleries,
  mailing,
  market,
  pending,
  presence,
  privacy,
  products,
  profile,
  projects,
  residents,
  reviews,
  rooms,
  staff,
  search,
  stories,
  users,
  views,
} as const;
