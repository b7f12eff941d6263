// What years of use leave in the tables, as SQL in which `n` counts from 0 and `rows` is how many bookings there are.
import { pick, surname } from './lists.rows.mjs';

export const ROOMS = 40;
/** Bookings of a room and day: one every two hours from nine on. */
const A_DAY = 7;
/** Days for which hours are booked already. */
export const AHEAD = 30;
const FIRST_ROOM = 1001;
export const firstRoom = FIRST_ROOM;
export const DAILY = ROOMS * A_DAY;

const room = `(${FIRST_ROOM} + n % ${ROOMS})`;
const day = `(date_trunc('day', now()) + (${AHEAD} - (rows - 1 - n) / ${DAILY}) * interval '1 day')`;
const start = `(${day} + (4 + 2 * (n % ${DAILY} / ${ROOMS})) * interval '1 hour')`;
const hours = '(1 + n % 2)';
const price = `(100000 * ${hours})`;
const made = `(least(${start}, now()) - interval '3 days')`;
const paid = `(${made} + interval '7 minutes')`;
const customer = '((select min(id) from users where role_id is null) + n % 200000 * 7919 % greatest(rows / 10, 1))';
const staff = '((select min(id) from users where role_id is not null) + n % 20)';
const booking = '(n + 1)';
const isCancelled = 'n % 8 = 0';
const isLapsed = 'n % 8 = 1';
const isPaid = 'n % 8 > 1';
const atDesk = 'n % 10 = 5';
/** The number of a fiscal document. */
const document = kind => ({
  document_number: `'${kind}' || n`,
  storage_number: `'9960440300000001'`,
  attribute: `'1234567890'`,
});

