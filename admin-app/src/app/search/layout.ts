const latin = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const russian = 'ёйцукенгшщзхъфывапролджэячсмитьбю';

const other = new Map(
  [...latin].flatMap((letter, index): [string, string][] => {
    const twin = russian[index] ?? '';
    return [
      [letter, twin],
      [twin, letter],
    ];
  }),
);

/** The same keys on the other keyboard layout: `ghbdtn` ↔ `привет`. Other characters are kept. */
export const otherLayout = (typed: string): string =>
  [...typed.toLowerCase()].map(letter => other.get(letter) ?? letter).join('');
