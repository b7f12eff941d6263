/** Rows that the forbidden ones refer to: two people, a booking, an event with a ticket. */
export const guaranteeRows = `
  INSERT INTO users (id, phone, password_hash, created_at) VALUES (101, '9120000101', '', now()), (102, '9120000102', '', now());
  INSERT INTO room (id, name, short_name, floor, booking_mode, capacity, area, description) VALUES (101, 'Зал', 'Зал', 1, 'instant', 1, 1, '');
  INSERT INTO tariff (id, room_id, title, description, price_per_hour, position) VALUES (101, 101, '', '', 1, 1);
  INSERT INTO booking (id, user_id, room_id, tariff_id, tariff_title, status, hours, starts_at, ends_at, lines, price, vat, vat_percent, created_at)
    VALUES (101, 101, 101, 101, '', 2, '{}', now(), now(), '[]', 1, 0, 0, now());
  INSERT INTO event (id, user_id, kind, status, title, lead, description, date, time, format, is_online, online_url, place, entry,
      registration, registration_url, age_sign, organizer_name, meta, created_at, updated_at)
    VALUES (101, 101, 1, 3, '', '', '', '2026-12-01', '10:00', 1, false, '', '', 1, 1, '', 0, '', '[]', now(), now());
  INSERT INTO event_ticket (id, event_id, type, name, price, quantity, position) VALUES (101, 101, 1, '', 1, 1, 1);
  INSERT INTO article (id, user_id, kind, status, title, lead, text, author, source_url, created_at, updated_at)
    VALUES (101, 101, 1, 3, '', '', '', '', '', now(), now());`;

/** Further rows for payments. */
export const paymentRows = `
  INSERT INTO payment (id, user_id, booking_id, provider, provider_id, status, sum, description, vat_percent, confirmation_token, frame_url, created_at, expires_at)
    VALUES (101, 101, 101, 'bank', '1', 'succeeded', 1, '', 0, '', '', now(), now());`;

/** Further rows for requests for events. */
export const requestRows = `
  INSERT INTO event_space (room_id, position) VALUES (101, 1);
  INSERT INTO event_request (id, user_id, status, title, contact_name, contact_phone, starts_at, space_id, answers, created_at, updated_at, submitted_at)
    VALUES (101, 101, 11, 'Форум', 'Анна', '', now(), 101, '{}', now(), now(), now());`;

/** A promo code of ten percent, and its use for the booking, which costs one kopeck less. */
export const promoCode = (columns = '', values = '') =>
  `INSERT INTO promo_code (id, code, spelling, created_at, updated_at${columns ? `, ${columns}` : ', percent'})
   VALUES (101, 'A', 'ABC', now(), now(), ${columns ? values : 10})`;
export const promoUse = (discount: number, phone = '') =>
  `INSERT INTO promo_use (promo_code_id, booking_id, phone, percent, full_price, discount, used_at)
   VALUES (101, 101, '${phone}', 10, 2, ${discount}, now())`;
/** Another booking of the same person. */
export const otherBooking = `INSERT INTO booking (id, user_id, room_id, tariff_id, tariff_title, status, hours, starts_at, ends_at, lines, price, vat, vat_percent, created_at)
   SELECT 102, user_id, room_id, tariff_id, '', 2, '{}', now(), now(), '[]', 1, 0, 0, now() FROM booking WHERE id = 101`;

export const attendee = (code: string, price = 0) =>
  `INSERT INTO event_attendee (id, event_id, ticket_id, code, name, phone, email, price, created_at)
   VALUES (${price + 101}, 101, 101, '${code}', '', '', '', ${price}, now())`;
export const checkedIn = `INSERT INTO check_in (attendee_id, scan_id, at, place, who) VALUES (101, gen_random_uuid(), now(), '', '')`;
export const wentOut = `INSERT INTO door_pass (attendee_id, scan_id, is_out, at, place, who) VALUES (101, '00000000-0000-4000-8000-000000000001', true, now(), '', '')`;
export const ticketChange = (code: string) =>
  `INSERT INTO ticket_change (attendee_id, event_id, kind, at, code, name, phone) VALUES (101, 101, 1, now(), '${code}', '', '')`;
export const ticketKind = (price: number) =>
  `INSERT INTO event_ticket (event_id, type, name, price, quantity, position) VALUES (101, 1, '', ${price}, 1, 1)`;
export const hour = `INSERT INTO room_slot (room_id, starts_at, kind, booking_id) VALUES (101, '2026-12-01T05:00Z', 'booking', 101)`;
/** A request for a room whose last offer is the booking. */
export const roomRequest = (status: number) =>
  `INSERT INTO room_request (user_id, room_id, starts_at, ends_at, guests, purpose, contact_name, status, booking_id, created_at, updated_at)
   VALUES (101, 101, now(), now() + interval '1 hour', 1, '', '', ${status}, 101, now(), now())`;
