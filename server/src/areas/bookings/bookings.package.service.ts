import { isAgreed, type Quote, type QuoteLine } from '@venue/sdk/bookings/model';
import { shareBack } from './bookings.rules.ts';

/** The percentage of its hours that comes back when the customer cancels a paid booking now: that of its money. */
export const hoursShareBack = shareBack;

const isOfHours = ({ kind }: QuoteLine): boolean => kind === 'tariff';

/** Whether a package can pay for the hours of these lines: not if staff agreed one price for them with their extras. */
export const hasPlainHours = (lines: readonly QuoteLine[]): boolean => lines.some(isOfHours) && !lines.some(isAgreed);

/** A price whose hours a package pays for: they cost nothing, extras stay as they are. */
export function withoutHours({ lines, vatPercent }: Quote, purchaseId: number): Quote {
  const priced = lines.map(line =>
    isOfHours(line)
      ? { ...line, title: `${line.title}, по\u00a0абонементу №\u00a0${purchaseId}`, unitPrice: 0, sum: 0 }
      : line,
  );
  const price = priced.reduce((sum, line) => sum + line.sum, 0);
  return { lines: priced, price, vat: Math.round((price * vatPercent) / (100 + vatPercent)), vatPercent };
}
