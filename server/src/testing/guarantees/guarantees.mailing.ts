import { type Guarantee, refusal } from './guarantees.refusal.ts';

const file = 'areas/mailing/mailing.letters.test.ts';
const agreed = `INSERT INTO consent (id, email, purpose, version, ip, at) VALUES (101, 'one@example.ru', 'mailing', '1', '', now())`;
const again = agreed.replace('(101, ', '(102, ');
const friends = 'areas/mailing/mailing.friends.test.ts';
/** Two subscribers. */
const agreedTwice = `${agreed}; ${again.replace('one@', 'two@')}`;
const bothOf = (one: string) => `UPDATE mailing_friend SET ${one} WHERE consent_id in (101, 102)`;
const letter = `INSERT INTO mailing_letter (id, subject, preview, body, audience, created_at, updated_at) VALUES (101, 'Осень', '', '', 1, now(), now())`;
const delivery = `INSERT INTO mailing_delivery (letter_id, consent_id, email, state) VALUES (101, 101, 'one@example.ru', 1)`;

/** Guarantees about letters to subscribers. */
export const mailingGuarantees: readonly Guarantee[] = [
  {
    what: 'each address gets a newsletter at most once, whatever the number of its consents and of sending servers',
    refusals: [
      refusal(
        'mailing_delivery_once',
        'unique constraint',
        'mailing_delivery',
        `${agreed}; ${letter}; ${delivery}`,
        delivery,
      ),
      refusal('consent_standing_address', 'partial unique index', 'consent', agreed, again),
    ],
    proofs: [{ file, test: 'two servers at once send no faster and nothing twice' }],
  },
  {
    what: 'newsletters are sent only to addresses with a consent; withdrawing it also drops unsent copies',
    how: 'one trigger locks the consent while a copy is queued, another deletes queued copies when the consent ends',
    refusals: [refusal('consent_whose', 'check', 'consent', '', agreed.replace("'mailing'", "'passport'"))],
    proofs: [
      { file, test: 'do not reach who leaves meanwhile, nor whoever has no consent, whatever a program writes' },
      { file, test: 'are not for whoever left or cannot be reached, whatever the list says of them' },
    ],
  },
  {
    what: 'the list of subscribers has one row for an account or an address, with its latest consent',
    how: 'triggers on consents, accounts and bounces update it, with the account and the address locked',
    refusals: [
      refusal('mailing_friend_whose', 'check', 'mailing_friend', agreed, 'UPDATE mailing_friend SET user_id = 101'),
      refusal(
        'mailing_friend_of_account',
        'unique constraint',
        'mailing_friend',
        agreedTwice,
        bothOf('user_id = 101, email = NULL'),
      ),
      refusal('mailing_friend_of_visitor', 'unique constraint', 'mailing_friend', agreedTwice, bothOf("email = 'one'")),
    ],
    proofs: [
      { file: friends, test: 'is what the consents say, whatever happens in whatever order' },
      { file: friends, test: 'is what the consents say although many change them at once' },
    ],
  },
  {
    what: 'after sending has begun, the content and the recipients of a newsletter cannot change',
    how: 'triggers reject the change',
    refusals: [
      refusal(
        'mailing_letter_started',
        'check',
        'mailing_letter',
        letter,
        'UPDATE mailing_letter SET status = 2 WHERE id = 101',
      ),
    ],
    proofs: [{ file, test: 'once begun are what they were, in the database too; a draft is changed and removed' }],
  },
];
