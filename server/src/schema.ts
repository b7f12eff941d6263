export { attempt, captchaUsed, consent, session } from './areas/auth/auth.table.ts';
export {
  booking,
  bookingEvent,
  payment,
  refund,
  roomSlot,
  technicalReason,
} from './areas/bookings/bookings.table.ts';
export { oneTimeCode } from './areas/codes/codes.table.ts';
export { equipment, room, roomPicture, service, tariff } from './areas/rooms/rooms.table.ts';
export { users } from './areas/users/users.table.ts';
export { audit, idempotency, liveMessage, liveTopic, outbox } from './core/core.table.ts';
export { sandboxNotification, sandboxPayment, sandboxRefund } from './ports/payments/sandbox.table.ts';
