import { addDays, dayOf, momentOf } from '@venue/sdk';
import { bookingStatus } from '@venue/sdk/bookings/model';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { graceEnds } from '../../area/payable.ts';
import { nearestFree } from './bookings.near.rules.ts';
import {
  bufferHours,
  checkHours,
  customerMay,
  fateOfMoney,
  isCramped,
  quote,
  refundFor,
  staffMay,
  statusAt,
} from './bookings.rules.ts';

const now = momentOf('2026-11-20', 12);
// A Friday. Sundays and one Wednesday are closed.
const week = [1, 2, 3, 4, 5, 6].map(weekday => ({ weekday, from: 9, to: 18 }));
const opening = { week, closed: new Map([['2026-11-25', 'Санитарный день']]) };
const buffers = { before: 0, after: 0 };
const limits = { now, openDays: 90, opening, buffers };
const at = (day: string, hour: number) => momentOf(day, hour).toISOString();
const { awaitingPayment, paid, cancelled, processing } = bookingStatus;

describe('hours that may be booked', () => {
  test('come back sorted, each once', () => {
    const request = [at('2026-11-21', 11), at('2026-11-21', 10), at('2026-11-21', 11)];
    expect(checkHours(request, limits)).toEqual([momentOf('2026-11-21', 10), momentOf('2026-11-21', 11)]);
  });

  test.each([
    ['before opening', at('2026-11-21', 8)],
    ['after the last hour', at('2026-11-21', 18)],
    ['already begun', at('2026-11-20', 12)],
    ['in the past', at('2026-11-19', 12)],
    ['beyond the open days', at('2027-02-19', 12)],
    ['on a weekday it is closed', at('2026-11-22', 12)],
    ['on a closed day', at('2026-11-25', 12)],
    ['not a whole hour', '2026-11-21T05:30:00.000Z'],
  ])('%s is refused', (_, slot) => {
    expect(() => checkHours([slot], limits)).toThrowError(expect.objectContaining({ code: 'slot_invalid' }));
  });

  test('the last open day and the hours at both ends are fine', () => {
    const last = addDays(dayOf(now), 90);
    expect(checkHours([at(last, 9), at(last, 17)], limits)).toHaveLength(2);
  });
});

describe('hours kept free around a booking', () => {
  const day = '2026-11-24';
  const at = (...hours: number[]) => hours.map(hour => momentOf(day, hour));
  test.each([
    ['before and after', [11, 12], { before: 1, after: 2 }, [10, 13, 14]],
    ['none while the room is closed', [9, 17], { before: 1, after: 1 }, [10, 16]],
    ['once between two runs', [11, 13], { before: 1, after: 1 }, [10, 12, 14]],
    ['none asked for', [11], buffers, []],
  ])('%s', (_, hours, around, kept) => {
    expect(bufferHours(at(...hours), around, opening)).toEqual(at(...kept));
  });

  test('an hour too near to a taken one can be booked by nobody', () => {
    const taken = new Set(at(12).map(each => each.getTime()));
    const cramped = (buffers: { before: number; after: number }) =>
      [9, 10, 11, 13, 14, 15].filter(hour => isCramped(momentOf(day, hour), taken, { buffers, opening }));
    expect(cramped({ before: 0, after: 2 })).toEqual([10, 11]);
    expect(cramped({ before: 1, after: 0 })).toEqual([13]);
    expect(cramped({ before: 0, after: 0 })).toEqual([]);
  });
});

const tariff = { id: 1, title: 'Свой фотограф', pricePerHour: 150_000, rules: [] };
/** Hours of a Thursday, from ten on. */
const hoursFrom = (from: number, count: number) =>
  Array.from({ length: count }, (_, each) => new Date(momentOf('2026-11-19', from).getTime() + each * 3_600_000));

const evening = {
  title: 'Вечер',
  fromDay: '2026-11-19',
  toDay: '2026-11-19',
  weekdays: [4],
  fromHour: 18,
  toHour: 22,
  pricePerHour: 200_000,
};

