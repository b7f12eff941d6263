import { required } from '../core/schema/rules.ts';

/** Cyrillic letters that look like Latin ones, and these, in the same order. */
const cyrillic = 'АВЕЁКМНОРСТУХ';
const latin = 'ABEEKMHOPCTYX';

/** The one spelling of a code: case, spaces and hyphens do not count, and letters that look the same are the same. */
export const spellingOf = (code: string): string =>
  code
    .normalize('NFC')
    .toUpperCase()
    .replace(/[\s\u2010-\u2015_-]/g, '')
    .replace(/[А-ЯЁ]/g, letter => latin[cyrillic.indexOf(letter)] ?? letter);

/** Whether a spelling is one that a code may have. */
export const isSpelling = (text: string): boolean => /^[0-9A-ZА-Я]{3,30}$/.test(text);

/** A code as a customer types it. */
export const PromoCodeInput = required(60);
