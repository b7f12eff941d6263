import { whole } from './schemas.ts';
import { setting } from './setting.ts';

/** For how long hours and records are kept, and how far ahead hours may be booked. */
export const holdSettings = {
  holdMinutes: setting({
    name: 'HOLD_MINUTES',
    fallback: '15',
    meaning: 'Minutes that chosen hours are held for their payment.',
    allowed: 'a whole number from 1 to 1440',
    schema: whole(1, 1440),
  }),
  waitlistMinutes: setting({
    name: 'WAITLIST_MINUTES',
    fallback: '60',
    meaning: 'Minutes that a freed slot is held for the next person in the waiting list; at night they begin at 8:00.',
    allowed: 'a whole number from 5 to 1440',
    schema: whole(5, 1440),
  }),
  paymentTermMinutes: setting({
    name: 'PAYMENT_TERM_MINUTES',
    fallback: '60',
    meaning:
      'Minutes that a started payment may take; its hours are held for five minutes longer, until the provider has answered.',
    allowed: 'a whole number from 1 to 1440',
    schema: whole(1, 1440),
  }),
  checkinHoursBefore: setting({
    name: 'CHECKIN_HOURS_BEFORE',
    fallback: '3',
    meaning: 'Tickets can be checked in from this many hours before the event begins.',
    allowed: 'a whole number from 0 to 8760',
    schema: whole(0, 8760),
  }),
  openDays: setting({
    name: 'OPEN_DAYS',
    fallback: '90',
    meaning: 'How many days in advance a room may be booked, counted from today.',
    allowed: 'a whole number from 1 to 730',
    schema: whole(1, 730),
  }),
  auditYears: setting({
    name: 'AUDIT_YEARS',
    fallback: '6',
    meaning:
      'Years that the log of what staff changed is kept; the default is the term of accounting documents. The histories of records are read from it.',
    allowed: 'a whole number from 1 to 100',
    schema: whole(1, 100),
  }),
};
