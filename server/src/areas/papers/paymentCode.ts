import type { Requisites } from '../../config/requisites.ts';

/** Fields are separated by `|`, so no value may contain it. */
const plain = (text: string): string => text.replaceAll('|', ' ').replace(/\s+/g, ' ').trim();

/**
 * The text of an invoice's payment QR code: GOST R 56042-2014, in UTF-8. The five required fields come first in this
 * order; the sum is in kopecks.
 */
export function paymentCode(venue: Requisites, sum: number, purpose: string): string {
  const fields = {
    Name: venue.name.slice(0, 160),
    PersonalAcc: venue.account,
    BankName: venue.bankName.slice(0, 45),
    BIC: venue.BIK,
    CorrespAcc: venue.correspondentAccount,
    PayeeINN: venue.INN,
    KPP: venue.KPP,
    Sum: String(sum),
    Purpose: purpose.slice(0, 210),
  };
  const pairs = Object.entries(fields).filter(([, value]) => value !== '');
  return ['ST00012', ...pairs.map(([name, value]) => `${name}=${plain(value)}`)].join('|');
}
