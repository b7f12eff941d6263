import { randomInt } from 'node:crypto';
import { ApiFailure, addDays, dayOf, formatDate, formatMoney, momentOf } from '@venue/sdk';
import {
  type CertificateStatus,
  type CertificateTerms,
  CODE_LENGTH,
  certificateCodeOf,
  certificateStatus,
  codeSymbols,
  isCertificateCode,
} from '@venue/sdk/certificates/model';
import type { CertificateRow } from './certificates.table.ts';

/** A code that nobody can guess. */
export const newCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => codeSymbols[randomInt(codeSymbols.length)]).join('');

/** The code that somebody typed, if it has the form of one. */
export function codeIn(typed: string): string | undefined {
  const code = certificateCodeOf(typed);
  return isCertificateCode(code) ? code : undefined;
}

export const restOf = ({ sum, spent, returned }: Pick<CertificateRow, 'sum' | 'spent' | 'returned'>): number =>
  sum - spent - returned;

/** The last day of so many months from a day on. */
export function lastDay(now: Date, months: number): string {
  const [year = 0, month = 1, day = 1] = dayOf(now).split('-').map(Number);
  const target = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  const end = new Date(Date.UTC(year, month - 1 + months, Math.min(day, target)));
  return end.toISOString().slice(0, 10);
}

type Dated = Pick<CertificateRow, 'state' | 'sum' | 'spent' | 'returned' | 'validTo'>;

/** The status now: what is used up or over follows from the rest and the last day. */
export function statusOf(row: Dated, now: Date): CertificateStatus {
  if (row.state !== 'active') return row.state;
  if (restOf(row) === 0) return certificateStatus.used;
  return row.validTo !== null && row.validTo < dayOf(now) ? certificateStatus.expired : certificateStatus.active;
}

const refusal = (code: 'promo_unknown' | 'promo_ended' | 'promo_used_up', text: string): ApiFailure =>
  new ApiFailure(code, { fields: { promoCode: text } });

/**
 * What a certificate can pay of a sum.
 * @throws ApiFailure why it pays nothing: promo_unknown, promo_ended, promo_used_up
 */
export function shareOf(row: CertificateRow | undefined, due: number, now: Date): number {
  // One that was never paid is as unknown as one that does not exist.
  if (!row || row.state === 'awaiting')
    throw refusal('promo_unknown', 'Такого сертификата нет. Проверьте, как написан код');
  // guard: certificates.test.ts
  if (row.state === 'blocked') throw refusal('promo_ended', 'Сертификат заблокирован. Позвоните нам, разберёмся');
  const rest = restOf(row);
  if (rest === 0) throw refusal('promo_used_up', 'На\u00a0этом сертификате ничего не\u00a0осталось');
  // guard: certificates.test.ts
  if (row.validTo !== null && row.validTo < dayOf(now))
    throw refusal(
      'promo_ended',
      `Срок сертификата закончился ${formatDate(momentOf(row.validTo, 12))}. Остаток ${formatMoney(rest)} вернём по\u00a0просьбе покупателя`,
    );
  return Math.min(rest, due);
}

/** Refuses a sum that is not sold. @throws ApiFailure invalid_input */
export function mustBeSold(sum: number, { certificateLeast: least, certificateMost: most }: CertificateTerms): void {
  // guard: certificates.test.ts
  if (sum < least || sum > most)
    throw new ApiFailure('invalid_input', {
      fields: { certificateSum: `От\u00a0${formatMoney(least)} до\u00a0${formatMoney(most)}` },
    });
}

/** Refuses terms that contradict each other. @throws ApiFailure invalid_input */
export function mustFit({ certificateSums, certificateLeast: least, certificateMost: most }: CertificateTerms): void {
  const fields =
    least > most
      ? { certificateMost: 'Не\u00a0меньше наименьшей суммы' }
      : certificateSums.some(sum => sum < least || sum > most)
        ? { certificateSums: 'Все суммы\u00a0— между наименьшей и\u00a0наибольшей' }
        : null;
  if (fields) throw new ApiFailure('invalid_input', { fields });
}

/** The latest day that a term may be extended to. */
export const latestTerm = (now: Date): string => addDays(dayOf(now), 5 * 366);

type Action = 'block' | 'unblock' | 'extend' | 'giveBack' | 'handOver';

/** What staff may do with a certificate now. */
export function staffMay(row: CertificateRow & { owed: number }, now: Date, may: { manage: boolean; cash: boolean }) {
  const status = statusOf(row, now);
  const can: Action[] = [];
  if (may.manage && status !== 'awaiting') {
    can.push(status === 'blocked' ? 'unblock' : 'block');
    if (status === 'active' || status === 'expired') can.push('extend');
    if (restOf(row) > 0) can.push('giveBack');
  }
  if (may.cash && row.owed > 0) can.push('handOver');
  return can;
}
