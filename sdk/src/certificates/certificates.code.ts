import { required } from '../core/schema/rules.ts';
import { spellingOf } from '../promo-codes/promo-codes.model.ts';

// Neither digits nor letters that look like others, and only letters that are on Russian keyboards too.
export const codeSymbols = '234679ACEHKMPTXY';
export const CODE_LENGTH = 12;

/** The one spelling of a certificate's code: case, spaces and hyphens do not count. */
export const certificateCodeOf = spellingOf;

/** Whether a spelling has the form of a certificate's code. */
export const isCertificateCode = (spelling: string): boolean =>
  spelling.length === CODE_LENGTH && [...spelling].every(symbol => codeSymbols.includes(symbol));

/** A code as it is printed: `4ACE-29HK-MPTX`. */
export const printedCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-');

/** A promo code or the code of a certificate, as a customer types it. */
export const PaymentCode = required(60);
