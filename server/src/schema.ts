export { users } from './areas/accounts/accounts.table.ts';
export { staffRole } from './areas/accounts/roles.table.ts';
export { application } from './areas/applications/applications.table.ts';
export { article } from './areas/articles/articles.table.ts';
export { captchaUsed, session } from './areas/auth/auth.table.ts';
export { identityAttempt, identityLink } from './areas/auth/identity.table.ts';
export {
  booking,
  bookingEvent,
  payment,
  refund,
  roomSlot,
  technicalReason,
} from './areas/bookings/bookings.table.ts';
export { activityKind, brand, brandActivity } from './areas/brands/brands.table.ts';
export { businessCard } from './areas/cards/cards.table.ts';
export { oneTimeCode } from './areas/codes/codes.table.ts';
export { draft } from './areas/drafts/drafts.table.ts';
export { event, eventAttendee, eventCategory, eventTicket } from './areas/events/events.table.ts';
export { marketItem, marketRequest, marketRequestItem } from './areas/market/market.table.ts';
export { presence } from './areas/presence/presence.table.ts';
export { consent, personalDataView } from './areas/privacy/privacy.table.ts';
export { document, organisation, passport, residentData } from './areas/profile/profile.table.ts';
export { resident } from './areas/residents/residents.table.ts';
export { equipment, room, roomPicture, service, tariff } from './areas/rooms/rooms.table.ts';
export { staffInvitation } from './areas/staff/invitations.table.ts';
export { savedView } from './areas/views/views.table.ts';
export { attempt, audit, fileRemoval, idempotency, liveMessage, liveTopic, outbox } from './core/db/core.table.ts';
export { approvedVersion, objectHistory } from './core/record/history.table.ts';
export { picture } from './core/record/pictures.table.ts';
export { sandboxNotification, sandboxPayment, sandboxRefund } from './ports/payments/sandbox.table.ts';
