import { type Guarantee, refusal } from './guarantees.refusal.ts';

const mark = (columns = '', values = '') =>
  `INSERT INTO customer_mark (user_id, updated_at${columns && `, ${columns}`}) VALUES (101, now()${values && `, ${values}`})`;
const blockOf = (reason: string, until: string) =>
  mark('block_reason, blocked_at, blocked_until', `${reason}, now(), ${until}`);

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
      { file: 'areas/customers/customers.block.test.ts', test: 'makes a booking at the same moment wait, and refuses it' },
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
        mark('tags', "array(select n::text from generate_series(1, 11) n)"),
      ),
    ],
  },
];