describe('the price', () => {
  test('is tariff by the hour, extras by the hour or once, VAT included', () => {
    const service = { id: 2, title: 'Визажист', price: 350_000, perHour: false };
    const light = { id: 3, title: 'Свет', price: 60_000, perHour: true };
    const { lines, price, vat } = quote({ hours: hoursFrom(10, 3), tariff, services: [service], equipment: [light] });
    expect(lines.map(line => [line.title, line.quantity, line.sum])).toEqual([
      ['Свой фотограф', 3, 450_000],
      ['Визажист', 1, 350_000],
      ['Свет', 3, 180_000],
    ]);
    expect(price).toBe(980_000);
    // 9 800 ₽ with VAT are 8 032.79 ₽ without.
    expect(vat).toBe(176_721);
  });

  test('is that of each hour: from 16 to 19 with an evening that begins at 18', () => {
    const { lines, price } = quote({
      hours: hoursFrom(16, 3),
      tariff: { ...tariff, rules: [evening] },
      services: [],
      equipment: [],
    });
    expect(lines.map(line => [line.title, line.quantity, line.unitPrice, line.sum])).toEqual([
      ['Свой фотограф', 2, 150_000, 300_000],
      ['Свой фотограф\u00a0· Вечер', 1, 200_000, 200_000],
    ]);
    expect(price).toBe(500_000);
  });

  test.each([
    ['another weekday', { weekdays: [5] }],
    ['a day before it begins', { fromDay: '2026-11-20' }],
    ['a day after it ended', { toDay: '2026-11-18' }],
  ])('is the tariff’s own on %s', (_, other) => {
    const asked = { hours: hoursFrom(18, 1), tariff: { ...tariff, rules: [{ ...evening, ...other }] } };
    expect(quote({ ...asked, services: [], equipment: [] }).price).toBe(150_000);
  });

  test('is always the sum of its lines, in whole kopecks', () => {
    const extra = fc.record({ id: fc.nat(), title: fc.string(), price: fc.nat(10_000_000), perHour: fc.boolean() });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 27 }),
        fc.nat(10_000_000),
        fc.array(extra),
        fc.array(extra),
        (count, pricePerHour, services, equipment) => {
          const hours = hoursFrom(0, count);
          const result = quote({ hours, tariff: { ...tariff, pricePerHour, rules: [evening] }, services, equipment });
          expect(result.price).toBe(result.lines.reduce((sum, line) => sum + line.sum, 0));
          expect(Number.isInteger(result.vat)).toBe(true);
          expect(result.vat).toBeLessThanOrEqual(result.price);
        },
      ),
    );
  });
});

test.each([
  [48, 100_000],
  [24, 100_000],
  [23.99, 50_000],
  [0.01, 50_000],
  [0, 50_000],
  [-0.01, 0],
])('cancelled %d hours ahead, %i kopecks of 1 000 ₽ come back', (ahead, sum) => {
  const firstStart = new Date(now.getTime() + ahead * 3_600_000);
  expect(refundFor({ price: 100_000, firstStart, closedWhy: null }, now)).toBe(sum);
  // However late, a venue that closes keeps nothing.
  expect(refundFor({ price: 100_000, firstStart, closedWhy: 'Авария' }, now)).toBe(ahead < 0 ? 0 : 100_000);
});

const ahead = momentOf('2026-11-25', 10);
const behind = momentOf('2026-11-18', 10);
const soon = new Date(now.getTime() + 1000);
const inLessThanADay = new Date(now.getTime() + 24 * 3_600_000 - 1);

const term = new Date(now.getTime() + 1);

test.each([
  ['a live hold', awaitingPayment, soon, ahead, ['pay', 'release', 'move'], ['cancel'], awaitingPayment],
  ['a live hold of hours that have begun', awaitingPayment, soon, behind, ['release'], ['cancel'], awaitingPayment],
  ['a payment under way', processing, graceEnds(term), ahead, ['pay', 'release'], ['cancel'], processing],
  ['a payment whose answer is awaited', processing, graceEnds(now), ahead, ['release'], ['cancel'], processing],
  ['an expired hold nobody has swept', awaitingPayment, now, ahead, [], [], cancelled],
  ['an expired payment nobody has swept', processing, now, ahead, [], [], cancelled],
  ['a paid booking ahead', paid, null, ahead, ['cancel', 'receipt', 'move'], ['cancel'], paid],
  ['a paid booking of tomorrow', paid, null, inLessThanADay, ['cancel', 'receipt'], ['cancel'], paid],
  ['a paid booking behind', paid, null, behind, ['receipt'], ['cancel'], paid],
  ['a cancelled booking', cancelled, null, ahead, [], [], cancelled],
] as const)('%s', (_, status, expiresAt, firstStart, customer, staff, believed) => {
  const open = { isInstant: true, closedWhy: null };
  const booking = { status, expiresAt, firstStart, payUntil: expiresAt && soon, ...open };
  expect(customerMay(booking, now)).toEqual(customer);
  const offered = { ...booking, isInstant: false };
  expect(customerMay(offered, now)).toEqual(customer.filter(each => each !== 'move'));
  expect(staffMay(booking, now)).toEqual(staff);
  expect(statusAt(booking, now)).toBe(believed);
});

