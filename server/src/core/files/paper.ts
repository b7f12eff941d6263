import { dayOf, formatTime, formatWholePhone } from '@venue/sdk';
import type { Column, Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import type { Requisites } from '../../config/requisites.ts';
import { ink, wholePdfOf } from './pdf.ts';

const longDay = new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `23 ноября 2026 г.` */
export const dayText = (day: string): string => longDay.format(new Date(day)).replaceAll(' ', '\u00a0');

/** `23 ноября 2026 г., 18:00 по Екатеринбургу`: who pays may live in another time. */
export const momentText = (at: Date): string => `${dayText(dayOf(at))}, ${formatTime(at)} по\u00a0Екатеринбургу`;

const figures = new Intl.NumberFormat('ru-RU', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
/** `1 234,50`: money in a table, without its sign. */
export const moneyText = (kopecks: number): string => figures.format(kopecks / 100);
export const quantityText = (quantity: number): string =>
  quantity.toLocaleString('ru-RU', { maximumFractionDigits: 3 });

/** Who somebody is in one line: name, numbers, address. */
export const partyText = ({
  name,
  INN,
  KPP,
  legalAddress,
  phone,
}: Pick<Requisites, 'name' | 'INN' | 'KPP' | 'legalAddress' | 'phone'>): string =>
  [name, `ИНН\u00a0${INN}`, KPP && `КПП\u00a0${KPP}`, legalAddress, phone && `тел.\u00a0${formatWholePhone(phone)}`]
    .filter(Boolean)
    .join(', ');

/** The watermark of a document that is not issued yet. */
export const DRAFT = 'Черновик';

type Page = Pick<TDocumentDefinitions, 'pageOrientation' | 'pageMargins' | 'defaultStyle'>;

/** An A4 document for long-term storage (PDF/A-2b), with numbered pages and a watermark unless `across` is empty. */
export const paperPdf = (title: string, content: Content[], across = '', page: Page = {}): Promise<Buffer> =>
  wholePdfOf({
    version: '1.7',
    subset: 'PDF/A-2b',
    language: 'ru-RU',
    info: { title },
    pageSize: 'A4',
    pageMargins: [42, 36, 36, 48],
    ...(across ? { watermark: { text: across, opacity: 0.08, bold: true } } : {}),
    footer: (number, pages) => ({
      margin: [42, 16, 36, 0],
      fontSize: 8,
      color: ink.soft,
      columns: [title, { text: `Страница ${number} из\u00a0${pages}`, alignment: 'right' }],
    }),
    defaultStyle: { lineHeight: 1.2 },
    ...page,
    content,
  } satisfies TDocumentDefinitions);

// A function, because pdfmake mutates the content that it prints.
const underline = (): Content => ({ canvas: [{ type: 'line', x1: 0, y1: 12, x2: 110, y2: 12, lineWidth: 0.6 }] });

/** A place for a signature: position, line, name. */
export const signature = (position: string, name: string): Content => ({
  margin: [0, 10, 0, 0],
  columns: [
    { text: position, width: '*' },
    { stack: [underline()], width: 120 },
    { text: name ? `/ ${name} /` : '/                                  /', width: '*' },
  ],
});

/** A name as papers sign with it: `Соколова А. П.` */
export const shortName = (name: string): string => {
  const [last = '', ...rest] = name.trim().split(/\s+/);
  return [last, ...rest.slice(0, 2).map(each => `${each.charAt(0)}.`)].join('\u00a0');
};

/** One side of a document that both sides sign: the name, the signatory, and places for the signature and the stamp. */
export const side = (
  title: string,
  who: Pick<Requisites, 'name' | 'headPosition' | 'headName'>,
  isCompany: boolean,
): Column => ({
  width: '*',
  stack: [
    { text: title, bold: true, margin: [0, 0, 0, 4] },
    { text: who.name },
    ...(who.headPosition ? [{ text: who.headPosition, margin: [0, 4, 0, 0] as [number, number, number, number] }] : []),
    {
      margin: [0, 14, 0, 0],
      columns: [
        { stack: [underline()], width: 116 },
        { text: `/ ${shortName(who.headName || who.name)} /`, width: '*' },
      ],
    },
    ...(isCompany
      ? [{ text: 'М.\u00a0П.', color: ink.soft, margin: [0, 10, 0, 0] as [number, number, number, number] }]
      : []),
  ],
});

export const thin = {
  hLineWidth: () => 0.6,
  vLineWidth: () => 0.6,
  hLineColor: () => ink.soft,
  vLineColor: () => ink.soft,
  paddingTop: () => 3,
  paddingBottom: () => 2,
};

/** A table whose head repeats on every page and whose rows are not split between pages. */
export const grid = (widths: readonly (string | number)[], head: readonly string[], rows: TableCell[][]): Content => ({
  layout: thin,
  table: {
    headerRows: head.length > 0 ? 1 : 0,
    dontBreakRows: true,
    widths: [...widths],
    body: [
      ...(head.length > 0 ? [head.map(text => ({ text, bold: true, alignment: 'center' as const }))] : []),
      ...rows,
    ],
  },
});

/** Content that is not split between pages. */
export const whole = (stack: Content[], top = 0): Content => ({
  layout: 'noBorders',
  margin: [0, top, 0, 0],
  table: { dontBreakRows: true, widths: ['*'], body: [[{ stack }]] },
});
