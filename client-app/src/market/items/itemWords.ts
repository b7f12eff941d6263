import { formatMoney, formatNumber, plural } from '@venue/sdk';
import { type MarketItem, marketItemUnit } from '@venue/sdk/market/model';

/** What one unit costs: `1 200 ₽ за шт.` */
export const priceOf = ({ itemPrice, itemUnit }: Pick<MarketItem, 'itemPrice' | 'itemUnit'>): string =>
  `${formatMoney(itemPrice)} за\u00a0${marketItemUnit.option(itemUnit).label}`;

/** The main picture of an item; null if it has none. */
export const mainImageOf = ({ images }: Pick<MarketItem, 'images'>) => images.find(image => image.isMain) ?? null;

/** A quantity with its unit: `24 шт.`, `3 набора`. */
export const amountOf = (quantity: number, unit: MarketItem['itemUnit']): string =>
  unit === marketItemUnit.set
    ? plural(quantity, 'набор', 'набора', 'наборов')
    : `${formatNumber(quantity)}\u00a0${marketItemUnit.option(unit).label}`;
