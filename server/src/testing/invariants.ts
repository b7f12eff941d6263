/** One of the paid bookings of the demo whose hours are ahead. */
const paid = `(select id from booking where status = 2 and starts_at > '2026-01-01' order by id limit 1)`;
const cancelled = `(select id from booking where status = 3 order by id limit 1)`;
const order = `(select id from ticket_order where status = 2 and total > 0 order by id limit 1)`;
const invoice = `(select invoice_id from invoice_service order by id limit 1)`;
const person = `(select min(id) from users where role_id is null)`;

const reservedUse = `insert into certificate_use (certificate_id, booking_id, state, sum, receipt_mode, used_at)
  select (select max(id) from certificate), ${paid}, 'reserved', 1, 'full', now()`;

const payment = (
  columns: string,
  values: string,
) => `insert into payment (${columns}, user_id, provider, provider_id, status,
  sum, received, description, vat_percent, confirmation_token, frame_url, created_at, expires_at, settled_at)
  select ${values}, ${person}, 'sandbox', 'more', 'succeeded', 700, 700, '', 22, '', '', now(), now(), now()`;

const issued = `insert into invoice_order (invoice_id, of_agreement, order_ids, sum)
  select id, true, '{}', sum from invoice where id = ${invoice}`;
const clientTerms = `insert into client_terms (agreement_id, customer, inn, discount_percent, own_prices, is_postpaid, credit_limit, due_days, "from", allowed_by, created_at, updated_at)
  select max(id), '', '', 0, '[]', true, 0, 1, '2026-01-01', '', now(), now() from agreement`;
const terms = `(select max(id) from client_terms)`;
const act = `insert into act (agreement_id, number, date, vat_rate, sum, created_by, created_at, updated_at, "from", "to")
  select agreement_id, 'x', date, vat_rate, 5, created_by, created_at, updated_at, date, date from invoice where id = ${invoice}`;

/** An event with tickets that was rescheduled. */
const rescheduled = (
  columns: string,
  values: string,
) => `insert into event_reschedule (event_id, at, by, reason, date, time, place, ${columns})
  select event_id, now(), 'staff', '', '2026-01-01', '10:00', '', ${values} from ticket_order where id = ${order}`;

/** The package of the demo pays for a booking, whose price stays. */
const usePackage = [
  `update package_purchase set user_id = (select user_id from booking where id = ${paid}), room_ids = '{}'`,
  `insert into package_use (purchase_id, booking_id, hours, lines, used_at) select p.id, b.id, cardinality(b.hours), '[]', p.paid_at from package_purchase p, booking b where b.id = ${paid} limit 1`,
];

