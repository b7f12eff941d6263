import * as agreementsAdmin from './agreements/agreements.admin.calls.ts';
import { agreementRecord, templateRecord } from './agreements/agreements.kind.ts';
import * as agreementsModel from './agreements/agreements.model.ts';
import { agreementsWords } from './agreements/agreements.words.ts';
import * as articlesAdmin from './articles/articles.admin.calls.ts';
import * as articles from './articles/articles.calls.ts';
import { articleRecord, newsRecord } from './articles/articles.kind.ts';
import * as articlesModel from './articles/articles.model.ts';
import { articlesWords } from './articles/articles.words.ts';
import * as auth from './auth/auth.calls.ts';
import * as authModel from './auth/auth.model.ts';
import * as bookingsAdmin from './bookings/bookings.admin.calls.ts';
import * as bookings from './bookings/bookings.calls.ts';
import { bookingRecord, technicalReasonRecord } from './bookings/bookings.kind.ts';
import * as bookingsModel from './bookings/bookings.model.ts';
import { bookingsWords } from './bookings/bookings.words.ts';
import * as brandsAdmin from './brands/brands.admin.calls.ts';
import * as brands from './brands/brands.calls.ts';
import { brandRecord } from './brands/brands.kind.ts';
import * as brandsModel from './brands/brands.model.ts';
import { brandsWords } from './brands/brands.words.ts';
import * as calendar from './calendar/calendar.calls.ts';
import * as calendarModel from './calendar/calendar.model.ts';
import * as cancellations from './cancellations/cancellations.calls.ts';
import * as cancellationsModel from './cancellations/cancellations.model.ts';
import { cancellationsWords } from './cancellations/cancellations.words.ts';
import * as cards from './cards/cards.calls.ts';
import * as cardsModel from './cards/cards.model.ts';
import { cardsWords } from './cards/cards.words.ts';
import * as certificatesAdmin from './certificates/certificates.admin.calls.ts';
import * as certificates from './certificates/certificates.calls.ts';
import { certificateRecord } from './certificates/certificates.kind.ts';
import * as certificatesModel from './certificates/certificates.model.ts';
import { certificatesWords } from './certificates/certificates.words.ts';
import * as clientTermsAdmin from './client-terms/client-terms.admin.calls.ts';
import * as clientTerms from './client-terms/client-terms.calls.ts';
import { clientTermsRecord } from './client-terms/client-terms.kind.ts';
import * as clientTermsModel from './client-terms/client-terms.model.ts';
import { clientTermsWords } from './client-terms/client-terms.words.ts';
import * as codes from './codes/codes.calls.ts';
import * as codesModel from './codes/codes.model.ts';
import type { AnyKind } from './core/kind/kind.ts';
import * as demo from './demo/demo.calls.ts';
import * as depositsAdmin from './deposits/deposits.admin.calls.ts';
import * as deposits from './deposits/deposits.calls.ts';
import * as depositsModel from './deposits/deposits.model.ts';
import { depositsWords } from './deposits/deposits.words.ts';
import * as drafts from './drafts/drafts.calls.ts';
import * as draftsModel from './drafts/drafts.model.ts';
import * as eventEstimates from './event-estimates/event-estimates.calls.ts';
import * as eventEstimatesModel from './event-estimates/event-estimates.model.ts';
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
import * as marketAdmin from './market/market.admin.calls.ts';
import * as market from './market/market.calls.ts';
import { marketItemRecord, marketRequestRecord } from './market/market.kind.ts';
import * as marketModel from './market/market.model.ts';
import { marketWords } from './market/market.words.ts';
import * as notices from './notices/notices.calls.ts';
import * as noticesModel from './notices/notices.model.ts';
import { noticesWords } from './notices/notices.words.ts';
import * as packagesAdmin from './packages/packages.admin.calls.ts';
import * as packages from './packages/packages.calls.ts';
import { packageRecord, purchaseRecord } from './packages/packages.kind.ts';
import * as packagesModel from './packages/packages.model.ts';
import { packagesWords } from './packages/packages.words.ts';
import * as papersAdmin from './papers/papers.admin.calls.ts';
import * as papers from './papers/papers.calls.ts';
import { actRecord, bankPaymentRecord, invoiceRecord } from './papers/papers.kind.ts';
import * as papersModel from './papers/papers.model.ts';
import { papersWords } from './papers/papers.words.ts';
import * as privacyAdmin from './privacy/privacy.admin.calls.ts';
import * as privacy from './privacy/privacy.calls.ts';
import * as privacyModel from './privacy/privacy.model.ts';
import { privacyWords } from './privacy/privacy.words.ts';
import * as profileAccountModel from './profile/profile.account.model.ts';
import * as profile from './profile/profile.calls.ts';
import * as profileModel from './profile/profile.model.ts';
import * as profileOrganisationsModel from './profile/profile.organisations.model.ts';
import * as profileResidentModel from './profile/profile.resident.model.ts';
import * as promoCodesAdmin from './promo-codes/promo-codes.admin.calls.ts';
import * as promoCodes from './promo-codes/promo-codes.calls.ts';
import { promoCodeRecord } from './promo-codes/promo-codes.kind.ts';
import * as promoCodesModel from './promo-codes/promo-codes.model.ts';
import { promoCodesWords } from './promo-codes/promo-codes.words.ts';
import * as reschedulesAdmin from './reschedules/reschedules.admin.calls.ts';
import * as reschedules from './reschedules/reschedules.calls.ts';
import * as reschedulesModel from './reschedules/reschedules.model.ts';
import { reschedulesWords } from './reschedules/reschedules.words.ts';
import * as roomRequestsAdmin from './room-requests/room-requests.admin.calls.ts';
import * as roomRequests from './room-requests/room-requests.calls.ts';
import { roomRequestRecord } from './room-requests/room-requests.kind.ts';
import * as roomRequestsModel from './room-requests/room-requests.model.ts';
import { roomRequestsWords } from './room-requests/room-requests.words.ts';
import * as roomsAdmin from './rooms/rooms.admin.calls.ts';
import * as rooms from './rooms/rooms.calls.ts';
import { closedDayRecord, equipmentRecord, roomRecord, serviceRecord, workYearRecord } from './rooms/rooms.kind.ts';
import * as roomsModel from './rooms/rooms.model.ts';
import { roomsWords } from './rooms/rooms.words.ts';
import * as searchAdmin from './search/search.admin.calls.ts';
import * as search from './search/search.calls.ts';
import { synonymRecord } from './search/search.kind.ts';
import * as searchModel from './search/search.model.ts';
import { searchWords } from './search/search.words.ts';
import * as seriesAdmin from './series/series.admin.calls.ts';
import * as series from './series/series.calls.ts';
import * as seriesModel from './series/series.model.ts';
import { seriesWords } from './series/series.words.ts';
import * as support from './support/support.calls.ts';
import * as ticketWaitsAdmin from './ticket-waits/ticket-waits.admin.calls.ts';
import * as ticketWaits from './ticket-waits/ticket-waits.calls.ts';
import * as ticketWaitsModel from './ticket-waits/ticket-waits.model.ts';
import { ticketWaitsWords } from './ticket-waits/ticket-waits.words.ts';
import * as ticketsAdmin from './tickets/tickets.admin.calls.ts';
import * as tickets from './tickets/tickets.calls.ts';
import { ticketOrderRecord } from './tickets/tickets.kind.ts';
import * as ticketsModel from './tickets/tickets.model.ts';
import { ticketsWords } from './tickets/tickets.words.ts';
import * as visiting from './visiting/visiting.calls.ts';
import * as visitingModel from './visiting/visiting.model.ts';
import * as waitlistAdmin from './waitlist/waitlist.admin.calls.ts';
import * as waitlist from './waitlist/waitlist.calls.ts';
import * as waitlistModel from './waitlist/waitlist.model.ts';
import { waitlistWords } from './waitlist/waitlist.words.ts';