test.each([
  ['a live hold', awaitingPayment, soon, ahead, ['release', 'move']],
  ['a paid booking of tomorrow', paid, null, inLessThanADay, ['cancel', 'receipt', 'move']],
  ['a paid booking behind', paid, null, behind, ['receipt']],
] as const)('%s in closed hours is not paid for, and moved however late', (_, status, expiresAt, firstStart, can) => {
  const booking = { status, expiresAt, firstStart, payUntil: expiresAt && soon, isInstant: true, closedWhy: 'Авария' };
  expect(customerMay(booking, now)).toEqual(can);
});

test.each([
  ['failed', ['retryRefund']],
  ['requested', []],
  ['succeeded', []],
] as const)('staff may send a refund again that is %s: %j', (status, can) => {
  const booking = {
    status: cancelled,
    expiresAt: null,
    firstStart: ahead,
    payUntil: null,
    isInstant: true,
    closedWhy: null,
  };
  expect(staffMay(booking, now, { status })).toEqual(can);
});

test.each([
  ['in time', awaitingPayment, null, ahead, 100, 'book'],
  ['while processing', processing, null, ahead, 100, 'book'],
  ['after the hold expired', cancelled, 'expiry', ahead, 100, 'book'],
  ['after the customer released it', cancelled, 'customer', ahead, 100, 'refund'],
  ['after staff cancelled it', cancelled, 'staff', ahead, 100, 'refund'],
  ['a second time', paid, null, ahead, 100, 'refund'],
  ['of another sum', awaitingPayment, null, ahead, 99, 'refund'],
  ['when the hours have begun', awaitingPayment, null, behind, 100, 'refund'],
] as const)('money %s', (_, status, cancelledBy, firstStart, sum, fate) => {
  expect(fateOfMoney({ status, cancelledBy, firstStart, price: 100, covered: 0 }, sum, now)).toBe(fate);
});

describe('what is offered instead', () => {
  const day = '2026-11-24';
  test('the nearest runs of the same length, none taken, none begun', () => {
    const request = [momentOf(day, 12), momentOf(day, 13)];
    const taken = new Set(request.map(each => each.getTime()));
    expect(nearestFree(request, taken, limits).map(each => each.toISOString())).toEqual([
      at(day, 10),
      at(day, 14),
      at(day, 9),
    ]);
  });

  test.each([
    [
      'none that has begun',
      { now: momentOf(day, 13), openDays: 90, opening, buffers },
      [at(day, 14), at(day, 15), at(day, 16)],
    ],
    [
      'none beyond the open days',
      { now: momentOf(day, 8), openDays: 0, opening, buffers },
      [at(day, 11), at(day, 13), at(day, 10)],
    ],
  ])('%s', (_, within, offers) => {
    const request = [momentOf(day, 12)];
    const taken = new Set(request.map(each => each.getTime()));
    expect(nearestFree(request, taken, within).map(each => each.toISOString())).toEqual(offers);
  });

  test('every offer could really be booked, and there is one as long as a day is free', () => {
    const hourOfWeek = fc.record({ day: fc.integer({ min: -6, max: 6 }), hour: fc.integer({ min: 9, max: 17 }) });
    const asked = fc.record({
      busy: fc.array(hourOfWeek),
      length: fc.integer({ min: 1, max: 4 }),
      hour: fc.integer({ min: 0, max: 23 }),
      openDays: fc.integer({ min: 0, max: 9 }),
      buffers: fc.record({ before: fc.nat(2), after: fc.nat(2) }),
    });
    fc.assert(
      fc.property(asked, ({ busy, length, hour, openDays, buffers }) => {
        const taken = new Set(busy.map(({ day: shift, hour }) => momentOf(addDays(day, shift), hour).getTime()));
        const request = Array.from({ length }, (_, each) => momentOf(day, 9 + each));
        const limits = { now: momentOf(day, hour), openDays, opening, buffers };
        const offers = nearestFree(request, taken, limits);
        // The seventh day from here has no taken hours.
        if (openDays >= 7) expect(offers.length).toBeGreaterThan(0);
        for (const start of offers) {
          const run = Array.from({ length }, (_, each) => new Date(start.getTime() + each * 3_600_000));
          const needed = [...run, ...bufferHours(run, buffers, opening)];
          expect(needed.some(each => taken.has(each.getTime()))).toBe(false);
          expect(run.some(each => isCramped(each, taken, limits))).toBe(false);
          expect(
            checkHours(
              run.map(each => each.toISOString()),
              limits,
            ),
          ).toHaveLength(length);
        }
      }),
    );
  });
});
