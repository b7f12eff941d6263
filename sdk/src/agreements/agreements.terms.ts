import * as z from 'zod/mini';
import { checked } from '../core/schema/checked.ts';
import { messages, short } from '../core/schema/rules.ts';

// Kept apart from the templates, which a program about agreements does not bundle.

/**
 * Placeholders that take their text from the agreement's fields, written in braces (`{номер}`), and what each prints.
 */
export const placeholders = {
  номер: 'номер договора',
  дата: 'дата договора',
  предмет: 'предмет договора',
  сумма: 'сумма с\u00a0НДС, цифрами и\u00a0словами',
  начало: 'первый день действия',
  окончание: 'последний день действия',
  исполнитель: 'название площадки',
  заказчик: 'название или имя заказчика',
  инн: 'ИНН заказчика',
  кпп: 'КПП заказчика',
  огрн: 'ОГРН или ОГРНИП заказчика',
  адрес: 'адрес заказчика',
  представитель: 'кто подписывает за\u00a0заказчика',
  основание: 'на\u00a0основании чего он\u00a0действует',
} as const;
export type Placeholder = keyof typeof placeholders;

const isPlaceholder = (name: string): name is Placeholder => Object.hasOwn(placeholders, name);

// Matches a brace that is not closed as well, because it is a mistake too.
const inBraces = /\{([^{}\n]*)\}?/g;

/** The text with each placeholder replaced by what `replacementFor` returns for it. */
export const filledIn = (text: string, replacementFor: (name: Placeholder) => string): string =>
  text.replace(inBraces, (all, name: string) => (isPlaceholder(name) ? replacementFor(name) : all));

const unknownIn = (text: string): string | undefined =>
  (text.match(inBraces) ?? []).find(each => !each.endsWith('}') || !isPlaceholder(each.slice(1, -1)));

export const LONGEST_TERMS = 20_000;

export const noUnknown = z.refine<string>(text => unknownIn(text) === undefined, {
  error: ({ input }) => `Неизвестная подстановка ${unknownIn(String(input))}`,
});

/**
 * The text of one agreement: sections separated by an empty line, each a heading and then its points, one per line.
 * Empty for the usual text.
 */
export const AgreementTerms = checked(z.string(), z.maxLength(LONGEST_TERMS, messages.tooLong), noUnknown);

/** The title of an agreement on paper, before its number, unless it has its own. */
export const usualTitle = 'Договор возмездного оказания услуг';
export const AgreementTitle = checked(short(200), noUnknown);
