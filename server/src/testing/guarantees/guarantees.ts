import { blogGuarantees } from './guarantees.blog.ts';
import { certificateGuarantees } from './guarantees.certificates.ts';
import { clientGuarantees } from './guarantees.clients.ts';
import { customerGuarantees } from './guarantees.customers.ts';
import { depositGuarantees } from './guarantees.deposits.ts';
import { galleryGuarantees } from './guarantees.galleries.ts';
import { mailingGuarantees } from './guarantees.mailing.ts';
import { packageGuarantees } from './guarantees.packages.ts';
import { paperGuarantees } from './guarantees.papers.ts';
import { paymentGuarantees } from './guarantees.payments.ts';
import { promoCodeGuarantees } from './guarantees.promo-codes.ts';
import { type Guarantee, refusal } from './guarantees.refusal.ts';
import { requestGuarantees } from './guarantees.requests.ts';
import { roomGuarantees } from './guarantees.rooms.ts';
import { application, consent, letter, link, mainPicture, reminded, resident, sent, write } from './guarantees.rows.ts';
import { siteGuarantees } from './guarantees.site.ts';
import { staffGuarantees } from './guarantees.staff.ts';
import { ticketGuarantees } from './guarantees.tickets.ts';
import { versionGuarantees } from './guarantees.versions.ts';

/** All guarantees and what enforces them: docs/generated/guarantees.md, with the rows that must be refused. */
export const guarantees: readonly Guarantee[] = [
  ...roomGuarantees,
  {
    what: 'a repeated write is applied once',
    how: "written in the write's transaction",
    refusals: [refusal('idempotency_user_id_call_id_key_pk', 'primary key', 'idempotency', write)],
  },
  ...paymentGuarantees,
  ...depositGuarantees,
  ...customerGuarantees,
  ...packageGuarantees,
  ...promoCodeGuarantees,
  ...certificateGuarantees,
  {
    what: 'a message is retried until it is sent, is undeliverable or expires',
    refusals: [refusal('outbox_is_tried_again', 'check', 'outbox', '', letter)],
  },
  {
    what: 'nobody is reminded twice of one moment of a thing',
    how: 'written in the transaction that writes the message',
    refusals: [refusal('reminder_kind_subject_id_at_hours_pk', 'primary key', 'reminder', reminded, reminded)],
  },
  {
    what: 'an SMS counts as sent only by an id that its gateway gave to no other, and as delivered only once it is sent',
    refusals: [
      refusal('outbox_reference', 'partial unique index', 'outbox', sent, sent),
      refusal('outbox_delivered', 'check', 'outbox', sent, 'UPDATE outbox SET delivered_at = now(), sent_at = null'),
    ],
  },
  {
    what: 'what is known of letters that do not arrive ends with the address of an account',
    how: 'a trigger forgets it when the address changes',
    proofs: [{ file: 'areas/mailing/bounces/mailing.bounces.test.ts', test: 'another address is not known to bounce' }],
  },
  {
    what: 'phone numbers of accounts are unique',
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
    what: 'a person of the state services is linked to one account, and an account to one person',
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
    what: 'a record has at most one main picture',
    refusals: [refusal('picture_one_main', 'partial unique index', 'picture', mainPicture)],
  },
  {
    what: 'a customer is at most one resident',
    refusals: [refusal('resident_user', 'unique index', 'resident', resident)],
  },
  ...siteGuarantees,
  ...paperGuarantees,
  ...clientGuarantees,
  ...staffGuarantees,
  ...blogGuarantees,
  ...mailingGuarantees,
  {
    what: 'a deleted article or event keeps the status it is restored to',
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
    what: 'a file is deleted if and only if no row refers to it',
    how: 'the transaction that drops it inserts its removal; a sweep deletes files that no row has referred to for a day',
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
  ...requestGuarantees,
  {
    what: 'a person has at most one valid consent to a text',
    refusals: [refusal('consent_standing', 'partial unique index', 'consent', consent)],
  },
  {
    what: 'every call rejects callers without access',
    how: 'each call is tried as each kind of caller; a call without a row fails the test',
    proofs: [
      {
        file: 'permissions.test.ts',
        test: 'has a row for every call, and none for a call that is not',
      },
    ],
  },
  {
    what: "a passport can be decrypted only with its owner's id, and each view is logged",
    how: "encrypted with the owner's id as associated data; `personal_data_view`",
    proofs: [
      { file: 'areas/profile/passport.test.ts', test: 'is sealed where it is kept, to its owner’s row' },
      {
        file: 'areas/profile/passport.test.ts',
        test: 'is masked in every reply, and opened to its owner alone, who can read of every look',
      },
    ],
  },
  {
    what: 'denormalised sort columns always equal their source',
    how: 'the triggers `take_copy`, `give_copy` and `author_counts_stories` update them, with the source row locked',
    proofs: [
      { file: 'core/db/copies.test.ts', test: 'and follow when they are called otherwise' },
      { file: 'core/db/copies.test.ts', test: 'a name does not change unseen while its copy is not committed' },
      { file: 'core/db/copies.test.ts', test: 'an author counts the stories that name them' },
    ],
  },
  {
    what: 'an export has the rows of one moment',
    how: 'one select, read through a held cursor of the database',
    proofs: [{ file: 'exports.test.ts', test: '$call.id is a picture of one moment' }],
  },
  {
    what: 'undeclared fields are never sent',
    how: 'each reply goes through a serializer compiled from its schema',
    proofs: [{ file: 'core/http/serializer.test.ts', test: 'an undeclared field cannot leave, at any depth' }],
  },
  {
    what: 'a call fails only with declared failures, and undeclared failure data is never sent',
    how: 'each failure is checked against `fails` of its call; in tests an undeclared one fails the file',
    proofs: [{ file: 'core/http/declared.test.ts', test: '%s is reported, and its data stays here' }],
  },
  {
    what: 'at most one server uses an embedded database',
    how: 'operating-system lock on the data directory',
    proofs: [
      {
        file: 'core/lock.test.ts',
        test: 'of several processes starting at once exactly one holds it, and the others name it',
      },
    ],
  },
  ...galleryGuarantees,
  ...versionGuarantees,
  {
    what: 'the site search finds published records only',
    how: 'the trigger `follow_site_document` updates `site_document` in the statement that publishes or withdraws a record',
    proofs: [
      { file: 'areas/search/search.site.test.ts', test: 'drafts and what was refused or deleted are never found' },
      {
        file: 'areas/search/search.site.test.ts',
        test: 'what staff withdraw vanishes with it, what they publish and correct is found at once',
      },
    ],
  },
];
