import * as agreementsAdmin from './agreements/agreements.admin.calls.ts';
import { actRecord, agreementRecord, invoiceRecord } from './agreements/agreements.kind.ts';
import * as agreementsModel from './agreements/agreements.model.ts';
import { agreementsWords } from './agreements/agreements.words.ts';
import * as applicationsAdmin from './applications/applications.admin.calls.ts';
import { applicationRecord } from './applications/applications.kind.ts';
import * as applicationsModel from './applications/applications.model.ts';
import { applicationsWords } from './applications/applications.words.ts';
import * as articlesAdmin from './articles/articles.admin.calls.ts';
import * as articles from './articles/articles.calls.ts';
import { articleRecord, newsRecord } from './articles/articles.kind.ts';
import * as articlesModel from './articles/articles.model.ts';
import { articlesWords } from './articles/articles.words.ts';
import * as auth from './auth/auth.calls.ts';
import * as authModel from './auth/auth.model.ts';
import * as authorsAdmin from './authors/authors.admin.calls.ts';
import { authorRecord } from './authors/authors.kind.ts';
import * as authorsModel from './authors/authors.model.ts';
import { authorsWords } from './authors/authors.words.ts';
import * as bannersAdmin from './banners/banners.admin.calls.ts';
import { bannerRecord } from './banners/banners.kind.ts';
import * as bannersModel from './banners/banners.model.ts';
import { bannersWords } from './banners/banners.words.ts';
import * as bookingsAdmin from './bookings/bookings.admin.calls.ts';
import * as bookings from './bookings/bookings.calls.ts';
import { bookingRecord, refundRecord, technicalReasonRecord } from './bookings/bookings.kind.ts';
import * as bookingsModel from './bookings/bookings.model.ts';
import { bookingsWords } from './bookings/bookings.words.ts';
import * as brandsAdmin from './brands/brands.admin.calls.ts';
import * as brands from './brands/brands.calls.ts';
import { brandRecord } from './brands/brands.kind.ts';
import * as brandsModel from './brands/brands.model.ts';
import { brandsWords } from './brands/brands.words.ts';
import * as bulkAdmin from './bulk/bulk.admin.calls.ts';
import * as bulkModel from './bulk/bulk.model.ts';
import * as calendar from './calendar/calendar.calls.ts';
import * as calendarModel from './calendar/calendar.model.ts';
import * as cards from './cards/cards.calls.ts';
import * as cardsModel from './cards/cards.model.ts';
import { cardsWords } from './cards/cards.words.ts';
import * as clustersAdmin from './clusters/clusters.admin.calls.ts';
import { clusterRecord } from './clusters/clusters.kind.ts';
import * as clustersModel from './clusters/clusters.model.ts';
import { clustersWords } from './clusters/clusters.words.ts';
import * as codes from './codes/codes.calls.ts';
import * as codesModel from './codes/codes.model.ts';
import * as collaboratorsAdmin from './collaborators/collaborators.admin.calls.ts';
import { collaboratorRecord } from './collaborators/collaborators.kind.ts';
import * as collaboratorsModel from './collaborators/collaborators.model.ts';
import { collaboratorsWords } from './collaborators/collaborators.words.ts';
import type { AnyKind } from './core/kind.ts';
import * as dashboardAdmin from './dashboard/dashboard.admin.calls.ts';
import * as dashboardModel from './dashboard/dashboard.model.ts';
import { dashboardWords } from './dashboard/dashboard.words.ts';
import * as demo from './demo/demo.calls.ts';
import * as drafts from './drafts/drafts.calls.ts';
import * as draftsModel from './drafts/drafts.model.ts';
import * as eventRequestsAdmin from './event-requests/event-requests.admin.calls.ts';
import * as eventRequests from './event-requests/event-requests.calls.ts';
import { eventRequestRecord, requestMessageRecord } from './event-requests/event-requests.kind.ts';
import * as eventRequestsModel from './event-requests/event-requests.model.ts';
import { eventRequestsWords } from './event-requests/event-requests.words.ts';
import * as eventsAdmin from './events/events.admin.calls.ts';
import * as events from './events/events.calls.ts';
import { announcementRecord, eventCategoryRecord, eventRecord } from './events/events.kind.ts';
import * as eventsModel from './events/events.model.ts';
import * as eventTicketsModel from './events/events.tickets.model.ts';
import { eventsWords } from './events/events.words.ts';
import * as galleriesAdmin from './galleries/galleries.admin.calls.ts';
import { galleryRecord } from './galleries/galleries.kind.ts';
import * as galleriesModel from './galleries/galleries.model.ts';
import { galleriesWords } from './galleries/galleries.words.ts';
import * as mailingAdmin from './mailing/mailing.admin.calls.ts';
import * as mailingModel from './mailing/mailing.model.ts';
import * as marketAdmin from './market/market.admin.calls.ts';
import * as market from './market/market.calls.ts';
import { marketItemRecord, marketRequestRecord } from './market/market.kind.ts';
import * as marketModel from './market/market.model.ts';
import { marketWords } from './market/market.words.ts';
import * as pendingAdmin from './pending/pending.admin.calls.ts';
import * as pendingModel from './pending/pending.model.ts';
import * as presenceAdmin from './presence/presence.admin.calls.ts';
import * as presenceModel from './presence/presence.model.ts';
import * as privacy from './privacy/privacy.calls.ts';
import * as privacyModel from './privacy/privacy.model.ts';
import * as productsAdmin from './products/products.admin.calls.ts';
import { productRecord } from './products/products.kind.ts';
import * as productsModel from './products/products.model.ts';
import { productsWords } from './products/products.words.ts';
import * as profileAccountModel from './profile/profile.account.model.ts';
import * as profile from './profile/profile.calls.ts';
import * as profileModel from './profile/profile.model.ts';
import * as projectsAdmin from './projects/projects.admin.calls.ts';
import { projectRecord } from './projects/projects.kind.ts';
import * as projectsModel from './projects/projects.model.ts';
import { projectsWords } from './projects/projects.words.ts';
import * as residentsAdmin from './residents/residents.admin.calls.ts';
import { residentRecord } from './residents/residents.kind.ts';
import * as residentsModel from './residents/residents.model.ts';
import { residentsWords } from './residents/residents.words.ts';
import * as reviewsAdmin from './reviews/reviews.admin.calls.ts';
import { reviewRecord } from './reviews/reviews.kind.ts';
import * as reviewsModel from './reviews/reviews.model.ts';
import { reviewsWords } from './reviews/reviews.words.ts';
import * as roomsAdmin from './rooms/rooms.admin.calls.ts';
import * as rooms from './rooms/rooms.calls.ts';
import { closedDayRecord, equipmentRecord, roomRecord, serviceRecord } from './rooms/rooms.kind.ts';
import * as roomsModel from './rooms/rooms.model.ts';
import { roomsWords } from './rooms/rooms.words.ts';
import * as searchAdmin from './search/search.admin.calls.ts';
import * as searchModel from './search/search.model.ts';
import * as staffAdmin from './staff/staff.admin.calls.ts';
import * as staff from './staff/staff.calls.ts';
import { roleRecord, staffRecord } from './staff/staff.kind.ts';
import * as staffModel from './staff/staff.model.ts';
import { staffWords } from './staff/staff.words.ts';
import * as storiesAdmin from './stories/stories.admin.calls.ts';
import { storyRecord } from './stories/stories.kind.ts';
import * as storiesModel from './stories/stories.model.ts';
import { storiesWords } from './stories/stories.words.ts';
import * as support from './support/support.calls.ts';
import * as ticketsAdmin from './tickets/tickets.admin.calls.ts';
import * as tickets from './tickets/tickets.calls.ts';
import * as ticketsModel from './tickets/tickets.model.ts';
import { ticketsWords } from './tickets/tickets.words.ts';
import * as unsentAdmin from './unsent/unsent.admin.calls.ts';
import { messageRecord } from './unsent/unsent.kind.ts';
import * as unsentModel from './unsent/unsent.model.ts';
import * as usersAdmin from './users/users.admin.calls.ts';
import { avatarRecord, userRecord, usersRecord } from './users/users.kind.ts';
import * as usersModel from './users/users.model.ts';
import * as viewsAdmin from './views/views.admin.calls.ts';
import * as viewsModel from './views/views.model.ts';

