const PHONE = /^[+\d\s()-]+$/;

/** A word as the database keeps it (see `wordsOf`). */
const beginning = (word: string): string => `'${word.replace(/['\\]/g, '$&$&')}':*`;

/** The query for those who are found by what somebody typed: each word begins one of theirs. Undefined finds nobody. */
export function wordsQuery(search: string): string | undefined {
  const digits = search.replace(/\D/g, '');
  if (PHONE.test(search) && digits !== '') {
    // A phone is kept without the code of the country, however it is dialled.
    const dialled = /^[78]\d/.test(digits) ? [digits, digits.slice(1)] : [digits];
    return dialled.map(beginning).join(' | ');
  }
  const words = search
    .toLowerCase()
    .replaceAll('ё', 'е')
    .split(/[\s-]+/)
    .filter(Boolean);
  return words.length === 0 ? undefined : words.map(beginning).join(' & ');
}
