const decided = 'Who of the staff did it; customers never do';

/** Columns that name an account only as the member of staff who did something. */
export const workOfStaff: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'act.closed_by act.created_by agreement.created_by application.done_by application.taken_by bank_payment.taken_by',
    'booking.made_by event_request.manager_id event_request_message.author_id event_request_proposal.sent_by',
    'act_exchange.sent_by upd_answer.received_by customer_mark.blocked_by refund.given_by',
    'invoice.closed_by invoice.created_by invoice_receipt.taken_by invoice_return.sent_by package_purchase.sold_by paper_mail.mailed_by payment.taken_by',
    'receipt.noted_by room_offer.created_by technical_reason.created_by',
  ].flatMap(names => names.split(' ').map(name => [name, decided])),
);

/** Tables that hang on a person's rows and are not in their archive, each with its reason. */
export const notInExport: Readonly<Record<string, string>> = {
  client_booking: 'Which organisation pays for a booking after the month; the booking is in the archive',
  client_invoice: 'The month that an invoice of an organisation is for; the invoice is in the archive',
  client_terms: 'What the venue agreed with an organisation; the agreement is in the archive',
  check_in: 'Which member of staff let a guest in; the ticket itself is in the archive',
  event_cancellation: 'The decision to cancel an event; its status is in the archive',
  event_reschedule: 'The decision to reschedule an event; its day is in the archive',
  review_visit: 'That a review was asked for, and by which visit; the review is in the archive',
  ticket_terms: 'What the organiser allows guests of an event',
  event_ticket: 'What an event sells, as everybody reads it on the site',
  gallery: 'Pictures that the venue published about an event',
  landing_product: 'What the venue published on its site',
  mailing_friend: 'A copy of what the consents say',
  movement: 'A copy of payments and refunds, compared with the books of the provider',
  room_slot: 'The hours of bookings and requests, which the archive has with them',
};