/** An offer whose quoted price is one kopeck. */
export const roomOffer = (price: number) =>
  `INSERT INTO room_request (id, user_id, room_id, starts_at, ends_at, guests, purpose, contact_name, status, created_at, updated_at)
     VALUES (101, 101, 101, now(), now() + interval '1 hour', 1, '', '', 1, now(), now());
   INSERT INTO room_offer (booking_id, request_id, quoted, price, price_reason, comment, created_by, created_at)
     VALUES (101, 101, 1, ${price}, '', '', 101, now())`;
/** Somebody waits for two hours between ten and twelve. */
export const wait = (status: number, bookingId: number | null) =>
  `INSERT INTO room_wait (user_id, room_id, day, from_hour, to_hour, hours, until, status, booking_id, created_at, updated_at)
   VALUES (101, 101, '2026-12-01', 10, 12, 2, now(), ${status}, ${bookingId}, now(), now())`;
/** Somebody waits for two places. */
export const ticketWait = (status: number, orderId: number | null, gathered = 0) =>
  `INSERT INTO ticket_wait (key, event_id, ticket_id, name, phone, places, status, order_id, offered, gathered, created_at, updated_at)
   VALUES (gen_random_uuid()::text, 101, 101, '', '9120000000', 2, ${status}, ${orderId}, ${orderId === null ? null : 1}, ${gathered}, now(), now())`;
export const opening = `INSERT INTO room_opening (room_id, weekday, from_hour, to_hour) VALUES (101, 1, 9, 18)`;
/** The price of an evening, on this weekday and on Sundays, from one hour on. */
export const priceRule = (weekday: number, fromHour: number) =>
  `INSERT INTO tariff_rule (tariff_id, title, from_day, weekdays, from_hour, to_hour, price_per_hour)
   VALUES (101, '', '2026-12-01', '{${weekday},7}', ${fromHour}, 22, 1)`;
export const closedDay = `INSERT INTO room_closed_day (room_id, day, reason) VALUES (NULL, '2026-12-01', '')`;
/** A year and a day that a decree moved. */
export const workYear = (year: number, day: string) =>
  `INSERT INTO work_year (year, moved_days, saved_at) VALUES (${year}, '{${day}}', now())`;
export const write = `INSERT INTO idempotency (user_id, call_id, key, body_hash, created_at) VALUES (101, 'a.call', 'key', '', now())`;
export const refund = `INSERT INTO refund (payment_id, status, sum, why, created_at, requested_at, due_at) VALUES (101, 'requested', 1, '', now(), now(), now())`;
/** A refund in part, such as for one ticket of several. */
export const refundInPart = `INSERT INTO refund (payment_id, in_part, status, sum, why, created_at, requested_at, due_at) VALUES (101, true, 'requested', 1, '', now(), now(), now())`;
export const paidAs = (bookingId: number | null, eventId: number | null, orderId: number | null = null) =>
  `UPDATE payment SET booking_id = ${bookingId}, event_id = ${eventId}, ticket_order_id = ${orderId} WHERE id = 101`;
/** Another receipt of the payment, or of a refund of it. */
export const receiptOf = (refundId: number | null) =>
  `INSERT INTO receipt (payment_id, refund_id, status, sum, created_at, requested_at, due_at)
   VALUES (101, ${refundId}, 'awaited', 1, now(), now(), now())`;
/** A share of the payment, for the booking. */
export const share = (bookingId = 101) =>
  `INSERT INTO payment_share (payment_id, booking_id, sum) VALUES (101, ${bookingId}, 1)`;
/** A refund of that share, in full or in part. */
export const refundOfShare = (inPart: boolean) =>
  `INSERT INTO refund (payment_id, booking_id, in_part, status, sum, why, created_at, requested_at, due_at)
   VALUES (101, 101, ${inPart}, 'requested', 1, '', now(), now(), now())`;
/** A move of the booking that waits for its payment. */
export const moveUntil = (expiresAt: string, due = 1) =>
  `INSERT INTO booking_move (booking_id, state, hours, buffers, lines, price, vat, vat_percent, due, created_at, pay_until, expires_at)
   VALUES (101, 'open', '{}', '{}', '[]', 1, 0, 0, ${due}, now(), now(), ${expiresAt})`;
/** An unpaid order of tickets. */
export const ticketOrder = `INSERT INTO ticket_order (id, key, event_id, user_id, name, phone, status, total, pay_until, hold_until, created_at)
   VALUES (101, 'one', 101, 101, '', '', 1, 1, now(), now(), now())`;
export const reminded = `INSERT INTO reminder (kind, subject_id, at, hours, written_at)
  VALUES ('booking', 1, '2026-12-03T09:00:00Z', 24, now())`;
