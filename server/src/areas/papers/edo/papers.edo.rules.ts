import { childOf, readXml } from '../../../core/files/readXml.ts';
import { type Answer, AnswerFault } from './papers.edo.file.ts';

/** What the seller's file said, as it was issued, and who its sides are. */
export interface IssuedUpd {
  readonly xml: Uint8Array;
  readonly sellerInn: string;
  readonly buyerInn: string;
}

/** An INN in an identifier of a side: `6671004212-667101001`, or with the operator's prefix `2BM-6671004212-…`. */
const innIn = (identifier: string): string | undefined =>
  /^(?:2[A-Z][A-Z\d]-)?(\d{12}|\d{10})(?:-|$)/.exec(identifier)?.[1];

/** An INN in the name of who made the file: `ООО «Малахит», ИНН/КПП 6671004212/667101001`. */
const innNamed = (text: string): string | undefined => /ИНН\D{0,12}(\d{12}|\d{10})(?!\d)/i.exec(text)?.[1];

/**
 * Refuses an answer that contradicts the УПД whose file it names. The format repeats number, dates and purpose of the
 * seller's file and names the sides; it has no sum.
 * @throws AnswerFault
 */
export function mustAgree({ name, seller, author, isByAgent }: Answer, { xml, sellerInn, buyerInn }: IssuedUpd): void {
  const document = childOf(readXml(xml), 'Документ');
  const { ДатаИнфПр, ВремИнфПр, Функция } = document?.attributes ?? {};
  const { НомерДок, ДатаДок } = childOf(document, 'СвСчФакт')?.attributes ?? {};
  const [, , receiver = '', sender = ''] = name.split('_');
  const [toInn, fromInn, authorInn] = [innIn(receiver), innIn(sender), isByAgent ? undefined : innNamed(author)];
  const contradictions = [
    seller.number !== НомерДок && `номер УПД ${seller.number || 'не\u00a0указан'}, а\u00a0у\u00a0нас ${НомерДок}`,
    seller.day !== ДатаДок && `дата УПД ${seller.day || 'не\u00a0указана'}, а\u00a0у\u00a0нас ${ДатаДок}`,
    seller.purpose !== Функция && `функция ${seller.purpose || 'не\u00a0указана'}, а\u00a0у\u00a0нас ${Функция}`,
    (seller.date !== ДатаИнфПр || seller.time !== ВремИнфПр) && 'файл продавца составлен в\u00a0другое время',
    toInn !== undefined && toInn !== sellerInn && `ответ другому продавцу, ИНН ${toInn}`,
    fromInn !== undefined && fromInn !== buyerInn && `ответ другого покупателя, ИНН ${fromInn}`,
    authorInn !== undefined && authorInn !== buyerInn && `ответ составил другой покупатель, ИНН ${authorInn}`,
  ].filter(text => text !== false);
  if (contradictions.length > 0) throw new AnswerFault(`противоречит нашему УПД: ${contradictions.join('; ')}`);
}
