import { type Guarantee, refusal } from './guarantees.refusal.ts';
import { roomGuarantees } from './guarantees.rooms.ts';
import {
  acceptance,
  application,
  consent,
  invitation,
  letter,
  link,
  mainPicture,
  newRequest,
  paidAs,
  proposal,
  refund,
  requestFile,
  resident,
  review,
  stage,
  view,
  wholeRole,
  write,
} from './guarantees.rows.ts';
import { ticketGuarantees } from './guarantees.tickets.ts';

/** What always holds and what enforces it: the table of ARCHITECTURE.md, with the rows that must be refused. */
export const guarantees: readonly Guarantee[] = [
  ...roomGuarantees,
  {
    what: 'a repeated write happens once',
    how: "written in the write's transaction",
    refusals: [refusal('idempotency_user_id_call_id_key_pk', 'primary key', 'idempotency', write)],
  },
  {
    what: 'a payment is of exactly one thing, which is there',
    refusals: [
      refusal('payment_of_one_thing', 'check', 'payment', '', paidAs(101, 101)),
      refusal('payment_event_fk', 'foreign key', 'payment', '', paidAs(null, 999)),
      refusal('payment_booking_id_booking_id_fk', 'foreign key', 'payment', '', paidAs(999, null)),
    ],
  },
  {
    what: 'a payment is refunded once',
    how: 'one key per refund at the provider',
    refusals: [refusal('refund_payment_id_unique', 'unique constraint', 'refund', refund)],
  },
  {
    what: 'who pays in time finds the hours, and money is sent back until the provider says yes or no',
    how: 'the hours outlive the term of a payment; pauses between tries grow, and no try is the last',
    refusals: [
      refusal(
        'booking_kept_until_deadline',
        'check',
        'booking',
        '',
        `UPDATE booking SET status = 4, pay_until = now(), expires_at = now() - interval '1 second' WHERE id = 101`,
      ),
      refusal('payment_is_asked_about', 'check', 'payment', '', `UPDATE payment SET status = 'pending' WHERE id = 101`),
      refusal('refund_is_sent_again', 'check', 'refund', refund, 'UPDATE refund SET due_at = NULL'),
    ],
    proofs: [
      {
        file: 'areas/bookings/payments.test.ts',
        test: 'who paid in time keeps the hour, although the notice comes late',
      },
      {
        file: 'areas/bookings/refunds.test.ts',
        test: 'an outage of days ends no refund: it is sent ever more seldom, and once',
      },
    ],
  },
  {
    what: 'a letter is tried until it is sent, nobody can get it or nobody needs it any more',
    refusals: [refusal('outbox_is_tried_again', 'check', 'outbox', '', letter)],
  },
  {
    what: 'a phone has one account',
    refusals: [
      refusal(
        'users_usersphone_uindex',
        'unique index',
        'users',
        '',
        `INSERT INTO users (phone, password_hash, created_at) VALUES ('9120000101', '', now())`,
      ),
    ],
  },
  {
    what: 'a person of the state services has one account, and an account one such person',
    refusals: [
      refusal('identity_link_subject', 'unique index', 'identity_link', link('one', 101), link('one', 102)),
      refusal('identity_link_user', 'unique index', 'identity_link', link('one', 101), link('two', 101)),
    ],
  },
  {
    what: 'a message is sent if and only if its transaction commits',
    how: '`live_message` and `outbox` are rows of that transaction',
    proofs: [
      {
        file: 'live/live.test.ts',
        test: 'a message of a transaction that was rolled back is never sent, and leaves no hole',
      },
    ],
  },
  {
    what: 'a record has one main picture',
    refusals: [refusal('picture_one_main', 'partial unique index', 'picture', mainPicture)],
  },
  {
    what: 'a customer is at most one resident',
    refusals: [refusal('resident_user', 'unique index', 'resident', resident)],
  },
  {
    what: 'somebody can always manage staff',
    how: '`lockStaff`: changes of roles lock one row and count before they commit',
    proofs: [
      { file: 'areas/staff/roles.test.ts', test: 'two who leave at once, or take it from each other: one stays' },
    ],
  },
  {
    what: 'nobody grants a permission they do not hold',
    how: '`mayTurn` in `staff.rules.ts`',
    proofs: [
      { file: 'areas/staff/staff.test.ts', test: 'nobody gives or takes a permission they do not hold' },
      {
        file: 'areas/staff/roles.test.ts',
        test: 'permissions one does not hold are neither given nor taken, no matter who has the role',
      },
    ],
  },
  {
    what: 'one role has every permission, also future ones',
    refusals: [
      refusal(
        'staff_role_has_all',
        'partial unique index',
        'staff_role',
        `DELETE FROM staff_role WHERE has_all; ${wholeRole('Одна')}`,
        wholeRole('Другая'),
      ),
    ],
  },
  {
    what: 'an invitation link sets a password once',
    how: 'using it deletes its row, which stores a hash',
    refusals: [
      refusal(
        'staff_invitation_token_hash_unique',
        'unique constraint',
        'staff_invitation',
        invitation(101),
        invitation(102),
      ),
    ],
    proofs: [{ file: 'areas/staff/staff.test.ts', test: 'of two who use one link at once one sets the password' }],
  },
  {
    what: 'a person has one default view per list, and titles are unique',
    refusals: [
      refusal('saved_view_one_default', 'partial unique index', 'saved_view', view('one', true), view('two', true)),
      refusal('saved_view_title', 'unique index', 'saved_view', view('one', true), view('one', false)),
    ],
  },
  {
    what: 'a bulk run handles each counted record once',
    how: 'its plan and outcomes are rows of `idempotency`',
    proofs: [
      {
        file: 'areas/bulk/bulk.test.ts',
        test: 'goes on with the records chosen at first until none is left, each once',
      },
    ],
  },
  {
    what: 'a deleted article or event can be restored to its former status',
    refusals: [
      refusal('article_deleted_from', 'check', 'article', '', 'UPDATE article SET status = 5 WHERE id = 101'),
      refusal(
        'article_restorable',
        'check',
        'article',
        '',
        'UPDATE article SET status = 5, deleted_from = 5 WHERE id = 101',
      ),
      refusal('event_deleted_from', 'check', 'event', '', 'UPDATE event SET status = 5 WHERE id = 101'),
      refusal('event_restorable', 'check', 'event', '', 'UPDATE event SET status = 5, deleted_from = 5 WHERE id = 101'),
    ],
  },
  ...ticketGuarantees,
  {
    what: 'a file goes if and only if no row names it any more',
    how: 'its removal is a row of the transaction that dropped it, and a sweep takes what no row has named for a day',
    refusals: [
      refusal(
        'file_removal_file_unique',
        'unique constraint',
        'file_removal',
        "INSERT INTO file_removal (file) VALUES ('a')",
      ),
    ],
    proofs: [
      { file: 'jobs/files.test.ts', test: 'between the commit and the removal leaves nothing for ever' },
      { file: 'jobs/files.test.ts', test: 'a file that was dropped and comes back before its removal stays' },
      { file: 'jobs/files.test.ts', test: 'whatever rows refer to survives every sweep' },
      { file: 'jobs/files.test.ts', test: 'leaves what was written again after it had looked' },
    ],
  },
  {
    what: 'a record has at most one open application',
    refusals: [refusal('application_open', 'partial unique index', 'application', application)],
  },
  {
    what: 'a request for an event that was submitted says what, when, where and by whom',
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
    what: 'a new request for an event is added once, however often its program sends it',
    refusals: [refusal('event_request_draft_key', 'unique constraint', 'event_request', newRequest)],
    proofs: [
      {
        file: 'areas/event-requests/event-requests.limits.test.ts',
        test: 'adds one draft however often it is sent, also at once, and whatever is typed meanwhile',
      },
    ],
  },
  {
    what: 'a person has at most 20 drafts of requests, sends 10 a day, and keeps 1 GB of files in them',
    how: 'counted with the row of their account locked',
    proofs: [
      {
        file: 'areas/event-requests/event-requests.limits.test.ts',
        test: 'a person has so many drafts, also when the last two are begun at once',
      },
      {
        file: 'areas/event-requests/event-requests.limits.test.ts',
        test: 'and sends so many requests a day; the next day again',
      },
      {
        file: 'areas/event-requests/event-requests.limits.test.ts',
        test: 'and keeps so much among the files of all requests',
      },
    ],
  },
  {
    what: 'two stages of one place do not stand in the same position',
    refusals: [refusal('event_request_stage_order', 'unique constraint', 'event_request_stage', stage)],
  },
  {
    what: 'a request for an event has at most a hundred files, and one review',
    refusals: [
      refusal('event_request_file_limit', 'check', 'event_request_file', '', requestFile(101)),
      refusal('event_request_file_place', 'unique constraint', 'event_request_file', requestFile(1)),
      refusal('review_of_request', 'unique constraint', 'review', review),
    ],
  },
  {
    what: 'what a customer accepted is not changed afterwards, and one proposal at a time waits for an answer',
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
    what: 'an event and a booking do not meet in a room',
    how: 'both take rows of `room_slot`, where an hour stands once',
    proofs: [
      {
        file: 'areas/event-requests/event-requests.admin.test.ts',
        test: 'two who prepare documents for the same hours at once do not both get them',
      },
    ],
  },
  {
    what: 'a person has at most one valid consent to a text',
    refusals: [refusal('consent_standing', 'partial unique index', 'consent', consent)],
  },
  {
    what: 'every call refuses callers without access',
    how: 'each call by each caller; a call without a row fails',
    proofs: [
      {
        file: 'permissions.test.ts',
        test: 'has a row for every call that is answered, and none for a call that is not',
      },
    ],
  },
  {
    what: "a passport can be decrypted only as its owner's, and each view is logged",
    how: "encrypted with the owner's number as associated data; `personal_data_view`",
    proofs: [
      { file: 'areas/profile/passport.test.ts', test: 'is sealed where it is kept, to its owner’s row' },
      {
        file: 'areas/profile/passport.test.ts',
        test: 'is masked in every reply, and opened to its owner alone, who can read of every look',
      },
    ],
  },
  {
    what: 'an export is a picture of one moment',
    how: 'one select, read through a held cursor',
    proofs: [{ file: 'exports.test.ts', test: '$call.id is a picture of one moment' }],
  },
  {
    what: 'undeclared fields never leave the server',
    how: 'compiled serializer of each reply',
    proofs: [{ file: 'core/http/serializer.test.ts', test: 'an undeclared field cannot leave, at any depth' }],
  },
  {
    what: 'a call fails only as it declares, and undeclared data of a failure never leaves the server',
    how: 'each failure is held against `fails` of its call; in tests a departure fails the file',
    proofs: [{ file: 'core/http/declared.test.ts', test: '%s is reported, and its data stays here' }],
  },
  {
    what: 'one server per embedded database',
    how: 'operating-system lock on the data directory',
    proofs: [
      {
        file: 'core/lock.test.ts',
        test: 'of several processes starting at once exactly one holds it, and the others name it',
      },
    ],
  },
];
