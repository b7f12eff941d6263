import { type Guarantee, refusal } from './guarantees.refusal.ts';
import { otherBooking, promoCode, promoUse, ticketOrder } from './guarantees.rows.ts';

const limited = (column: string) => `UPDATE promo_code SET ${column} = 1 WHERE id = 101`;
const ofTickets = promoUse(1).replace('booking_id', 'ticket_order_id');
const another = promoUse(1, '9').replace('(101, 101,', '(101, 102,');

/** Guarantees about promo codes. */
export const promoCodeGuarantees: readonly Guarantee[] = [
  {
    what: 'no two promo codes look the same, and each is for bookings, tickets or both',
    refusals: [
      refusal('promo_code_once', 'unique index', 'promo_code', promoCode(), promoCode().replace('(101,', '(102,')),
      refusal('promo_code_used_for', 'check', 'promo_code', '', promoCode('percent, used_for', '10, 4')),
      refusal('promo_code_spelling', 'check', 'promo_code', '', promoCode().replace("'ABC'", "'a b'")),
    ],
  },
  {
    what: 'a promo code gives from 1 to 100 percent or a sum, and never both',
    refusals: [
      refusal('promo_code_percent', 'check', 'promo_code', '', promoCode('percent', '101')),
      refusal('promo_code_one_discount', 'check', 'promo_code', '', promoCode('percent, sum', '10, 1')),
      refusal('promo_code_sums', 'check', 'promo_code', '', promoCode('sum', '0')),
      refusal('promo_code_limits', 'check', 'promo_code', '', promoCode('percent, max_uses', '10, 0')),
      refusal(
        'promo_code_days',
        'check',
        'promo_code',
        '',
        promoCode('percent, valid_from, valid_to', "10, '2026-12-02', '2026-12-01'"),
      ),
    ],
  },
  {
    what: 'a booking or an order of tickets has one discount, from nothing to the whole price',
    refusals: [
      refusal('promo_use_of_booking', 'unique index', 'promo_use', `${promoCode()}; ${promoUse(1)}`, promoUse(1)),
      refusal(
        'promo_use_of_tickets',
        'unique index',
        'promo_use',
        `${promoCode()}; ${ticketOrder}; ${ofTickets}`,
        ofTickets,
      ),
      refusal(
        'promo_use_one_order',
        'check',
        'promo_use',
        promoCode(),
        promoUse(1).replace('(101, 101,', '(101, NULL,'),
      ),
      refusal('promo_use_discount', 'check', 'promo_use', promoCode(), promoUse(3)),
      refusal('promo_use_one_discount', 'check', 'promo_use', promoCode(), promoUse(1).replace('10, 2', 'NULL, 2')),
      refusal('promo_use_percent', 'check', 'promo_use', promoCode(), promoUse(1).replace('10, 2', '0, 2')),
    ],
  },
  {
    what: 'a promo code is not used more often than it may be, by all and by one person, also at once',
    how: 'a trigger counts each use in the row of its code, and looks at those of the person while it has the lock',
    refusals: [
      refusal(
        'promo_code_used_up',
        'check',
        'promo_code',
        `${promoCode()}; ${limited('max_uses')}; ${otherBooking}; ${promoUse(1, '9')}`,
        another,
      ),
      refusal('promo_code_uses', 'check', 'promo_code', promoCode(), 'UPDATE promo_code SET uses = -1 WHERE id = 101'),
    ],
    proofs: [
      { file: 'areas/promo-codes/promo-codes.test.ts', test: 'of many at once no more have it than it may be used' },
      { file: 'areas/promo-codes/promo-codes.test.ts', test: 'one person has it as often as one may, also at once' },
    ],
  },
];
