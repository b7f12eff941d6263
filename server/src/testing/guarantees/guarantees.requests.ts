import { type Guarantee, refusal } from './guarantees.refusal.ts';
import {
  acceptance,
  commonItem,
  newRequest,
  order,
  priceItem,
  proposal,
  requestFile,
  review,
  stage,
} from './guarantees.rows.ts';

/** Guarantees about requests for events. */
export const requestGuarantees: readonly Guarantee[] = [
  {
    what: 'a submitted event request has a subject, a time, a room and a contact',
    refusals: [
      refusal(
        'event_request_whole',
        'check',
        'event_request',
        '',
        'UPDATE event_request SET space_id = NULL WHERE id = 101',
      ),
    ],
  },
  {
    what: 'an event that its customer called off did not happen, and says when and why',
    refusals: [
      refusal(
        'event_request_called_off',
        'check',
        'event_request',
        '',
        "UPDATE event_request SET called_off_at = now(), call_off_reason = '' WHERE id = 101",
      ),
    ],
    proofs: [
      {
        file: 'areas/cancellations/cancellations.test.ts',
        test: 'a customer and staff at once: one of them ends it, the other is told',
      },
    ],
  },
  {
    what: 'a new event request is added once, however often the client sends it',
    refusals: [refusal('event_request_draft_key', 'unique constraint', 'event_request', newRequest)],
    proofs: [
      {
        file: 'areas/event-requests/limits/event-requests.limits.test.ts',
        test: 'adds one draft however often it is sent, also at once, and whatever is typed meanwhile',
      },
    ],
  },
  {
    what: 'a user has at most 20 draft requests with 1 GB of files, and submits at most 10 a day',
    how: "counted with the account's row locked",
    proofs: [
      {
        file: 'areas/event-requests/limits/event-requests.limits.test.ts',
        test: 'a person has so many drafts, also when the last two are begun at once',
      },
      {
        file: 'areas/event-requests/limits/event-requests.limits.test.ts',
        test: 'and sends so many requests a day; the next day again',
      },
      {
        file: 'areas/event-requests/limits/event-requests.limits.test.ts',
        test: 'and keeps so much among the files of all requests',
      },
    ],
  },
  {
    what: 'the positions of stages are unique within a space',
    refusals: [refusal('event_request_stage_order', 'unique constraint', 'event_request_stage', stage)],
  },
  {
    what: 'what is ordered for an event keeps its price, and is at least the least and at most a thousand units',
    how: 'a trigger copies name, unit, price and least quantity when it is ordered; its sum is a generated column',
    refusals: [
      refusal(
        'event_request_service_price',
        'check',
        'event_request_service',
        `${priceItem}; ${order(10)}`,
        'UPDATE event_request_service SET price = -1',
      ),
      refusal('event_request_service_minimum', 'check', 'event_request_service', priceItem, order(9)),
      refusal('event_request_service_quantity', 'check', 'event_request_service', priceItem, order(1001)),
    ],
    proofs: [
      {
        file: 'areas/price-list/price-list.test.ts',
        test: 'a request keeps the name and the price it was made with',
      },
    ],
  },
  {
    what: 'an item of the price list has a price, a least quantity and a name of its own',
    refusals: [
      refusal('event_service_price', 'check', 'event_service', priceItem, 'UPDATE event_service SET price = -1'),
      refusal('event_service_minimum', 'check', 'event_service', priceItem, 'UPDATE event_service SET minimum = 0'),
      refusal('event_service_section', 'check', 'event_service', priceItem, 'UPDATE event_service SET section = 6'),
      refusal(
        'event_service_common_name',
        'partial unique index',
        'event_service',
        priceItem,
        commonItem('Кофе-брейк'),
      ),
    ],
  },
  {
    what: 'an event request has at most a hundred files and one review',
    refusals: [
      refusal('event_request_file_limit', 'check', 'event_request_file', '', requestFile(101)),
      refusal('event_request_file_place', 'unique constraint', 'event_request_file', requestFile(1)),
      refusal('review_of_request', 'unique constraint', 'review', review),
    ],
  },
  {
    what: 'an accepted proposal cannot change, and a request has at most one proposal awaiting an answer',
    refusals: [
      refusal(
        'event_request_accepted_stays',
        'foreign key',
        'event_request_acceptance',
        acceptance,
        'UPDATE event_request_proposal SET price = 1 WHERE id = 101',
      ),
      refusal(
        'event_request_proposal_open',
        'partial unique index',
        'event_request_proposal',
        proposal(1),
        proposal(2),
      ),
    ],
  },
  {
    what: 'events, event requests and bookings do not overlap in a room',
    how: 'all of them insert rows into `room_slot`, which has one row per hour; `changeEvent` does so in the transaction of the change',
    refusals: [
      refusal(
        'room_slot_event',
        'check',
        'room_slot',
        '',
        `INSERT INTO room_slot (room_id, starts_at, kind) VALUES (101, '2026-12-01T05:00Z', 'event')`,
      ),
      refusal(
        'event_lacks_hours',
        'check',
        'event',
        '',
        `UPDATE event SET lacks_hours = true, room_id = NULL WHERE id = 101`,
      ),
    ],
    proofs: [
      {
        file: 'areas/events/hours/events.hours.test.ts',
        test: 'of an event and bookings that come at once, one has the hours',
      },
      {
        file: 'areas/events/events.shared.test.ts',
        test: 'share its hours, and each keeps what it needs when the other goes',
      },
      {
        file: 'areas/event-requests/event-requests.admin.test.ts',
        test: 'two who prepare documents for the same hours at once do not both get them',
      },
    ],
  },
];
