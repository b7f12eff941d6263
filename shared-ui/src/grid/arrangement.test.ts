import { expect, it } from 'vitest';
import {
  fitArrangement,
  inOrder,
  keepArrangement,
  plainArrangement,
  readArrangement,
  sameArrangement,
} from './arrangement.ts';

const columns = [
  { field: 'id', width: 60 },
  { field: 'name', flex: 1 },
  { field: 'phone', aside: true },
];
const plain = plainArrangement(columns);

it('begins with every column but those set aside', () => {
  expect(plain).toEqual({ order: ['id', 'name', 'phone'], hidden: ['phone'], widths: {}, density: 'standard' });
  expect(fitArrangement(null, columns)).toEqual(plain);
});

it('puts a column that is newer than the arrangement at the end and leaves out one that is gone', () => {
  const stored = { order: ['gone', 'name', 'id'], hidden: ['gone'], widths: { gone: 10, id: 90 } };
  expect(fitArrangement({ ...stored, density: 'compact' }, columns)).toEqual({
    order: ['name', 'id', 'phone'],
    hidden: ['phone'],
    widths: { id: 90 },
    density: 'compact',
  });
});

it('keeps an aside column shown once somebody asked for it', () => {
  expect(fitArrangement({ ...plain, hidden: [] }, columns).hidden).toEqual([]);
});

it('gives columns in the person’s order, a pulled one with its width alone', () => {
  const arranged = inOrder(columns, { ...plain, order: ['name', 'id', 'phone'], widths: { name: 200 } });
  expect(arranged).toEqual([{ field: 'name', flex: 0, width: 200 }, columns[0], columns[2]]);
});

it('tells two arrangements apart by what is seen', () => {
  expect(sameArrangement({ ...plain, hidden: ['a', 'b'] }, { ...plain, hidden: ['b', 'a'] })).toBe(true);
  expect(sameArrangement(plain, { ...plain, order: ['name', 'id', 'phone'] })).toBe(false);
  expect(sameArrangement(plain, { ...plain, widths: { id: 61 } })).toBe(false);
});

it('survives a reload, and a text in storage that is none', () => {
  keepArrangement('orders', { ...plain, density: 'compact' });
  expect(readArrangement('orders')).toMatchObject({ density: 'compact' });
  localStorage.setItem('grid:orders', '{"columns":{"orderedFields":["id"]}}');
  expect(readArrangement('orders')).toBeNull();
  const whole = { order: [], hidden: [], widths: {}, density: 'standard' };
  for (const broken of [{ hidden: null }, { widths: null }, { density: 'tiny' }]) {
    localStorage.setItem('grid:orders', JSON.stringify({ ...whole, ...broken }));
    expect(readArrangement('orders')).toBeNull();
  }
  localStorage.setItem('grid:orders', '{');
  expect(readArrangement('orders')).toBeNull();
});

it('gives every list the height of rows that was chosen in one', () => {
  keepArrangement('orders', { ...plain, density: 'comfortable' });
  keepArrangement('goods', { ...plain, density: 'compact' });
  expect(readArrangement('orders')).toMatchObject({ density: 'compact' });
  expect(plainArrangement(columns).density).toBe('compact');
});
