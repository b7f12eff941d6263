import type { Draw } from './random.ts';

const weigh = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0);

const control = (digits: string, weights: readonly number[]): string => String((weigh(digits, weights) % 11) % 10);

const ten = [2, 4, 10, 3, 5, 9, 4, 6, 8];

/** The tax number of a company, 10 digits, the last one its control digit; 66 is the Sverdlovsk region. */
export function companyInn(draw: Draw): string {
  const digits = `66${draw.digits(7)}`;
  return digits + control(digits, ten);
}

/** The tax number of a person, 12 digits, the last two its control digits. */
export function personInn(draw: Draw): string {
  const digits = `66${draw.digits(8)}`;
  const eleven = digits + control(digits, [7, ...ten]);
  return eleven + control(eleven, [3, 7, ...ten]);
}

/** The registration number of a company, 13 digits, or of a sole trader, 15; the last one is the control digit. */
export function ogrn(draw: Draw, length: 13 | 15 = 13): string {
  const digits = `${length === 13 ? '1' : '3'}2366${draw.digits(length - 6)}`;
  return digits + String((BigInt(digits) % BigInt(length - 2)) % 10n);
}

/** A barcode of 13 digits, the last one its control digit; 46 is Russia. */
export function ean13(draw: Draw): string {
  const digits = `46${draw.digits(10)}`;
  const sum = weigh(digits, [1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3]);
  return digits + String((10 - (sum % 10)) % 10);
}
