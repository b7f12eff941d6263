import { type Guarantee, refusal } from './guarantees.refusal.ts';

const mark = (columns = '', values = '') =>
  `INSERT INTO customer_mark (user_id, updated_at${columns && `, ${columns}`}) VALUES (101, now()${values && `, ${values}`})`;
const blockOf = (reason: string, until: string) =>
  mark('block_reason, blocked_at, blocked_until', `${reason}, now(), ${until}`);

const handover = (columns = '', values = '') =>
  `INSERT INTO shift_handover (since, at, made_by, people, opening, cash_in, cash_out, counted${columns && `, ${columns}`})
   VALUES (now(), now(), 101, '[]', 1, 1, 1, 1${values && `, ${values}`})`;

/** Guarantees about what staff note about people. */
export const customerGuarantees: readonly Guarantee[] = [
  {
    what: 'nobody books new hours while staff keep them from booking, whoever books for them',
    how: 'the trigger `booking_of_unblocked`, for which a block made at the same moment waits, and the other way round',
    proofs: [
      {
        file: 'areas/customers/customers.block.test.ts',
        test: 'refuses new hours in every way and leaves what there is',
      },
      {
        file: 'areas/customers/customers.block.test.ts',
        test: 'makes a booking at the same moment wait, and refuses it',
      },
    ],
  },
  {
    what: 'a block has a reason and an end after its beginning; a person has ten tags at most',
    refusals: [
      refusal('customer_mark_pkey', 'primary key', 'customer_mark', mark(), mark()),
      refusal('customer_mark_block', 'check', 'customer_mark', '', mark('block_reason', "'x'")),
      refusal('customer_mark_reason', 'check', 'customer_mark', '', blockOf("' '", "now() + interval '1 day'")),
      refusal('customer_mark_span', 'check', 'customer_mark', '', blockOf("'x'", 'now()')),
      refusal(
        'customer_mark_tags',
        'check',
        'customer_mark',
        '',
        mark('tags', 'array(select n::text from generate_series(1, 11) n)'),
      ),
    ],
  },
  {
    what: 'a shift is handed over once, with a reason where the cash differs, and no more is taken out than there is',
    how: 'each hand-over names the one before',
    refusals: [
      refusal('shift_handover_once', 'unique constraint', 'shift_handover', handover(), handover()),
      refusal(
        'shift_handover_sums',
        'check',
        'shift_handover',
        '',
        handover('reason', "'x'").replace('1, 1, 1, 1', '1, -1, 1, 1'),
      ),
      refusal('shift_handover_removed', 'check', 'shift_handover', '', handover('removed', '2')),
      refusal('shift_handover_reason', 'check', 'shift_handover', '', handover().replace('1, 1, 1, 1)', '1, 1, 1, 2)')),
    ],
    proofs: [
      { file: 'areas/handovers/handovers.test.ts', test: 'is refused if money came since, and two at once make one' },
    ],
  },
];
