import type { Area } from './area/area.ts';
import { accountsArea } from './areas/accounts/accounts.area.ts';
import { agreementsArea } from './areas/agreements/agreements.area.ts';
import { applicationsArea } from './areas/applications/applications.area.ts';
import { articlesArea } from './areas/articles/articles.area.ts';
import { authArea } from './areas/auth/auth.area.ts';
import { authorsArea } from './areas/authors/authors.area.ts';
import { bannersArea } from './areas/banners/banners.area.ts';
import { bookingsArea } from './areas/bookings/bookings.area.ts';
import { brandsArea } from './areas/brands/brands.area.ts';
import { bulkArea } from './areas/bulk/bulk.area.ts';
import { calendarArea } from './areas/calendar/calendar.area.ts';
import { cancellationsArea } from './areas/cancellations/cancellations.area.ts';
import { cardsArea } from './areas/cards/cards.area.ts';
import { certificatesArea } from './areas/certificates/certificates.area.ts';
import { clientTermsArea } from './areas/client-terms/client-terms.area.ts';
import { clustersArea } from './areas/clusters/clusters.area.ts';
import { codesArea } from './areas/codes/codes.area.ts';
import { collaboratorsArea } from './areas/collaborators/collaborators.area.ts';
import { customersArea } from './areas/customers/customers.area.ts';
import { dashboardArea } from './areas/dashboard/dashboard.area.ts';
import { debtsArea } from './areas/debts/debts.area.ts';
import { demoArea } from './areas/demo/demo.area.ts';
import { depositsArea } from './areas/deposits/deposits.area.ts';
import { deskArea } from './areas/desk/desk.area.ts';
import { draftsArea } from './areas/drafts/drafts.area.ts';
import { embedsArea } from './areas/embeds/embeds.area.ts';
import { eventEstimatesArea } from './areas/event-estimates/event-estimates.area.ts';
import { eventRequestsArea } from './areas/event-requests/event-requests.area.ts';
import { eventsArea } from './areas/events/events.area.ts';
import { galleriesArea } from './areas/galleries/galleries.area.ts';
import { handoversArea } from './areas/handovers/handovers.area.ts';
import { invoiceOrdersArea } from './areas/invoice-orders/invoice-orders.area.ts';
import { mailingArea } from './areas/mailing/mailing.area.ts';
import { marketArea } from './areas/market/market.area.ts';
import { noticesArea } from './areas/notices/notices.area.ts';
import { packagesArea } from './areas/packages/packages.area.ts';
import { papersArea } from './areas/papers/papers.area.ts';
import { paymentsArea } from './areas/payments/payments.area.ts';
import { pendingArea } from './areas/pending/pending.area.ts';
import { presenceArea } from './areas/presence/presence.area.ts';
import { priceListArea } from './areas/price-list/price-list.area.ts';
import { privacyArea } from './areas/privacy/privacy.area.ts';
import { productsArea } from './areas/products/products.area.ts';
import { profileArea } from './areas/profile/profile.area.ts';
import { projectsArea } from './areas/projects/projects.area.ts';
import { promoCodesArea } from './areas/promo-codes/promo-codes.area.ts';
import { receiptsArea } from './areas/receipts/receipts.area.ts';
import { reportsArea } from './areas/reports/reports.area.ts';
import { reschedulesArea } from './areas/reschedules/reschedules.area.ts';
import { residentsArea } from './areas/residents/residents.area.ts';
import { reviewsArea } from './areas/reviews/reviews.area.ts';
import { roomRequestsArea } from './areas/room-requests/room-requests.area.ts';
import { roomsArea } from './areas/rooms/rooms.area.ts';
import { searchArea } from './areas/search/search.area.ts';
import { securityArea } from './areas/security/security.area.ts';
import { seriesArea } from './areas/series/series.area.ts';
import { staffArea } from './areas/staff/staff.area.ts';
import { statementsArea } from './areas/statements/statements.area.ts';
import { storiesArea } from './areas/stories/stories.area.ts';
import { supportArea } from './areas/support/support.area.ts';
import { ticketWaitsArea } from './areas/ticket-waits/ticket-waits.area.ts';
import { ticketsArea } from './areas/tickets/tickets.area.ts';
import { unsentArea } from './areas/unsent/unsent.area.ts';
import { usersArea } from './areas/users/users.area.ts';
import { versionsArea } from './areas/versions/versions.area.ts';
import { viewsArea } from './areas/views/views.area.ts';
import { visitingArea } from './areas/visiting/visiting.area.ts';
import { waitlistArea } from './areas/waitlist/waitlist.area.ts';

/** Every area of the server, in the order in which people read what is gathered from them, and the demo is made. */
export const areas: readonly Area[] = [
  usersArea,
  accountsArea,
  authArea,
  securityArea,
  codesArea,
  profileArea,
  cardsArea,
  privacyArea,
  draftsArea,
  supportArea,
  visitingArea,
  roomsArea,
  bookingsArea,
  promoCodesArea,
  depositsArea,
  packagesArea,
  certificatesArea,
  deskArea,
  reschedulesArea,
  roomRequestsArea,
  waitlistArea,
  paymentsArea,
  applicationsArea,
  eventsArea,
  ticketsArea,
  seriesArea,
  ticketWaitsArea,
  priceListArea,
  embedsArea,
  eventEstimatesArea,
  eventRequestsArea,
  cancellationsArea,
  calendarArea,
  noticesArea,
  galleriesArea,
  reviewsArea,
  mailingArea,
  residentsArea,
  collaboratorsArea,
  bannersArea,
  projectsArea,
  brandsArea,
  marketArea,
  productsArea,
  articlesArea,
  authorsArea,
  storiesArea,
  clustersArea,
  agreementsArea,
  papersArea,
  invoiceOrdersArea,
  clientTermsArea,
  debtsArea,
  statementsArea,
  staffArea,
  receiptsArea,
  unsentArea,
  customersArea,
  handoversArea,
  dashboardArea,
  reportsArea,
  pendingArea,
  searchArea,
  bulkArea,
  presenceArea,
  versionsArea,
  viewsArea,
  demoArea,
];
