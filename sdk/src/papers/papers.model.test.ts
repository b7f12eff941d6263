import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { check, messages } from '../core/schema/rules.ts';
import { sample } from '../testing/index.ts';
import { ActAdd, ActSave, InvoiceAdd, InvoiceSave } from './papers.bodies.ts';
import { LineFields, leftOf, lineSum, measure, paperLimits, totalsOf, vatRate, vatWithin } from './papers.model.ts';

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

test.each([
  [1.5, 1_000_00, 1_500_00],
  [35.4, 1_199_90, 42_476_46],
  [0.001, 999_99, 1_00],
  [1.005, 1_00, 1_01],
])('%f units at %i kopecks are %i', (quantity, price, sum) => expect(lineSum({ quantity, price })).toBe(sum));

test('what an invoice leaves for acts is exact to the thousandth', () => {
  expect(leftOf({ quantity: 0.3, acted: 0.1 })).toBe(0.2);
  expect(leftOf({ quantity: 35.4, acted: 35.4 })).toBe(0);
});

test('the largest paper still has a whole number of kopecks', () => {
  const line = { quantity: paperLimits.quantity, price: paperLimits.price };
  const { sum } = totalsOf(
    Array.from({ length: paperLimits.services }, () => line),
    vatRate.twentyTwo,
  );
  expect(Number.isSafeInteger(sum)).toBe(true);
});

const line = { serviceName: 'Аренда зала', measure: measure.squareMetre, quantity: 35.4, price: 1_199_90 };

test.each([35.4, 0.001, 1.005, 9_999.999, 10_000])('%f units may be written', quantity =>
  expect(check(LineFields, { ...line, quantity }).ok).toBe(true),
);

test.each([0, -1, 0.0005, 1.0001, 10_000.001])('%f units may not', quantity =>
  expect(check(LineFields, { ...line, quantity })).toMatchObject({
    ok: false,
    fields: { quantity: expect.any(String) },
  }),
);

test.each([
  ['InvoiceAdd', InvoiceAdd, 'invoiceDate', 'invoiceDue'],
  ['InvoiceSave', InvoiceSave, 'invoiceDate', 'invoiceDue'],
  ['ActAdd', ActAdd, 'actFrom', 'actTo'],
  ['ActSave', ActSave, 'actFrom', 'actTo'],
] as const)('%s: a last day before the first is refused beside it', (_, schema, first, last) => {
  const body = { ...(sample<z.ZodMiniType>(schema) as object), [first]: '2026-03-02' };
  expect(check<z.ZodMiniType>(schema, { ...body, [last]: '2026-03-02' }).ok).toBe(true);
  expect(check<z.ZodMiniType>(schema, { ...body, [last]: '2026-03-01' })).toEqual({
    ok: false,
    fields: { [last]: messages.reversed },
  });
});
