import { type Guarantee, refusal } from './guarantees.refusal.ts';
import {
  attendee,
  checkedIn,
  handover,
  rescheduled,
  seriesDate,
  ticketChange,
  ticketKind,
  ticketOrder,
  ticketWait,
  wentOut,
} from './guarantees.rows.ts';

/** Guarantees about tickets. */
export const ticketGuarantees: readonly Guarantee[] = [
  {
    what: 'an event is offered to one person at a time, by its current organiser, until a deadline',
    how: "the handover locks the event's row",
    refusals: [
      refusal('event_handover_pkey', 'primary key', 'event_handover', handover),
      refusal(
        'event_handover_by_organiser',
        'foreign key',
        'event_handover',
        handover,
        'UPDATE event SET user_id = 102 WHERE id = 101',
      ),
      refusal(
        'event_handover_term',
        'check',
        'event_handover',
        handover,
        'UPDATE event_handover SET until = offered_at WHERE event_id = 101',
      ),
    ],
    proofs: [
      {
        file: 'areas/events/handover/events.handover.test.ts',
        test: 'is answered once, however often it is sent at once',
      },
    ],
  },
  {
    what: 'guests choose by the last reschedule of an event, and give a ticket back once',
    how: "rescheduling, choosing and checking in lock the event's row",
    refusals: [
      refusal('event_reschedule_last', 'partial unique index', 'event_reschedule', rescheduled(101), rescheduled(102)),
      refusal(
        'reschedule_choice_refund',
        'partial unique index',
        'reschedule_choice',
        `${attendee('ABCD')}; ${rescheduled(101)}; UPDATE event_reschedule SET replaced_at = now(); ${rescheduled(102)};
          INSERT INTO reschedule_choice SELECT 101, id, 'refund', now() FROM event_attendee`,
        "INSERT INTO reschedule_choice SELECT 102, id, 'refund', now() FROM event_attendee",
      ),
    ],
    proofs: [
      {
        file: 'areas/reschedules/reschedules.race.test.ts',
        test: 'giving back and checking in: one of them is done, and the money follows',
      },
    ],
  },
  {
    what: 'the dates of a series have one organiser, and an event is in one series',
    how: 'tickets are moved between them under the locks of both events, in the order of their ids',
    refusals: [
      refusal(
        'event_series_date_pkey',
        'primary key',
        'event_series_date',
        seriesDate,
        'INSERT INTO event_series VALUES (102, 101); INSERT INTO event_series_date VALUES (101, 102, 101)',
      ),
      refusal(
        'event_series_date_of_series',
        'foreign key',
        'event_series_date',
        seriesDate,
        'UPDATE event_series SET organiser_id = 102 WHERE id = 101',
      ),
      refusal(
        'event_series_date_of_event',
        'foreign key',
        'event_series_date',
        seriesDate,
        'INSERT INTO event_series VALUES (102, 102); UPDATE event_series_date SET series_id = 102, organiser_id = 102',
      ),
    ],
    proofs: [
      {
        file: 'areas/series/series.race.test.ts',
        test: 'of twelve who want the last three places of a date exactly three get them',
      },
      {
        file: 'areas/series/series.race.test.ts',
        test: 'the events are locked in the order of their ids, whichever way a ticket goes',
      },
    ],
  },
  {
    what: 'a ticket kind with tickets cannot be deleted',
    refusals: [
      refusal(
        'event_attendee_ticket',
        'foreign key',
        'event_attendee',
        attendee('ABCD'),
        'DELETE FROM event_ticket WHERE id = 101',
      ),
    ],
  },
  {
    what: 'neither a ticket kind nor an event is oversold',
    how: 'places are taken by one conditional update',
    refusals: [
      refusal(
        'event_ticket_fits',
        'check',
        'event_ticket',
        'UPDATE event_ticket SET sold = 1 WHERE id = 101',
        'UPDATE event_ticket SET held = 1 WHERE id = 101',
      ),
      refusal(
        'event_participants_fit',
        'check',
        'event',
        'UPDATE event SET participants_limit = 1, taken = 1 WHERE id = 101',
        'UPDATE event SET taken = 2 WHERE id = 101',
      ),
    ],
    proofs: [
      {
        file: 'areas/tickets/tickets.race.test.ts',
        test: 'of a kind: exactly ten are issued, everybody else is told that none is left',
      },
    ],
  },
  {
    what: 'a ticket order paid before its deadline always gets its places; tickets are issued only for paid orders',
    how: 'places are held longer than a payment may take',
    refusals: [
      refusal(
        'ticket_order_kept_until_deadline',
        'check',
        'ticket_order',
        ticketOrder,
        `UPDATE ticket_order SET hold_until = now() - interval '1 second'`,
      ),
      refusal(
        'ticket_order_paid',
        'check',
        'ticket_order',
        ticketOrder,
        'UPDATE ticket_order SET status = 2, hold_until = NULL',
      ),
      refusal(
        'ticket_order_ended',
        'check',
        'ticket_order',
        ticketOrder,
        'UPDATE ticket_order SET status = 3, hold_until = NULL',
      ),
    ],
    proofs: [
      {
        file: 'areas/tickets/tickets.pay.test.ts',
        test: 'a hold outlives the term of its payment by the grace: who paid in the last second gets the tickets',
      },
    ],
  },
  {
    what: 'an event cancelled with its tickets cannot be restored, and each ticket is refunded once',
    how: 'a ticket is cancelled by one conditional update, in one transaction with its refund',
    refusals: [
      refusal(
        'event_cancelled',
        'check',
        'event',
        'UPDATE event SET status = 5, deleted_from = 3, cancelled_at = now() WHERE id = 101',
        'UPDATE event SET status = 3, deleted_from = NULL WHERE id = 101',
      ),
    ],
    proofs: [
      {
        file: 'areas/tickets/cancellation/tickets.cancellation.test.ts',
        test: 'a crash in the middle loses nothing and repeats nothing',
      },
    ],
  },
  {
    what: 'the price of a paid ticket is above zero',
    refusals: [refusal('event_ticket_price', 'check', 'event_ticket', ticketKind(1), ticketKind(0))],
  },
  {
    what: 'the code of a ticket that changed hands becomes void once, however often it is given away at the same time',
    how: 'the code is replaced by one conditional update, while the event is locked',
    refusals: [
      refusal(
        'ticket_change_code_unique',
        'unique constraint',
        'ticket_change',
        `${attendee('ABCD')}; ${ticketChange('WXYZ')}`,
        ticketChange('WXYZ'),
      ),
    ],
    proofs: [
      {
        file: 'areas/tickets/transfer/tickets.transfer.race.test.ts',
        test: 'of twenty transfers of one ticket at once exactly one happens',
      },
    ],
  },
  {
    what: 'ticket codes are unique, and a ticket is checked in once',
    refusals: [
      refusal(
        'event_attendee_code_unique',
        'unique constraint',
        'event_attendee',
        attendee('ABCD'),
        attendee('ABCD', 1),
      ),
      refusal(
        'door_pass_scan_id_unique',
        'unique constraint',
        'door_pass',
        `${attendee('ABCD')}; ${checkedIn}; ${wentOut}`,
        wentOut,
      ),
      refusal('check_in_pkey', 'primary key', 'check_in', `${attendee('ABCD')}; ${checkedIn}`, checkedIn),
    ],
  },
  {
    what: 'places offered to somebody in the queue for tickets are held, once; a person is in the queue for a kind once',
    how: 'the event is locked; places are offered as an unpaid order, whose status the trigger `ticket_wait_follows` copies; the trigger `ticket_wait_gathers` holds what is set aside',
    refusals: [
      refusal('ticket_wait_once', 'partial unique index', 'ticket_wait', ticketWait(1, null)),
      refusal('ticket_wait_gathered', 'check', 'ticket_wait', '', ticketWait(6, null, 1)),
      refusal('ticket_wait_waiting', 'check', 'ticket_wait', ticketOrder, ticketWait(1, 101)),
      refusal(
        'ticket_wait_of_order',
        'unique constraint',
        'ticket_wait',
        `${ticketOrder};${ticketWait(3, 101)}`,
        ticketWait(4, 101),
      ),
      refusal('ticket_wait_order', 'check', 'ticket_wait', '', ticketWait(2, null)),
      refusal(
        'ticket_wait_ticket',
        'foreign key',
        'ticket_wait',
        ticketWait(1, null),
        'DELETE FROM event_ticket WHERE id = 101',
      ),
    ],
    proofs: [
      {
        file: 'areas/ticket-waits/ticket-waits.fair.test.ts',
        test: 'comes before everybody who buys: fifty buyers get nothing of what somebody waits for',
      },
      {
        file: 'areas/ticket-waits/ticket-waits.fair.test.ts',
        test: 'does not pass by for ever whoever needs several: after three times places are set aside for them',
      },
    ],
  },
];
