import { filledIn, type Placeholder, usualTitle } from '@venue/sdk/agreements/model';
import type { Requisites } from '../../config/requisites.ts';
import type { AgreementTableRow } from './agreements.store.ts';
import { dayText, moneyText } from './papers.parts.ts';
import { sumInWords } from './sumInWords.ts';

export type Section = readonly [heading: string, points: readonly string[]];

/** To be written in by hand. */
const BLANK = '____________';
/** `1.`, `2.3.`: numbers that came with a pasted text; those on paper are ours. */
const numbering = /^\d+(\.\d+)*\.\s+/;

/** What an agreement is called, before its number. */
export function writtenTitle(row: AgreementTableRow, venue: Requisites): string {
  const values = valuesOf(row, venue);
  return filledIn(row.title || usualTitle, name => values[name] || BLANK);
}

/** The text of an agreement in its sections: apart by an empty line, of each the heading and then its points. */
export function writtenSections(row: AgreementTableRow, venue: Requisites): Section[] {
  const values = valuesOf(row, venue);
  return row.terms.split(/\n\s*\n/).flatMap(block => {
    const [heading, ...points] = block
      .split('\n')
      .map(line => line.trim().replace(numbering, ''))
      .filter(Boolean)
      // What is filled in last has lines of its own, and begins no section.
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