export const letter = `INSERT INTO outbox (kind, recipient, body, created_at) VALUES ('sms', '9120000101', '', now())`;
/** An SMS that a gateway took under an id of its own. */
export const sent = `INSERT INTO outbox (kind, recipient, body, created_at, due_at, sent_at, gateway, reference) VALUES ('sms', '9120000101', '', now(), now(), now(), 'targetsms', '1')`;
export const link = (subject: string, userId: number) =>
  `INSERT INTO identity_link (provider, subject, user_id, linked_at) VALUES ('esia', '${subject}', ${userId}, now())`;
export const mainPicture = `INSERT INTO picture (owner, owner_id, file, is_main, position, created_at) VALUES ('article', 101, '', true, 1, now())`;
export const resident = `INSERT INTO resident (user_id, name, created_at, updated_at) VALUES (101, 'Пекарня', now(), now())`;
export const wholeRole = (title: string) =>
  `INSERT INTO staff_role (title, permissions, has_all, created_at, updated_at) VALUES ('${title}', '[]', true, now(), now())`;
export const view = (title: string, isDefault: boolean) =>
  `INSERT INTO saved_view (user_id, list, title, title_key, query, is_default, created_at, updated_at)
   VALUES (101, 'a.list', '', '${title}', '', ${isDefault}, now(), now())`;
export const reportMail = (cadence: string) =>
  `INSERT INTO report_mail (user_id, report, cadence, send_to, due_at) VALUES (101, 'revenue', '${cadence}', 'a@example.ru', now())`;
export const sharedView = (userId: number) =>
  `INSERT INTO saved_view (user_id, list, title, title_key, query, is_default, is_shared, created_at, updated_at)
   VALUES (${userId}, 'a.list', '', 'one', '', false, true, now(), now())`;
export const application = `INSERT INTO application (type, object_id, object_title, user_id, created_at) VALUES (1, 101, '', 101, now())`;
export const consent = `INSERT INTO consent (user_id, purpose, version, ip, at) VALUES (101, 'passport', '1', '', now())`;
export const review = `INSERT INTO review (user_id, event_request_id, text, author, meta, created_at, updated_at) VALUES (101, 101, 'Тепло', '', '{}', now(), now())`;
export const newRequest = `INSERT INTO event_request (user_id, status, title, contact_name, contact_phone, answers, draft_key, created_at, updated_at) VALUES (101, 1, '', '', '', '{}', 'key', now(), now())`;
export const commonItem = (name: string, id = 'default') =>
  `INSERT INTO event_service (id, name, unit, price, minimum, position) VALUES (${id}, '${name}', 'чел.', 45000, 10, 1)`;
export const priceItem = commonItem('Кофе-брейк', '101');
export const order = (quantity: number) =>
  `INSERT INTO event_request_service (request_id, service_id, quantity) VALUES (101, 101, ${quantity})`;
export const stage = `INSERT INTO event_request_stage (request_id, space_id, position, value) VALUES (101, 101, 1, '')`;
export const requestFile = (place: number) =>
  `INSERT INTO event_request_file (request_id, place, type, file, name, mime_type, size, uploaded_at) VALUES (101, ${place}, 1, '', '', '', 1, now())`;
export const invitation = (userId: number) =>
  `INSERT INTO staff_invitation (user_id, token_hash, is_first, sent_at, expires_at) VALUES (${userId}, 'hash', true, now(), now())`;
export const factor = `INSERT INTO second_factor (user_id, sealed, added_at) VALUES (101, 'sealed', now())`;
export const factorUse = `INSERT INTO second_factor_use (user_id, step, used_at) VALUES (101, 1, now())`;
export const recovery = `INSERT INTO recovery_code (user_id, code_hash) VALUES (101, 'hash')`;
export const proposal = (version: number) =>
  `INSERT INTO event_request_proposal (request_id, version, lines, price, comment, who, sent_at) VALUES (101, ${version}, '[]', 100, '', '', now())`;
export const acceptance = `
  INSERT INTO event_request_proposal (id, request_id, version, status, lines, price, comment, who, sent_at, answered_at)
    VALUES (101, 101, 1, 2, '[]', 100, '', '', now(), now());
  INSERT INTO event_request_acceptance (proposal_id, status, price, digest, accepted_at)
    SELECT id, status, price, digest, now() FROM event_request_proposal WHERE id = 101`;

/** Event 101 was rescheduled, and is the last time. */
export const rescheduled = (id: number) =>
  `INSERT INTO event_reschedule (id, event_id, at, by, reason, date, time, place, choose_until) VALUES (${id}, 101, now(), 'staff', '', '2026-01-01', '10:00', '', now())`;

/** Event 101 is a date of a series. */
export const seriesDate = `INSERT INTO event_series VALUES (101, 101); INSERT INTO event_series_date VALUES (101, 101, 101)`;

/** Event 101 is offered to somebody. */
export const handover = `INSERT INTO event_handover VALUES (101, 101, '9120000199', now(), now() + interval '1 day')`;