// The areas that customers use; what the venue publishes is in areas.site.ts, what only staff use in areas.staff.ts.
// Each list has four exports, so that a program that imports one does not bundle the others.

/** Calls and pushes of each area; `Admin` are those for staff. */
export const calls = {
  agreementsAdmin,
  articles,
  articlesAdmin,
  auth,
  bookings,
  bookingsAdmin,
  brands,
  brandsAdmin,
  calendar,
  cancellations,
  cards,
  certificates,
  certificatesAdmin,
  clientTerms,
  clientTermsAdmin,
  codes,
  demo,
  deposits,
  depositsAdmin,
  drafts,
  eventEstimates,
  eventRequests,
  eventRequestsAdmin,
  events,
  eventsAdmin,
  market,
  marketAdmin,
  notices,
  packages,
  packagesAdmin,
  papers,
  papersAdmin,
  privacy,
  privacyAdmin,
  profile,
  promoCodes,
  promoCodesAdmin,
  reschedules,
  reschedulesAdmin,
  roomRequests,
  roomRequestsAdmin,
  rooms,
  roomsAdmin,
  search,
  searchAdmin,
  series,
  seriesAdmin,
  support,
  ticketWaits,
  ticketWaitsAdmin,
  tickets,
  ticketsAdmin,
  visiting,
  waitlist,
  waitlistAdmin,
} as const;

