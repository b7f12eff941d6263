import { type PriceUnit, priceUnit } from '@venue/sdk/price-list/model';

/** How the price list stores each unit, and an estimate, a proposal and an invoice print it. */
export const units: Readonly<Record<PriceUnit, string>> = {
  [priceUnit.guest]: 'чел.',
  [priceUnit.piece]: 'шт.',
  [priceUnit.hour]: 'ч',
  [priceUnit.event]: 'раз',
};

export const unitOf = (text: string): PriceUnit => priceUnit.ids.find(id => units[id] === text) ?? priceUnit.piece;

/** Whether as many are ordered as guests come. */
export const isPerGuest = (unit: string): boolean => unit === units[priceUnit.guest];
