/**
 * Kopecks of a price as people type it: `1200`, `1 200,5`, `1200.50 ₽`. Null when nothing is typed, undefined when it
 * is no price.
 */
export function kopecksOf(typed: string): number | null | undefined {
  const text = typed.replace(/\s|₽|руб\.?|р\.?$/gi, '');
  if (text === '') return null;
  const [, roubles = '', kopecks = ''] = /^(\d{1,12})(?:[.,](\d{0,2}))?$/.exec(text) ?? [];
  return roubles === '' ? undefined : Number(roubles) * 100 + Number(kopecks.padEnd(2, '0'));
}

/** Kopecks as a price that can be edited: `1200`, `1200,50`. */
export const roublesText = (kopecks: number): string =>
  kopecks % 100 === 0 ? String(kopecks / 100) : (kopecks / 100).toFixed(2).replace('.', ',');
