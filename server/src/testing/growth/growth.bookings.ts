import { expiring, type Growth, partsOf, sized, staying } from './growth.row.ts';

const documents =
  'an accounting document or what one is made from: at least five years after its year (art. 29 of 402-FZ, art. 23 of the Tax Code), and the sums of all years add up by it';

/** What is sold, with its money and papers. */
export const growthOfBookings: readonly Growth[] = [
  ...staying(documents, {
    booking: '1 per booking, hold and offer',
    booking_group: '1 per several bookings paid together',
    promo_use: '1 per booking with a promo code',
    package_purchase: '1 per package of hours that somebody began to buy, at most 30 a day and person',
    package_use: '1 per booking that a package pays for',
    payment: '1 per attempt to pay',
    payment_share: '1 per booking of a group and payment',
    refund: '1 per refund',
    receipt: '1 per payment, per refund and per prepayment that became full payment',
    statement_line: '1 per payment and refund in the provider’s books',
    statement_day: '1 per day and provider',
    agreement: '1 per agreement',
    client_terms: '1 per agreement whose organisation has terms of its own',
    client_booking: '1 per booking by such terms',
    client_invoice: '1 per month and organisation that pays after it',
    invoice: '1 per invoice',
    invoice_service: 'some per invoice',
    invoice_order: '1 per invoice',
    invoice_receipt: '1 per payment order',
    invoice_return: '1 per return of money',
    act: '1 per act or УПД',
    act_service: 'some per act',
    act_exchange: '1 per УПД that is exchanged with its customer',
    upd_answer: '1 per answer to a УПД',
    upd_answer_file: 'some per answer',
    bank_payment: '1 per payment order in a bank statement',
    statement_import: '1 per upload of a bank statement',
    ticket_order: '1 per order of tickets; guests without an account are erased 90 days after the event',
    ticket_order_line: '1 per kind of ticket in an order',
    ticket_order_step: 'some per order',
    event_attendee: '1 per ticket',
    ticket_change: 'at most 5 a day per ticket; guests without an account are erased 90 days after the event',
    event_series: '1 per series of events; one without dates is removed',
    event_series_date: 'at most 1 per event',
    event_cancellation: '1 per cancelled event with tickets',
    event_reschedule: '1 per change of day, hours or place of an event with tickets',
    reschedule_choice: 'at most 1 per ticket and reschedule',
  }),
  ...staying('it shows what happened to a booking, for as long as the booking stays', {
    booking_event: '2 to 5 per booking',
    package_step: '2 to 5 per package that somebody bought, and 1 or 2 per booking by it',
    room_slot:
      '1 per taken hour and part of a hall; of a cancelled or lapsed booking none. It proves that an hour of the past was sold once',
    movement: '1 per payment and refund: the comparison of our money, the provider’s books and the receipts',
    paper_mail: '1 per mailed paper',
    check_in: '1 per ticket used',
    door_pass: 'some per ticket used, where guests may go out and come in again',
  }),
  ...sized('4 a year', ['paper_counter']),
  ...staying('staff decide about it, and what was given by it names it', {
    promo_code: '1 per promo code',
    hour_package: '1 per package of hours that the venue sells',
  }),
  ...staying('the customer’s and the venue’s record of what was asked and offered', {
    technical_reason: '1 per closing of hours by staff',
  }),
  {
    in: 'booking_move',
    bound: 'work',
    rows: '1 per move to dearer hours that waits for its payment',
    why: 'deleted when it takes place or lapses',
  },
  ...expiring({
    room_wait: '1 per place in the line for taken hours',
    ticket_wait: '1 per place in the queue for tickets that are sold out',
    shift_note: 'some a day',
  }),
  ...partsOf('room_request', { room_offer: '1 per offer' }),
  { in: 'room_request', bound: 'account', rows: '1 per request for a room' },
  ...sized('none with a real provider', [
    'sandbox_payment',
    'sandbox_refund',
    'sandbox_receipt',
    'sandbox_notification',
  ]),
];
