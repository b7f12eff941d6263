import { expect, test } from 'vitest';
import { followGuests, followSpace, guestOrder } from './guestOrders.ts';

const of = (serviceId: number, minimum: number, perGuest: boolean) => ({
  serviceId,
  serviceName: '',
  serviceThumb: null,
  serviceGroup: '',
  unit: perGuest ? 'чел.' : 'шт.',
  price: 100,
  minimum,
  perGuest,
  quantity: 0,
});
const services = [of(1, 10, true), of(2, 1, true), of(3, 1, false)];
const after = (from: number | null, to: number, ...orders: readonly [number, number][]) =>
  followGuests(
    orders.map(([serviceId, quantity]) => ({ serviceId, quantity })),
    services,
    { from, to },
  )?.map(each => [each.serviceId, each.quantity]);

test.each([
  [null, 10],
  [4, 10],
  [60, 60],
  [5000, 1000],
])('for %s guests %i are ordered of what is ordered from ten', (guests, quantity) =>
  expect(guestOrder({ minimum: 10 }, guests)).toBe(quantity),
);

test('an order per guest follows the guests, any other stays', () =>
  expect(after(60, 75, [1, 60], [2, 60], [3, 60])).toEqual([
    [1, 75],
    [2, 75],
    [3, 60],
  ]));

test('an order of another quantity stays as the customer chose it', () =>
  expect(after(60, 75, [1, 40])).toBeUndefined());

test('an order from before the guests were known follows them, a cancelled one does not come back', () =>
  expect(after(null, 30, [1, 10], [2, 0])).toEqual([
    [1, 30],
    [2, 0],
  ]));

test('fewer guests than the least order leave the least', () => expect(after(60, 4, [1, 60])).toEqual([[1, 10]]));

test('orders follow the space: by name, with its least quantity, and what it does not offer is left out', () => {
  const there = [
    { ...of(1, 1, false), serviceName: 'Флипчарт' },
    { ...of(9, 4, false), serviceName: 'Гардероб' },
  ];
  const known = new Map([
    [2, 'Видеостена'],
    [3, 'Гардероб'],
  ]);
  const orders = [1, 2, 3].map(serviceId => ({ serviceId, quantity: 2 }));
  expect(followSpace(orders, there, known)).toEqual([
    { serviceId: 1, quantity: 2 },
    { serviceId: 9, quantity: 4 },
  ]);
  expect(followSpace([{ serviceId: 3, quantity: 0 }], there, known)).toEqual([]);
  expect(followSpace(orders.slice(0, 1), there, known)).toBeUndefined();
});
