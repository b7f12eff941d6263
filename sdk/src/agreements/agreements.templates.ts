import * as z from 'zod/mini';
import { removalQuestion } from '../core/kind/publication.ts';
import { Id, Instant } from '../core/schema/fields.ts';
import { messages, required, short } from '../core/schema/rules.ts';
import { withoutRules } from '../core/schema/withoutRules.ts';

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

const known = z.refine<string>(text => unknownIn(text) === undefined, {
  error: ({ input }) => `Неизвестная подстановка ${unknownIn(String(input))}`,
});

/**
 * The text of one agreement: sections separated by an empty line, each a heading and then its points, one per line.
 * Empty for the usual text.
 */
export const AgreementTerms = z.string().check(z.maxLength(LONGEST_TERMS, messages.tooLong), known);

/** The title of an agreement on paper, before its number, unless it has its own. */
export const usualTitle = 'Договор возмездного оказания услуг';
export const AgreementTitle = short(200).check(known);

/** What staff write of a template. */
export const AgreementTemplateFields = z.object({
  templateName: required(200),
  templateTitle: AgreementTitle,
  templateText: required(LONGEST_TERMS).check(known),
});
export type AgreementTemplateFields = z.output<typeof AgreementTemplateFields>;

/** A template as lists show it. */
export const AgreementTemplateRow = z.object({
  templateId: Id,
  templateName: z.string(),
  createdAt: Instant,
  updatedAt: Instant,
  /** Sent back with an update; a stale one is refused. */
  version: z.int(),
  can: z.array(z.enum(['remove'])),
});
export type AgreementTemplateRow = z.output<typeof AgreementTemplateRow>;

/** A text that agreements begin with. Later changes to it do not affect the agreements made from it. */
export const AgreementTemplate = z.extend(withoutRules(AgreementTemplateFields), AgreementTemplateRow.shape);
export type AgreementTemplate = z.output<typeof AgreementTemplate>;

export const templateRemovalConfirm = removalQuestion('этот шаблон');
