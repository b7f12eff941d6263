import { type Guarantee, refusal } from './guarantees.refusal.ts';

const agreed = (columns = '', values = '') =>
  `INSERT INTO deposit (booking_id, sum, due_at, created_at${columns && `, ${columns}`})
   VALUES (101, 1, now(), now()${values && `, ${values}`})`;

/** Guarantees about deposits. */
export const depositGuarantees: readonly Guarantee[] = [
  {
    what: 'a booking has one deposit; what is owed after it is known once it is paid, never below zero, and ends with the booking',
    how: 'the trigger `deposit_follows` ends it with the booking; what pays it holds the row lock of the booking',
    refusals: [
      refusal('deposit_pkey', 'primary key', 'deposit', agreed(), agreed()),
      refusal('deposit_sum', 'check', 'deposit', '', agreed().replace('(101, 1,', '(101, 0,')),
      refusal('deposit_rest', 'check', 'deposit', '', agreed('rest, paid_at', '-1, now()')),
      refusal('deposit_paid', 'check', 'deposit', '', agreed('rest', '1')),
      refusal('deposit_reminder', 'check', 'deposit', '', agreed('rest, paid_at, remind_at', '0, now(), now()')),
    ],
    proofs: [
      {
        file: 'areas/deposits/deposits.test.ts',
        test: 'two who pay the rest at once pay it once, and money that comes twice goes back',
      },
    ],
  },
];
