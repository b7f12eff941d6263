import { filledIn, type Placeholder, usualTitle } from '@venue/sdk/agreements/model';
import type { Requisites } from '../../config/requisites.ts';
import { dayText, moneyText } from '../../core/files/paper.ts';
import { sumInWords } from '../../core/files/sumInWords.ts';
import type { AgreementTableRow } from './agreements.store.ts';

export type Section = readonly [heading: string, points: readonly string[]];

/** To be written in by hand. */
const BLANK = '____________';
/** `1.`, `2.3.`: numbers in pasted text, which are replaced by our own numbering. */
const numbering = /^\d+(\.\d+)*\.\s+/;

/** What an agreement is called, before its number. */
export function writtenTitle(row: AgreementTableRow, venue: Requisites): string {
  const values = valuesOf(row, venue);
  return filledIn(row.title || usualTitle, name => values[name] || BLANK);
}

/** The text of an agreement as sections. Empty lines separate the sections; the first line of each is its heading. */
export function writtenSections(row: AgreementTableRow, venue: Requisites): Section[] {
  const values = valuesOf(row, venue);
  return row.terms.split(/\n\s*\n/).flatMap(block => {
    const [heading, ...points] = block
      .split('\n')
      .map(line => line.trim().replace(numbering, ''))
      .filter(Boolean)
      // Placeholders are replaced after the text is split, so a value with line breaks starts no new section.
      .map(line => filledIn(line, name => values[name] || BLANK));
    return heading === undefined ? [] : [[heading, points] as const];
  });
}

const valuesOf = (
  { number, date, subject, sum, from, to, customer }: AgreementTableRow,
  venue: Requisites,
): Readonly<Record<Placeholder, string>> => ({
  номер: number,
  дата: dayText(date),
  предмет: subject,
  сумма: sum === null ? '' : `${moneyText(sum)} руб. (${sumInWords(sum)})`,
  начало: dayText(from),
  окончание: to === null ? '' : dayText(to),
  исполнитель: venue.name,
  заказчик: customer.name,
  инн: customer.INN,
  кпп: customer.KPP,
  огрн: customer.OGRN,
  адрес: customer.legalAddress,
  представитель: [customer.headPosition.toLowerCase(), customer.headName].filter(Boolean).join(' '),
  основание: customer.actsOn,
});
