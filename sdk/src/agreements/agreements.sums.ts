import { defineEnum } from '../core/enums.ts';

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

/** The days on which a rate is the law, both included; the rates without a line here have no bounds. */
const vatTerms: { readonly [Rate in VatRate]?: { readonly from?: string; readonly to?: string } } = {
  // Of those on the simplified system, who pay VAT since 2025.
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

/** The rate that is the usual one on a day: a standard rate of another year becomes that of this one. */
export const vatRateOn = (rate: VatRate, day: string): VatRate =>
  isVatOn(rate, day) ? rate : ([vatRate.twentyTwo, vatRate.twenty].find(each => isVatOn(each, day)) ?? vatRate.none);

const thousandths = (quantity: number) => Math.round(quantity * 1000);

/** What a line costs with VAT, in kopecks, rounded to the nearest. */
export function lineSum({ quantity, price }: { quantity: number; price: number }): number {
  const all = thousandths(quantity);
  // Whole units apart: the product of the largest line is more than a number holds.
  return Math.floor(all / 1000) * price + Math.round(((all % 1000) * price) / 1000);
}

/** How many units of an invoice's line are not confirmed by an act yet. */
export const leftOf = ({ quantity, acted }: { quantity: number; acted: number }): number =>
  (thousandths(quantity) - thousandths(acted)) / 1000;

/** VAT within a sum that includes it, in kopecks, rounded to the nearest. */
export const vatWithin = (sum: number, rate: VatRate): number => {
  const percent = rate === vatRate.none ? 0 : Number(rate);
  return Math.round((sum * percent) / (100 + percent));
};

/** Sum and VAT of the lines of a paper; VAT is taken of each line, as the paper prints it. */
export const totalsOf = (lines: readonly { quantity: number; price: number }[], rate: VatRate) => {
  const sums = lines.map(lineSum);
  return {
    sum: sums.reduce((total, sum) => total + sum, 0),
    vat: sums.reduce((total, sum) => total + vatWithin(sum, rate), 0),
  };
};
