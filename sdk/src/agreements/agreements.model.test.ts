import { expect, test } from 'vitest';
import { totalsOf, vatRate, vatWithin } from './agreements.model.ts';

test.each([
  [122_00, vatRate.twentyTwo, 22_00],
  [120_00, vatRate.twenty, 20_00],
  [110_00, vatRate.ten, 10_00],
  [100_00, vatRate.zero, 0],
  [100_00, vatRate.none, 0],
  [100_00, vatRate.five, 4_76],
])('%i kopecks at %s hold %i of VAT', (sum, rate, vat) => expect(vatWithin(sum, rate)).toBe(vat));

test('VAT is rounded line by line, as the paper prints it', () => {
  const line = { quantity: 1, price: 1_03 };
  expect(vatWithin(1_03, vatRate.twentyTwo)).toBe(19);
  expect(totalsOf([line, line, line], vatRate.twentyTwo)).toEqual({ sum: 3_09, vat: 57 });
  expect(vatWithin(3_09, vatRate.twentyTwo)).toBe(56);
});

test('nothing costs nothing', () => expect(totalsOf([], vatRate.twentyTwo)).toEqual({ sum: 0, vat: 0 }));
