import { type Guarantee, refusal } from './guarantees.refusal.ts';
import { closedDay, hour, opening, priceRule, roomOffer, roomRequest, wait, workYear } from './guarantees.rows.ts';

/** Guarantees about the hours of rooms. */
export const roomGuarantees: readonly Guarantee[] = [
  {
    what: 'an hour is sold once',
    refusals: [refusal('room_slot_room_id_starts_at_pk', 'primary key', 'room_slot', hour)],
  },
  {
    what: 'a hall and its parts are not booked at the same time, nor are the buffer hours around a booking',
    how: 'a booking of a hall inserts rows of its parts and the buffer hours into `room_slot`; a part has no parts',
    refusals: [
      refusal(
        'room_part_part',
        'foreign key',
        'room_part',
        `UPDATE room SET divided = true WHERE id = 101`,
        'INSERT INTO room_part (hall_id, part_id) VALUES (101, 101)',
      ),
      refusal('room_slot_owner', 'check', 'room_slot', '', hour.replace("'booking', 101", "'buffer', NULL")),
    ],
    proofs: [
      {
        file: 'areas/bookings/availability/bookings.hours.test.ts',
        test: 'random commands leave the same hours taken, seed %i',
      },
      {
        file: 'areas/rooms/rooms.settings.test.ts',
        test: 'of those who take a hall and its part at once, one gets them',
      },
    ],
  },
  {
    what: 'a room has a name and a place on its floor\u2019s plan that no other room has',
    refusals: [
      refusal('room_named', 'check', 'room', '', `UPDATE room SET name = ' ' WHERE id = 101`),
      refusal('room_place', 'unique constraint', 'room', '', `UPDATE room SET floor = 2, place = 30 WHERE id = 101`),
      refusal(
        'room_place_on_floor',
        'foreign key',
        'room',
        `UPDATE room SET place = NULL WHERE id = 30`,
        `UPDATE room SET floor = 1, place = 30 WHERE id = 101`,
      ),
    ],
  },
  {
    what: 'a weekday has one opening time, and a date has one closing',
    refusals: [
      refusal('room_opening_room_id_weekday_pk', 'primary key', 'room_opening', opening),
      refusal('room_closed_day_once', 'unique constraint', 'room_closed_day', closedDay),
    ],
  },
  {
    what: 'the production calendar of a year is entered once and has only days of that year',
    refusals: [
      refusal('work_year_pkey', 'primary key', 'work_year', workYear(2040, '2040-01-09')),
      refusal('work_year_days', 'check', 'work_year', '', workYear(2040, '2041-01-09')),
    ],
  },
  {
    what: 'an hour has one price in a tariff, and the prices of a tariff cannot change: a new price needs a new tariff',
    how: 'the triggers `tariff_price_stays` and `tariff_rule_stays` reject the change',
    refusals: [refusal('tariff_rule_once', 'exclusion constraint', 'tariff_rule', priceRule(1, 18), priceRule(5, 21))],
    proofs: [
      { file: 'areas/rooms/rooms.prices.test.ts', test: 'an old order keeps its price when it is moved' },
      { file: 'areas/rooms/rooms.prices.test.ts', test: 'nobody changes what a tariff says hours cost' },
    ],
  },
  {
    what: 'an offer of a room is a booking that belongs to one request; it is paid once, and not after it has ended',
    how: "the trigger `room_request_follows` copies the booking's status to the request in the same transaction",
    refusals: [
      refusal('room_request_booking', 'unique constraint', 'room_request', roomRequest(2)),
      refusal(
        'room_request_offered',
        'check',
        'room_request',
        '',
        roomRequest(2).replace('2, 101, now()', '2, NULL, now()'),
      ),
      refusal('room_request_declined', 'check', 'room_request', '', roomRequest(4)),
      refusal('room_offer_pkey', 'primary key', 'room_offer', roomOffer(1), roomOffer(1).split(';')[1] ?? ''),
      refusal('room_offer_reason', 'check', 'room_offer', '', roomOffer(2)),
    ],
    proofs: [
      { file: 'areas/room-requests/room-requests.test.ts', test: 'is paid once, by whoever comes first' },
      {
        file: 'areas/room-requests/room-requests.test.ts',
        test: 'lapses by itself; then it cannot be paid, the hours are free, and another may be sent',
      },
      {
        file: 'areas/room-requests/room-requests.race.test.ts',
        test: 'of offers and bookings that meet, one has the hours',
      },
    ],
  },
  {
    what: 'a freed slot is held for the person notified of it, once; a person is in the waiting list of a slot once',
    how: "the hours are held as rows of `room_slot`; the trigger `room_wait_follows` copies the booking's status to the waiting list",
    refusals: [
      refusal('room_wait_once', 'partial unique index', 'room_wait', wait(1, null)),
      refusal('room_wait_booking', 'unique constraint', 'room_wait', wait(3, 101)),
      refusal('room_wait_held', 'check', 'room_wait', '', wait(2, null)),
      refusal('room_wait_waiting', 'check', 'room_wait', '', wait(1, 101)),
      refusal('room_wait_hours', 'check', 'room_wait', '', wait(1, null).replace('10, 12, 2', '10, 12, 3')),
    ],
    proofs: [
      {
        file: 'areas/waitlist/waitlist.race.test.ts',
        test: 'of those who wait and those who book at once, one has each hour, and the line is served in its order',
      },
      { file: 'areas/waitlist/waitlist.test.ts', test: 'what is not paid in time goes to the next in line' },
    ],
  },
];
