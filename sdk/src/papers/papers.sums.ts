import { defineEnum } from '../core/schema/enums.ts';

/** VAT of the Russian Federation. 20 percent only for services rendered before 2026, 22 since. */
export const vatRate = defineEnum({
  none: { id: 'none', label: 'Без НДС' },
  zero: { id: '0', label: '0 %' },
  five: { id: '5', label: '5 %' },
  seven: { id: '7', label: '7 %' },
  ten: { id: '10', label: '10 %' },
  twenty: { id: '20', label: '20 %' },
  twentyTwo: { id: '22', label: '22 %' },
});
export type VatRate = (typeof vatRate.ids)[number];

/** The days on which a rate is in force, both included; the rates without a line here have no bounds. */
const vatTerms: { readonly [Rate in VatRate]?: { readonly from?: string; readonly to?: string } } = {
  // Rates of the simplified tax system, whose payers owe VAT since 2025.
  [vatRate.five]: { from: '2025-01-01' },
  [vatRate.seven]: { from: '2025-01-01' },
  [vatRate.twenty]: { from: '2019-01-01', to: '2025-12-31' },
  [vatRate.twentyTwo]: { from: '2026-01-01' },
};

/** Whether services rendered on a day may be charged at a rate. */
export function isVatOn(rate: VatRate, day: string): boolean {
  const { from = '', to = '9999-12-31' } = vatTerms[rate] ?? {};
  return from <= day && day <= to;
}

/** The rate itself if it is in force on the day, otherwise the standard rate of that day. */
export const vatRateOn = (rate: VatRate, day: string): VatRate =>
  isVatOn(rate, day) ? rate : ([vatRate.twentyTwo, vatRate.twenty].find(each => isVatOn(each, day)) ?? vatRate.none);

const thousandths = (quantity: number) => Math.round(quantity * 1000);

/** The price of a line with VAT, in kopecks, rounded to the nearest. */
export function lineSum({ quantity, price }: { quantity: number; price: number }): number {
  const all = thousandths(quantity);
  // Whole units are multiplied apart from the fraction: the thousandths of the largest line would exceed a safe
  // integer.
  return Math.floor(all / 1000) * price + Math.round(((all % 1000) * price) / 1000);
}

/** How many units of an invoice's line no act confirms yet. */
export const leftOf = ({ quantity, acted }: { quantity: number; acted: number }): number =>
  (thousandths(quantity) - thousandths(acted)) / 1000;

/** VAT within a sum that includes it, in kopecks, rounded to the nearest. */
export const vatWithin = (sum: number, rate: VatRate): number => {
  const percent = rate === vatRate.none ? 0 : Number(rate);
  return Math.round((sum * percent) / (100 + percent));
};

/** Sum and VAT of the lines of a paper; VAT is calculated per line, as the paper prints it. */
export const totalsOf = (lines: readonly { quantity: number; price: number }[], rate: VatRate) => {
  const sums = lines.map(lineSum);
  return {
    sum: sums.reduce((total, sum) => total + sum, 0),
    vat: sums.reduce((total, sum) => total + vatWithin(sum, rate), 0),
  };
};