// The list of areas. It has four parts, so that a program that reads one of them carries no others.
/** The calls and pushes of each area; `Admin` are those for staff. */
export const calls = {
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
  calendar,
  cards,
  clustersAdmin,
  codes,
  collaboratorsAdmin,
  dashboardAdmin,
  demo,
  drafts,
  eventRequests,
  eventRequestsAdmin,
  events,
  eventsAdmin,
  galleriesAdmin,
  mailingAdmin,
  market,
  marketAdmin,
  unsentAdmin,
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
  tickets,
  ticketsAdmin,
  usersAdmin,
  viewsAdmin,
} as const;

/** Every kind of record, by its name. */
export const kinds = {
  act: actRecord,
  agreement: agreementRecord,
  announcement: announcementRecord,
  application: applicationRecord,
  article: articleRecord,
  author: authorRecord,
  avatar: avatarRecord,
  banner: bannerRecord,
  booking: bookingRecord,
  brand: brandRecord,
  cluster: clusterRecord,
  collaborator: collaboratorRecord,
  equipment: equipmentRecord,
  event: eventRecord,
  eventCategory: eventCategoryRecord,
  eventRequest: eventRequestRecord,
  eventRequestMessage: requestMessageRecord,
  gallery: galleryRecord,
  invoice: invoiceRecord,
  marketItem: marketItemRecord,
  marketRequest: marketRequestRecord,
  message: messageRecord,
  news: newsRecord,
  product: productRecord,
  project: projectRecord,
  refund: refundRecord,
  resident: residentRecord,
  review: reviewRecord,
  role: roleRecord,
  room: roomRecord,
  service: serviceRecord,
  staff: staffRecord,
  story: storyRecord,
  closedDay: closedDayRecord,
  technicalReason: technicalReasonRecord,
  user: userRecord,
  users: usersRecord,
} as const satisfies Readonly<Record<string, AnyKind>>;

