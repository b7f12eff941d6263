const weights = [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8] as const;

/** The control digit of the digits before it; the last weight belongs to the last digit. */
function controlOf(digits: string): number {
  const own = weights.slice(weights.length - digits.length);
  return (own.reduce<number>((sum, weight, index) => sum + weight * Number(digits[index]), 0) % 11) % 10;
}

const endsWell = (digits: string): boolean => controlOf(digits.slice(0, -1)) === Number(digits.slice(-1));

/**
 * Whether the control digits of an INN are right: the last of a company's 10 digits, the last two of a person's 12. A
 * wrong one is most likely a typo: warn, but accept it, because the specification does not verify them.
 */
export const innDigitsFit = (inn: string): boolean =>
  /^\d{10}$/.test(inn) ? endsWell(inn) : /^\d{12}$/.test(inn) && endsWell(inn.slice(0, -1)) && endsWell(inn);