/** What breaks each invariant on the demo data; the keys are their names. */
export const contradictions: Readonly<Record<string, string | readonly string[]>> = {
  'an event that was called off has no hours and awaits no money': `update event_request set status = 9, rejection_reason = null, called_off_at = now(), call_off_reason = '' where id in (select event_request_id from room_slot)`,
  'a paid booking has all its hours': `delete from room_slot where booking_id = ${paid}`,
  'an open booking holds all its hours until its term': `update booking set status = 1, pay_until = now() + interval '90 years', expires_at = now() + interval '90 years' where id = ${paid}`,
  'a cancelled booking has no hours': `update room_slot set booking_id = ${cancelled} where booking_id = ${paid}`,
  'hours are taken for a booking only if it or its move names them': `update booking set hours = '{}' where id = ${paid}`,
  'whoever has a hall has all its parts': `insert into room_part (hall_id, part_id) select s.room_id, r.id from room_slot s join room r on r.id <> s.room_id order by s.starts_at desc limit 1`,
  'hours whose term has passed are free within five minutes': `update room_slot set kind = 'hold', expires_at = '2020-01-01' where booking_id = ${paid}`,
  'the price of a booking is the sum of its lines, and its VAT is part of it': `update booking set vat = vat + 1 where id = ${paid}`,
  'a paid booking is paid by its price, to the kopeck': payment('booking_id', paid),
  'of a cancelled booking no more than its price stays here': [
    payment('booking_id', cancelled),
    `update booking set price = 0, lines = '[]', vat = 0 where id = ${cancelled}`,
  ],
  'a promo code has the number of its uses and the sum of their discounts': `update promo_code set uses = uses + 1`,
  'a booking with a promo code costs its full price without the discount': `insert into promo_use (promo_code_id, booking_id, percent, full_price, discount, used_at, given_back_at) select (select min(id) from promo_code), id, 10, price, 1, now(), null from booking where id = ${paid}`,
  'a discount is given only by a promo code': `update booking set lines = jsonb_set(lines, '{0,unitPrice}', '1') where id = ${paid}`,
  'the use of a promo code comes back only with a cancelled booking': `insert into promo_use (promo_code_id, booking_id, percent, full_price, discount, used_at, given_back_at) select (select min(id) from promo_code), id, 10, price, 0, now(), now() from booking where id = ${paid}`,
  'the rest of a booking is owed as long as the booking is confirmed, and was agreed as long as it is not': `insert into deposit (booking_id, sum, due_at, created_at) values (${paid}, 1, now(), now())`,
  'the hours left of a package are those bought, without those used and returned': `update package_purchase set hours_left = hours_left - 1`,
  'a package that may be used was paid by its price, and what was returned is for the hours returned': `update payment set sum = sum - 1, received = received - 1 where package_purchase_id is not null`,
  'hours come back to a package only with a cancelled booking': [
    ...usePackage,
    `update package_use set ended_at = now(), hours_back = hours`,
  ],
  'the hours that a package pays for cost nothing': usePackage,
  'used hours of a package are settled within an hour after they are over': [
    ...usePackage,
    `update booking set ends_at = '2020-01-01' where id = ${paid}`,
  ],
  'a certificate has the sum of its uses and of what went back to its buyer': `update certificate set spent = spent + 1 where state = 'active'`,
  'what a certificate paid for a booking or tickets is a payment of them, with the same returns': [
    reservedUse,
    `update certificate_use set state = 'settled', settled_at = now()`,
  ],
  'certificates are reserved only for what awaits its payment, and for no more than it costs': reservedUse,
  'a certificate was paid for what it is worth': `update certificate set sum = sum + 1 where state = 'active'`,
  'a payment says the sum of its refunds': `update payment set refunded = refunded - 1 where refunded > 0`,
  'the shares of a payment make up its sum': `insert into payment_share (payment_id, booking_id, sum) select id, booking_id, sum - 1 from payment where booking_id = ${paid} limit 1`,
  'a share says the sum of its refunds': `insert into payment_share (payment_id, booking_id, sum, refunded) select id, booking_id, sum, 1 from payment where booking_id = ${paid} limit 1`,
  'only money that came goes back': `update payment set status = 'canceled' where id in (select payment_id from refund)`,
  'money that came has its receipt': `delete from receipt where refund_id is null`,
  'money that went back has its receipt': `delete from receipt where refund_id is not null`,
  'a receipt is of the money that moved': `update receipt set sum = sum + 1`,
  'a second receipt is of what had not been refunded': `insert into receipt (payment_id, is_second, status, sum, created_at, requested_at) select min(id), true, 'byHand', 1, now(), now() from payment where status = 'succeeded'`,
  'a prepayment whose service was given has its second receipt within an hour': [
    `update payment set receipt_mode = 'prepaid' where booking_id = ${paid}`,
    `update booking set ends_at = '2020-01-01' where id = ${paid}`,
  ],
  'the reconciliation has every movement of money, as our rows and the books say it': `delete from movement where id = (select min(id) from movement)`,
  'a kind of tickets counts the places that are sold': `update event_ticket set sold = sold - 1 where id = (select ticket_id from event_attendee where cancelled_at is null order by id limit 1)`,
  'a kind of tickets counts the places that wait for a payment': `update event_ticket set held = held + 1, quantity = quantity + 1`,
  'an event counts its places as its kinds of tickets do': `update event set taken = taken + 1, participants_limit = null`,
  'an order of tickets with a promo code costs its full price without the discount': `insert into promo_use (promo_code_id, ticket_order_id, percent, full_price, discount, used_at) select (select min(id) from promo_code), id, 10, total + 1, 1, now() from ticket_order where id = ${order}`,
  'the use of a promo code comes back with an order of tickets that ended or went back whole, and only then': `insert into promo_use (promo_code_id, ticket_order_id, percent, full_price, discount, used_at, given_back_at) select (select min(id) from promo_code), id, 10, total, 0, now(), now() from ticket_order where id = ${order}`,
  'an order costs what its lines cost, less the discount of its promo code': `update ticket_order set total = total + 1 where id = ${order}`,
  'an issued order has a ticket for each of its places, any other has none': `delete from event_attendee where order_id = ${order}`,
  'an issued order is paid by the price of its tickets, less what is returned of them': payment(
    'ticket_order_id',
    order,
  ),
  'money of an order that ended goes back whole': `update ticket_order set status = 3, ended_by = 'event', paid_at = null where id = ${order}`,
  'nobody goes out or comes in twice in a row': `insert into door_pass (attendee_id, scan_id, is_out, at, place, who) values (1, gen_random_uuid(), false, now(), '', '')`,
  'an event that was cancelled with its tickets has none that are valid': `insert into event_cancellation (event_id, at, who, reason, ended_at) select event_id, now(), '', '', now() from ticket_order where id = ${order}`,
  'who chose the money of a rescheduled event has all of it requested': [
    rescheduled('replaced_at, choose_until', 'null, now()'),
    `insert into reschedule_choice (reschedule_id, attendee_id, choice, at) select r.id, a.id, 'refund', now() from event_reschedule r join event_attendee a on a.event_id = r.event_id and a.cancelled_at is null limit 1`,
  ],
  'an event that was rescheduled has a last reschedule, by which its guests choose': rescheduled(
    'replaced_at, choose_until',
    'now(), now()',
  ),
  'the hours of an event are those of its days and times': `update event set time_end = '23:59', date_end = date where id in (select event_id from room_slot where event_id is not null) and date > current_date`,
  'an event has hours of its room if and only if it is accepted': `update event set status = 1 where id in (select event_id from room_slot)`,
  'a published event that costs something is paid by its price': `update event set price = price + 1 where price > 0 and paid_at is not null`,
  'an invoice is the sum of its lines, VAT included': `update invoice_service set sum = sum + 1`,
  'an act is the sum of its lines, VAT included': act,
  'a line costs its price by its quantity, rounded once': `update invoice_service set price = price + 100`,
  'a УПД is where its newest answer says, and not before its file is there': [
    act,
    `insert into act_exchange (act_id, state, sent_at, changed_at) select id, 'sent', now(), now() from act where number = 'x'`,
  ],
  'a line of an invoice says how much of it is in acts': `update invoice_service set acted = case when acted = quantity then 0 else quantity end`,
  'an invoice says what came for it and what was returned': [
    issued,
    `update invoice_order set received = received + 5`,
  ],
  'an invoice of an order charges what it was issued for': [issued, `update invoice_order set sum = sum + 1`],
  'what is paid after the month is in an invoice within two days of its end': [
    clientTerms,
    `insert into client_booking (booking_id, terms_id, sum, created_at) select id, ${terms}, 5, now() from booking where id = ${paid}`,
    `update booking set ends_at = '2020-01-01' where id = ${paid}`,
  ],
  'the invoice of a month is the sum of its bookings': [
    issued,
    clientTerms,
    `insert into client_invoice (terms_id, month, invoice_id) select ${terms}, '2026-01-01', invoice_id from invoice_order where sum > 0 limit 1`,
  ],
  'an invoice waits only for bookings that are open': [issued, `update invoice_order set order_ids = array[${paid}]`],
  'a paid invoice of bookings is money in these bookings': [
    issued,
    `update invoice_order set state = 'paid', received = sum, paid_at = now(), order_ids = array[${paid}]`,
  ],
  'an act of an invoice that was paid is of its sum': [
    issued,
    act,
    `update invoice_order set acted_at = now(), act_id = (select max(id) from act), sum = 1`,
  ],
  'a payment of the bank that counts is money of its invoice': `insert into bank_payment (state, paid_on, payment_order, order_date, sum, payer_account, payer_inn, payer_name, purpose, invoice_id, taken_by, taken_at)
    select 'counted', now(), '1', now(), 5, '', '', '', '', ${invoice}, ${person}, now()`,
  'a request for a room stands as the booking of its offer does': `insert into room_request (user_id, room_id, starts_at, ends_at, guests, purpose, contact_name, status, booking_id, created_at, updated_at)
    select user_id, room_id, starts_at, ends_at, 1, '', '', 2, id, now(), now() from booking where id = ${paid}`,
  'a place in the line stands as the booking that is held for it does': `insert into room_wait (user_id, room_id, day, from_hour, to_hour, hours, until, status, booking_id, created_at, updated_at)
    select user_id, room_id, '2020-01-01', 9, 10, 1, now(), 2, id, now(), now() from booking where id = ${paid}`,
  'a place in the queue for tickets stands as the order that is held for it does': `insert into ticket_wait (key, event_id, ticket_id, name, phone, places, status, order_id, offered, created_at, updated_at)
    select 'x', o.event_id, l.ticket_id, '', '', 1, 4, o.id, 1, now(), now() from ticket_order o join ticket_order_line l on l.order_id = o.id where o.id = ${order} limit 1`,
  'a proposal costs what its lines cost, each its price by its quantity': `update event_request_proposal set lines = jsonb_set(lines, '{0,quantity}', '77') where status = 1`,
  'nobody is signed in to the back office without a role': `insert into session (access_hash, profile_hash, user_id, role_id, created_at, expires_at)
    select 'x', 'x', ${person}, 3, now(), '2099-01-01'`,
};
