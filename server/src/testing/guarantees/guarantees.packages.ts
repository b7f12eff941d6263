import { type Guarantee, refusal } from './guarantees.refusal.ts';

const hourPackage = (hours = 2, price = 50_000, days = 10) =>
  `INSERT INTO hour_package (id, title, hours, price, days, created_at, updated_at) VALUES (101, '', ${hours}, ${price}, ${days}, now(), now())`;
const purchase = (columns: string, values: string) =>
  `INSERT INTO package_purchase (package_id, user_id, title, hours, price, days, vat_percent, created_at, ${columns})
   VALUES (101, 101, '', 4, 50000, 10, 22, now(), ${values})`;
const unpaid = purchase('status, hours_left, pay_until', '1, 4, now()');
const bought = purchase(
  'id, status, hours_left, paid_at, valid_until',
  `101, 2, 4, now(), (now() + interval '9 days')::date`,
);
const twoHours = `UPDATE booking SET hours = array[now(), now()] WHERE id = 101`;
const use = (hours = 2, columns = '', values = '') =>
  `INSERT INTO package_use (purchase_id, booking_id, hours, lines, used_at${columns && `, ${columns}`})
   VALUES (101, 101, ${hours}, '[]', now()${values && `, ${values}`})`;
const ready = `${hourPackage()}; ${bought}; ${twoHours}`;
const life = 'areas/packages/packages.life.test.ts';

/** Guarantees about packages of hours. */
export const packageGuarantees: readonly Guarantee[] = [
  {
    what: 'a package has hours, a price and a term',
    refusals: [
      refusal('hour_package_hours', 'check', 'hour_package', '', hourPackage(0)),
      refusal('hour_package_price', 'check', 'hour_package', '', hourPackage(2, 1)),
      refusal('hour_package_days', 'check', 'hour_package', '', hourPackage(2, 50_000, 0)),
    ],
  },
  {
    what: 'a bought package waits for its payment, or was paid and has a last day; one unpaid purchase is enough',
    refusals: [
      refusal(
        'package_purchase_unpaid',
        'partial unique index',
        'package_purchase',
        `${hourPackage()}; ${unpaid}`,
        unpaid,
      ),
      refusal(
        'package_purchase_waits',
        'check',
        'package_purchase',
        hourPackage(),
        purchase('status, hours_left', '1, 4'),
      ),
      refusal(
        'package_purchase_paid',
        'check',
        'package_purchase',
        hourPackage(),
        purchase('status, hours_left', '2, 4'),
      ),
    ],
  },
  {
    what: 'no hour of a package is used twice or beyond those bought, however many bookings use it at once',
    how: 'a trigger counts each use in the row of the package, whose lock makes them wait for each other',
    refusals: [
      refusal(
        'package_purchase_left',
        'check',
        'package_purchase',
        `${ready}; UPDATE package_purchase SET hours_left = 1, hours_returned = 3`,
        use(),
      ),
      refusal(
        'package_purchase_returned',
        'check',
        'package_purchase',
        ready,
        'UPDATE package_purchase SET hours_returned = 1',
      ),
      refusal('package_use_of_booking', 'unique index', 'package_use', `${ready}; ${use()}`, use()),
      refusal('package_use_hours', 'check', 'package_use', `${ready}; ${use()}`, 'UPDATE package_use SET hours = 0'),
      refusal('package_use_back', 'check', 'package_use', ready, use(2, 'hours_back', '1')),
    ],
    proofs: [
      {
        file: 'areas/packages/packages.use.test.ts',
        test: 'of many bookings at once no more hours are taken than there are',
      },
    ],
  },
  {
    what: 'the hours of a package come back with the booking that ends, and a booking keeps as many as it pays for',
    how: 'the trigger `package_use_follows` looks at the status and the hours of the booking',
    proofs: [
      { file: life, test: 'come back whole when the venue cancels, and when the extras are not paid' },
      { file: life, test: 'move with the booking to as many hours, and to no others' },
    ],
  },
  {
    what: 'each use of a package has one receipt of full payment, and they add up to its price',
    how: 'the trigger `receipt_of_package_use` writes it with the moment, under the lock of the package',
    proofs: [
      { file: life, test: 'are settled use by use, by receipts that add up to the price; the rest when the term ends' },
    ],
  },
];
