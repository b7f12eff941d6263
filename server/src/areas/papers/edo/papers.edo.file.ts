import { createHash } from 'node:crypto';
import { InputDay, momentOf } from '@venue/sdk';
import type { AnswerResult } from '@venue/sdk/papers/model';
import { childOf, childrenOf, readXml, XmlFault } from '../../../core/files/readXml.ts';
import type { Element } from '../../../core/files/xml.ts';

/** Why a file is not taken as an answer, for whoever sent it. */
export class AnswerFault extends Error {}

/** The buyer's part of a УПД: КНД 1115132, format 5.03 of order ЕД-7-26/970@. */
export interface Answer {
  /** `ИдФайл`. */
  readonly name: string;
  readonly digest: string;
  readonly result: AnswerResult;
  /** What the buyer wrote about it. */
  readonly content: string;
  readonly answeredAt: Date;
  readonly acceptedOn: string | null;
  readonly signedBy: string;
  readonly discrepancy: string;
  /** What it says of the seller's file, and of who made it. */
  readonly seller: SellerFile;
  readonly author: string;
  /** Whether somebody made it for the buyer under a power of attorney. */
  readonly isByAgent: boolean;
}

/** What the buyer repeats of the seller's file. */
interface SellerFile {
  /** The part of its name that is made at random, and stays if an operator puts in identifiers of its own. */
  readonly guid: string;
  readonly name: string;
  readonly date: string;
  readonly time: string;
  readonly number: string;
  readonly day: string;
  readonly purpose: string;
}

const GUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/i;

const results = new Map<string, AnswerResult>([
  ['1', 'accepted'],
  ['2', 'differs'],
  ['3', 'refused'],
]);

/** Other files that operators give out beside answers. */
const others: readonly (readonly [prefix: RegExp, text: string])[] = [
  [/^ON_NSCHFDOPPR/, 'это файл продавца, а\u00a0не\u00a0ответ покупателя'],
  [/^DP_UVUTOCH/, 'это уведомление об\u00a0уточнении, а\u00a0не\u00a0титул покупателя'],
  [/^DP_/, 'это служебный документ оператора, а\u00a0не\u00a0титул покупателя'],
];

export const digestOf = (data: Uint8Array): string => createHash('sha256').update(data).digest('base64url');

/**
 * Reads an answer. What the schema of the format allows and says nothing about the answer is not looked at.
 * @throws AnswerFault
 */
export function readAnswer(data: Uint8Array): Answer {
  const root = rootOf(data);
  const name = root.attributes.ИдФайл ?? '';
  const other = others.find(([prefix]) => prefix.test(name))?.[1];
  if (other) throw new AnswerFault(other);
  const document = childOf(root, 'Документ');
  if (root.name !== 'Файл' || !name.startsWith('ON_NSCHFDOPPOK_') || document?.attributes.КНД !== '1115132')
    throw new AnswerFault('это не\u00a0титул покупателя УПД');
  if (root.attributes.ВерсФорм !== '5.03')
    throw new AnswerFault(`формат ${root.attributes.ВерсФорм ?? 'не\u00a0указан'}, а\u00a0нужен 5.03`);
  const content = childOf(document, 'СодФХЖ4');
  const acceptance = childOf(content, 'СвПрин');
  if (!content || !acceptance) throw new AnswerFault('нет сведений о\u00a0приёмке');
  const code = childOf(acceptance, 'КодСодОпер');
  // Without a code the services are accepted: the buyer signs no more than that.
  const result = code ? results.get(code.attributes.КодИтога ?? '') : 'accepted';
  if (!result) throw new AnswerFault('не\u00a0читается итог приёмки');
  const { acceptedOn, answeredAt } = datesOf(document, acceptance);
  return {
    name: name.slice(0, 255),
    digest: digestOf(data),
    result,
    content: (acceptance.attributes.СодОпер ?? '').slice(0, 2000),
    acceptedOn,
    answeredAt,
    signedBy: signersOf(document),
    discrepancy: discrepancyOf(code, acceptance),
    seller: sellerOf(document, content),
    author: (document.attributes.НаимЭконСубСост ?? '').slice(0, 1000),
    isByAgent: childOf(document, 'ОснДоверОргСост') !== undefined,
  };
}

function rootOf(data: Uint8Array): Element {
  try {
    return readXml(data);
  } catch (cause) {
    throw cause instanceof XmlFault ? new AnswerFault(cause.message, { cause }) : cause;
  }
}

/** `30.11.2026` as `2026-11-30`; undefined if it is no day. */
function isoOf(text: string | undefined): string | undefined {
  const iso = text?.split('.').reverse().join('-');
  return InputDay.safeParse(iso).success ? iso : undefined;
}

function datesOf(document: Element, { attributes }: Element) {
  const { ДатаИнфПок, ВремИнфПок = '' } = document.attributes;
  const [, hours, minutes, seconds] = /^([01]\d|2[0-3])\.([0-5]\d)\.([0-5]\d)$/.exec(ВремИнфПок) ?? [];
  const day = isoOf(ДатаИнфПок);
  if (!day || hours === undefined) throw new AnswerFault('не\u00a0читается, когда составлен ответ');
  // The format has no time zone; that of the venue serves for order and display.
  const midnight = momentOf(day, 0).getTime();
  const answeredAt = new Date(midnight + ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000);
  const acceptedOn = attributes.ДатаПрин === undefined ? null : isoOf(attributes.ДатаПрин);
  if (acceptedOn === undefined) throw new AnswerFault('не\u00a0читается дата приёмки');
  return { answeredAt, acceptedOn };
}

function signersOf(document: Element): string {
  const signers = childrenOf(document, 'Подписант').map(signer => {
    const { Фамилия = '', Имя = '', Отчество = '' } = childOf(signer, 'ФИО')?.attributes ?? {};
    return [[Фамилия, Имя, Отчество].filter(Boolean).join(' '), signer.attributes.Должн].filter(Boolean).join(', ');
  });
  const text = signers.filter(Boolean).join('; ');
  if (!text) throw new AnswerFault('не\u00a0указано, кто подписал');
  return text.slice(0, 500);
}

/** `Акт о расхождениях № 3 от 01.12.2026`. The published programs put the element beside the code or within it. */
function discrepancyOf(code: Element | undefined, acceptance: Element): string {
  const { attributes } = childOf(code, 'РеквДокРасх') ?? childOf(acceptance, 'РеквДокРасх') ?? {};
  if (!attributes) return '';
  const { РеквНаимДок = '', РеквНомерДок, РеквДатаДок } = attributes;
  const parts = [РеквНаимДок, РеквНомерДок && `№\u00a0${РеквНомерДок}`, РеквДатаДок && `от\u00a0${РеквДатаДок}`];
  return parts.filter(Boolean).join(' ').slice(0, 500);
}

function sellerOf(document: Element, content: Element): SellerFile {
  const { ИдФайлИнфПр = '', ДатаФайлИнфПр = '', ВремФайлИнфПр = '' } = childOf(document, 'ИдИнфПрод')?.attributes ?? {};
  const guid = GUID.exec(ИдФайлИнфПр)?.[0];
  if (!guid) throw new AnswerFault('не\u00a0указано, на\u00a0какой файл это ответ');
  const { ПорНомДокИнфПр = '', ДатаДокИнфПр = '', Функция = '' } = content.attributes;
  return {
    guid: guid.toLowerCase(),
    name: ИдФайлИнфПр.slice(0, 255),
    date: ДатаФайлИнфПр,
    time: ВремФайлИнфПр,
    number: ПорНомДокИнфПр,
    day: ДатаДокИнфПр,
    purpose: Функция,
  };
}
