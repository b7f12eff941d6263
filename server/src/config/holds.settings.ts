import { whole } from './schemas.ts';
import { setting } from './setting.ts';

/** For how long hours are kept, and how far ahead they may be booked. */
export const holdSettings = {
  holdMinutes: setting({
    name: 'HOLD_MINUTES',
    fallback: '15',
    meaning: 'Minutes the chosen hours of a room are kept for a customer who has not paid yet.',
    allowed: 'a whole number from 1 to 1440',
    schema: whole(1, 1440),
  }),
  waitlistMinutes: setting({
    name: 'WAITLIST_MINUTES',
    fallback: '60',
    meaning:
      'Minutes that hours given back are kept for whoever waited for them, counted from eight in the morning at night.',
    allowed: 'a whole number from 5 to 1440',
    schema: whole(5, 1440),
  }),
  paymentTermMinutes: setting({
    name: 'PAYMENT_TERM_MINUTES',
    fallback: '60',
    meaning:
      'Minutes a started payment may take; the hours are kept for it and five minutes more, in which the provider answers.',
    allowed: 'a whole number from 1 to 1440',
    schema: whole(1, 1440),
  }),
  checkinHoursBefore: setting({
    name: 'CHECKIN_HOURS_BEFORE',
    fallback: '3',
    meaning: 'Hours before an event begins from which its tickets are checked in.',
    allowed: 'a whole number from 0 to 8760',
    schema: whole(0, 8760),
  }),
  openDays: setting({
    name: 'OPEN_DAYS',
    fallback: '90',
    meaning: 'Days ahead, counted from today, for which a room may be booked.',
    allowed: 'a whole number from 1 to 730',
    schema: whole(1, 730),
  }),
};