/** Kinds of records, by their names. */
export const kinds = {
  act: actRecord,
  agreement: agreementRecord,
  announcement: announcementRecord,
  article: articleRecord,
  bankPayment: bankPaymentRecord,
  agreementTemplate: templateRecord,
  booking: bookingRecord,
  brand: brandRecord,
  certificate: certificateRecord,
  clientTerms: clientTermsRecord,
  closedDay: closedDayRecord,
  equipment: equipmentRecord,
  event: eventRecord,
  eventCategory: eventCategoryRecord,
  eventRequest: eventRequestRecord,
  eventRequestMessage: requestMessageRecord,
  hourPackage: packageRecord,
  invoice: invoiceRecord,
  marketItem: marketItemRecord,
  marketRequest: marketRequestRecord,
  news: newsRecord,
  package: purchaseRecord,
  promoCode: promoCodeRecord,
  room: roomRecord,
  roomRequest: roomRequestRecord,
  service: serviceRecord,
  synonym: synonymRecord,
  technicalReason: technicalReasonRecord,
  ticketOrder: ticketOrderRecord,
  workYear: workYearRecord,
} as const satisfies Readonly<Record<string, AnyKind>>;

/** Models of each area, which give schemas their names in the OpenAPI document. */
export const models = {
  agreements: agreementsModel,
  articles: articlesModel,
  auth: authModel,
  bookings: bookingsModel,
  brands: brandsModel,
  calendar: calendarModel,
  cancellations: cancellationsModel,
  cards: cardsModel,
  certificates: certificatesModel,
  clientTerms: clientTermsModel,
  codes: codesModel,
  deposits: depositsModel,
  drafts: draftsModel,
  eventEstimates: eventEstimatesModel,
  eventRequests: eventRequestsModel,
  eventTickets: eventTicketsModel,
  events: eventsModel,
  market: marketModel,
  notices: noticesModel,
  packages: packagesModel,
  papers: papersModel,
  privacy: privacyModel,
  profile: profileModel,
  profileAccount: profileAccountModel,
  profileOrganisations: profileOrganisationsModel,
  profileResident: profileResidentModel,
  promoCodes: promoCodesModel,
  reschedules: reschedulesModel,
  roomRequests: roomRequestsModel,
  rooms: roomsModel,
  search: searchModel,
  series: seriesModel,
  ticketWaits: ticketWaitsModel,
  tickets: ticketsModel,
  visiting: visitingModel,
  waitlist: waitlistModel,
} as const;

/** Descriptions of each area's fields, for the OpenAPI document and the typings. */
export const words = {
  agreements: agreementsWords,
  articles: articlesWords,
  bookings: bookingsWords,
  brands: brandsWords,
  cancellations: cancellationsWords,
  cards: cardsWords,
  certificates: certificatesWords,
  clientTerms: clientTermsWords,
  eventRequests: eventRequestsWords,
  events: eventsWords,
  market: marketWords,
  notices: noticesWords,
  packages: packagesWords,
  papers: papersWords,
  privacy: privacyWords,
  deposits: depositsWords,
  promoCodes: promoCodesWords,
  reschedules: reschedulesWords,
  roomRequests: roomRequestsWords,
  rooms: roomsWords,
  search: searchWords,
  series: seriesWords,
  ticketWaits: ticketWaitsWords,
  tickets: ticketsWords,
  waitlist: waitlistWords,
} as const;
