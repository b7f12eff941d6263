const ones = ['', 'один', 'два', 'три', 'четыре', 'пять', 'шесть', 'семь', 'восемь', 'девять'];
const female: Readonly<Record<number, string>> = { 1: 'одна', 2: 'две' };
const teens = [
  ...['десять', 'одиннадцать', 'двенадцать', 'тринадцать', 'четырнадцать'],
  ...['пятнадцать', 'шестнадцать', 'семнадцать', 'восемнадцать', 'девятнадцать'],
];
const tens = [
  ...['', '', 'двадцать', 'тридцать', 'сорок', 'пятьдесят'],
  ...['шестьдесят', 'семьдесят', 'восемьдесят', 'девяносто'],
];
const hundreds = [
  ...['', 'сто', 'двести', 'триста', 'четыреста', 'пятьсот'],
  ...['шестьсот', 'семьсот', 'восемьсот', 'девятьсот'],
];

type Cases = readonly [one: string, few: string, many: string];
const scales: readonly Cases[] = [
  ['рубль', 'рубля', 'рублей'],
  ['тысяча', 'тысячи', 'тысяч'],
  ['миллион', 'миллиона', 'миллионов'],
  ['миллиард', 'миллиарда', 'миллиардов'],
  ['триллион', 'триллиона', 'триллионов'],
];

function caseOf(count: number, [one, few, many]: Cases): string {
  const [last, two] = [count % 10, count % 100];
  if (two >= 11 && two <= 14) return many;
  return last === 1 ? one : last >= 2 && last <= 4 ? few : many;
}

function threeDigits(count: number, isFemale: boolean): string[] {
  const [last, two] = [count % 10, count % 100];
  return [
    hundreds[Math.floor(count / 100)],
    ...(two >= 10 && two < 20
      ? [teens[two - 10]]
      : [tens[Math.floor(two / 10)], (isFemale ? female[last] : undefined) ?? ones[last]]),
  ].filter((word): word is string => Boolean(word));
}

/** Kopecks as papers write them: `Одна тысяча двадцать один рубль 05 копеек`. */
export function sumInWords(kopecks: number): string {
  const [roubles, rest] = [Math.floor(kopecks / 100), kopecks % 100];
  const words = [...scales.entries()].toReversed().flatMap(([power, cases]) => {
    const group = Math.floor(roubles / 1000 ** power) % 1000;
    if (power === 0) return [...(roubles === 0 ? ['ноль'] : threeDigits(group, false)), caseOf(group, cases)];
    return group === 0 ? [] : [...threeDigits(group, power === 1), caseOf(group, cases)];
  });
  const text = `${words.join(' ')} ${String(rest).padStart(2, '0')} ${caseOf(rest, ['копейка', 'копейки', 'копеек'])}`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}
