import * as z from 'zod/mini';
import { checked } from './checked.ts';
import { messages } from './rules.ts';

/** Why a name is refused; each says what to do. */
export const nameTexts = {
  emoji: 'Без эмодзи и\u00a0значков: имя, как в\u00a0документе',
  invisible: 'В\u00a0имени есть невидимые знаки: наберите его заново',
  signs: 'Только буквы, пробел, дефис, апостроф и\u00a0точка',
  capitals: 'Заглавной бывает первая буква: проверьте регистр',
  mixed: 'В\u00a0одном слове буквы разных алфавитов: проверьте раскладку',
} as const;

const apostrophes = /[\u0027`\u00b4\u2018\u2019\u201b\u02b9\u02bb\u02bc\u02bd\u2032\uff07\u055a]/g;
const hyphens = /[\u2010-\u2015\u2212\ufe63\uff0d]/g;

/** Whoever types only in lower or only in upper case, or with Caps Lock on: «анна-мария», «О’КОННОР», «иВАНОВА». */
const isOneCase = (text: string): boolean =>
  text === text.toLowerCase() || text === text.toUpperCase() || /^\p{Ll}\p{Lu}+$/u.test(text);

/** The first letter of each word, also after a hyphen, and after an apostrophe behind a single letter: «О’Коннор». */
const initials = /(^|[- ]|(?<=(?:^|[- ])\p{L})’)(\p{L})/gu;

/** Alphabets whose names begin with a capital; Georgian has capitals too, and no name uses them. */
const capitalisable = /^[^\p{L}]*[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}]/u;

/** One spelling of a name: one kind of apostrophe, hyphen and space, and capitals where the case says nothing. */
export function tidyName(typed: string): string {
  const text = typed
    .normalize('NFC')
    .replace(/\p{Zs}+/gu, ' ')
    .replace(apostrophes, '’')
    .replace(hyphens, '-')
    .trim();
  if (!capitalisable.test(text) || !isOneCase(text)) return text;
  return text.toLowerCase().replace(initials, (_, before: string, letter: string) => before + letter.toUpperCase());
}

const emoji = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\ufe0f|\u20e3/u;
// Joiners are letters' business in Persian and in scripts of India.
const invisible = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\u2028\u2029]/u;
const signs = /^(?:[\p{L}\p{M}’·・. -]|\u200c|\u200d)*$/u;
// «иВанов»: names that go on with a capital, such as «d’Arc» and «deGroot», do so later.
const miscased = /(?:^|[ -])\p{Ll}\p{Lu}/u;
// More marks on one letter than any alphabet has.
const piledMarks = /\p{M}{4}/u;
/** Alphabets with letters that look the same. */
const alphabets = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];

const isMixed = (text: string): boolean =>
  text.split(/[ ’.-]/).some(word => alphabets.filter(alphabet => alphabet.test(word)).length > 1);

const refusals: readonly (readonly [text: string, isFor: (name: string) => boolean])[] = [
  [nameTexts.emoji, name => emoji.test(name)],
  [nameTexts.invisible, name => invisible.test(name)],
  [nameTexts.signs, name => !signs.test(name) || piledMarks.test(name) || (name !== '' && !/\p{L}/u.test(name))],
  [nameTexts.capitals, name => miscased.test(name)],
  [nameTexts.mixed, isMixed],
];
const refusalOf = (name: unknown) => refusals.find(([, isFor]) => isFor(String(name)))?.[0];

/**
 * A name, or a part of one, as a passport has it: letters of any alphabet, one alphabet to a word; may be left empty.
 * The fields whose names the specification rules have `FullName`.
 */
/* @__NO_SIDE_EFFECTS__ */
export const anyName = (max: number) =>
  checked(
    z.string({ error: messages.required }),
    // A pattern is not tried on a text that is too long.
    z.refine(text => text.length <= max * 2, { error: messages.tooLong, abort: true }),
    z.overwrite(tidyName),
    z.maxLength(max, { error: messages.tooLong, abort: true }),
    z.refine(text => refusalOf(text) === undefined, { error: ({ input }) => refusalOf(input) }),
  );

/** A name that may not be left empty. */
/* @__NO_SIDE_EFFECTS__ */
export const requiredName = (max: number) =>
  checked(
    anyName(max),
    z.refine(text => text !== '', messages.required),
  );