/** So many rows for each booking, or in total; in the order in which they refer to each other. */
export const years = {
  users: {
    per: 0.1,
    phone: '(9100000000 + n)::text',
    password_hash: `'none'`,
    lastname: surname,
    name: pick('Дарья', 'Артём', 'Ольга', 'Никита', 'Полина', 'Павел', 'Вера'),
    middlename: pick('Сергеевна', 'Игоревич', ''),
    phone_active: 'true',
    created_at: `now() - (rows - n * 10) / ${DAILY} * interval '1 day'`,
  },
  booking: {
    per: 1,
    user_id: customer,
    room_id: room,
    room_name: `'Студия ' || n % ${ROOMS}`,
    tariff_id: `(select id from tariff where room_id = ${room})`,
    tariff_title: `'Час'`,
    status: `case when ${isPaid} then 2 else 3 end`,
    hours: `(select array_agg(${start} + each * interval '1 hour') from generate_series(0, n % 2) as each)`,
    starts_at: start,
    ends_at: `${start} + ${hours} * interval '1 hour'`,
    lines: `jsonb_build_array(jsonb_build_object('kind', 'tariff', 'id', 1, 'title', 'Час', 'quantity', ${hours},
      'unit', 'hour', 'unitPrice', 100000, 'sum', ${price}))`,
    price,
    vat: `round(${price} * 22 / 122.0)`,
    vat_percent: '22',
    created_at: made,
    paid_at: `case when not (${isLapsed}) then ${paid} end`,
    cancelled_at: `case when ${isPaid} then null else ${made} + interval '1 day' end`,
    cancelled_by: `case when ${isCancelled} then 'customer' when ${isLapsed} then 'expiry' end`,
    rejection_reason: `case when ${isCancelled} then 'Съёмка переносится' end`,
  },
  room_slot: {
    per: 2,
    of: 'booking',
    only: `${isPaid} and part < ${hours}`,
    room_id: room,
    starts_at: `${start} + part * interval '1 hour'`,
    kind: `'booking'`,
    booking_id: booking,
  },
  booking_event: {
    per: 3,
    of: 'booking',
    booking_id: booking,
    at: `${made} + part * interval '5 minutes'`,
    who: `(array['Клиент', 'Система', 'Смирнова Анна'])[1 + part]`,
    what: `(array['Выбраны часы', 'Оплачена', 'Гости пришли'])[1 + part]`,
  },
  payment: {
    per: 1,
    only: `not (${isLapsed})`,
    id: booking,
    user_id: customer,
    booking_id: booking,
    provider: `case when ${atDesk} then 'cash' else 'yookassa' end`,
    provider_id: `'2d9f6c1e-000f-5000-8000-' || lpad(n::text, 12, '0')`,
    status: `'succeeded'`,
    sum: price,
    received: price,
    refunded: `case when ${isCancelled} then ${price} else 0 end`,
    description: `'Бронь № ' || ${booking}`,
    vat_percent: '22',
    confirmation_token: `''`,
    frame_url: `''`,
    created_at: made,
    expires_at: `${made} + interval '1 hour'`,
    settled_at: paid,
    taken_by: `case when ${atDesk} then ${staff} end`,
  },
  refund: {
    per: 1,
    only: isCancelled,
    id: booking,
    payment_id: booking,
    status: `'succeeded'`,
    sum: price,
    why: `'Отмена'`,
    created_at: `${made} + interval '1 day'`,
    requested_at: `${made} + interval '1 day'`,
    settled_at: `${made} + interval '1 day'`,
  },
  receipt: {
    per: 2,
    of: 'booking',
    only: `not (${isLapsed}) and (part = 0 or ${isCancelled})`,
    payment_id: booking,
    refund_id: `case when part = 1 then ${booking} end`,
    status: `'registered'`,
    sum: price,
    created_at: paid,
    requested_at: paid,
    ...document('p'),
    document_number: `part || '-' || n`,
    registered_at: paid,
    registered_sum: price,
  },
  statement_line: {
    per: 2,
    of: 'booking',
    only: `not (${isLapsed}) and not (${atDesk}) and (part = 0 or ${isCancelled})`,
    provider: `'yookassa'`,
    kind: `case part when 0 then 'payment' else 'refund' end`,
    provider_id: `case part when 0 then '' else 'r' end || '2d9f6c1e-000f-5000-8000-' || lpad(n::text, 12, '0')`,
    payment_id: `'2d9f6c1e-000f-5000-8000-' || lpad(n::text, 12, '0')`,
    refund_key: `case when part = 1 then 'refund-' || ${booking} end`,
    sum: price,
    at: paid,
  },
  statement_day: {
    per: 1 / DAILY,
    provider: `'yookassa'`,
    day: 'current_date - n',
    read_at: 'now()',
    requested_at: 'now()',
  },
  agreement: {
    per: 0.01,
    number: `'Д-' || n`,
    date: `current_date - (rows / 100 - n) * 100 / ${DAILY}`,
    vat_rate: `'none'`,
    sum: '10000000',
    created_by: staff,
    subject: `'Аренда студий'`,
    from: 'current_date',
    status: '2',
    customer: `'{}'::jsonb`,
    customer_name: `'ООО ' || ${surname}`,
    customer_inn: '(6600000000 + n)::text',
    created_at: `now() - (rows / 100 - n) * 100 / ${DAILY} * interval '1 day'`,
    updated_at: 'now()',
  },
  invoice: {
    per: 0.02,
    number: `'С-' || n`,
    date: `current_date - (rows / 50 - n) * 50 / ${DAILY}`,
    vat_rate: `'none'`,
    sum: '10000000',
    created_by: staff,
    agreement_id: '(select min(id) from agreement) + n / 2',
    status: '2',
    closed_at: 'now()',
    pdf: `decode(repeat('25504446', 2000), 'hex')`,
    due: `current_date + 10`,
    purpose: `'Аренда студии'`,
    created_at: `now() - (rows / 50 - n) * 50 / ${DAILY} * interval '1 day'`,
    updated_at: `now() - (rows / 50 - n) * 50 / ${DAILY} * interval '1 day'`,
  },
  audit: {
    per: 5,
    of: 'booking',
    user_id: staff,
    call_id: `(array['admin.booking.cancel', 'admin.brand.confirm', 'admin.user.confirm', 'admin.booking.note',
      'admin.room.update'])[1 + part]`,
    subject: `(array['booking', 'brand', 'user', 'booking', 'room'])[1 + part]`,
    subject_id: `case when part = 4 then ${room} else ${booking} end`,
    before: `jsonb_build_object('comment', '')`,
    after: `jsonb_build_object('comment', 'Гости придут раньше, просят проектор')`,
    at: `${made} + part * interval '1 minute'`,
  },
  // Of what expires there is as much after ten years as after one.
  outbox: {
    most: DAILY * 3 * 30,
    event: `'booking.paid'`,
    kind: pick('sms', 'mail'),
    recipient: '(9100000000 + n)::text',
    body: `'Бронь оплачена'`,
    created_at: `now() - n * interval '100 seconds'`,
    sent_at: `now() - n * interval '100 seconds'`,
  },
  live_topic: { most: 1, topic: `'residents'`, seq: `${DAILY * 5}` },
  live_message: {
    most: DAILY * 5,
    topic: `'residents'`,
    seq: 'n + 1',
    action: `'scheduleChanged'`,
    data: `'{}'::jsonb`,
    created_at: `now() - (${DAILY * 5} - n) * interval '60 seconds'`,
  },
  idempotency: {
    most: DAILY * 4,
    user_id: customer,
    call_id: `'booking.write'`,
    key: `'key-' || n`,
    body_hash: `''`,
    reply: `'{}'::jsonb`,
    created_at: `now() - n * interval '60 seconds'`,
  },
  session: {
    most: DAILY * 30,
    access_hash: `'access-' || n`,
    profile_hash: `'profile-' || n`,
    user_id: customer,
    role_id: '2',
    created_at: 'now()',
    expires_at: `now() + interval '30 days'`,
  },
};