/** The models of each area, which give schemas their names in the OpenAPI document. */
export const models = {
  agreements: agreementsModel,
  applications: applicationsModel,
  articles: articlesModel,
  auth: authModel,
  authors: authorsModel,
  banners: bannersModel,
  bookings: bookingsModel,
  brands: brandsModel,
  bulk: bulkModel,
  calendar: calendarModel,
  cards: cardsModel,
  clusters: clustersModel,
  codes: codesModel,
  collaborators: collaboratorsModel,
  dashboard: dashboardModel,
  drafts: draftsModel,
  eventRequests: eventRequestsModel,
  events: eventsModel,
  eventTickets: eventTicketsModel,
  galleries: galleriesModel,
  mailing: mailingModel,
  market: marketModel,
  unsent: unsentModel,
  pending: pendingModel,
  presence: presenceModel,
  privacy: privacyModel,
  products: productsModel,
  profile: profileModel,
  profileAccount: profileAccountModel,
  projects: projectsModel,
  residents: residentsModel,
  reviews: reviewsModel,
  rooms: roomsModel,
  staff: staffModel,
  search: searchModel,
  stories: storiesModel,
  tickets: ticketsModel,
  users: usersModel,
  views: viewsModel,
} as const;

/** What the fields of each area are, for the OpenAPI document and the typings. */
export const words = {
  agreements: agreementsWords,
  applications: applicationsWords,
  articles: articlesWords,
  authors: authorsWords,
  banners: bannersWords,
  bookings: bookingsWords,
  brands: brandsWords,
  cards: cardsWords,
  clusters: clustersWords,
  collaborators: collaboratorsWords,
  dashboard: dashboardWords,
  eventRequests: eventRequestsWords,
  events: eventsWords,
  galleries: galleriesWords,
  market: marketWords,
  products: productsWords,
  projects: projectsWords,
  residents: residentsWords,
  reviews: reviewsWords,
  rooms: roomsWords,
  staff: staffWords,
  stories: storiesWords,
  tickets: ticketsWords,
} as const;
