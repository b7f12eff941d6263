import { actForm, vatRate } from '@venue/sdk/papers/model';
import { contragentType } from '@venue/sdk/profile/model';
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { dayText, moneyText, paperPdf, quantityText, shortName, thin, whole } from '../../../core/files/paper.ts';
import { ink, mustBePrintable } from '../../../core/files/pdf.ts';
import { customerTexts } from '../../agreements/agreements.service.ts';
import { columns } from './papers.upd.columns.ts';
import { type Upd, updLines } from './papers.upd.rules.ts';

const NONE = '—';

/**
 * A universal transfer document (УПД) in the form the tax service recommends (letter ММВ-20-3/96@), with the VAT
 * invoice columns of 1 October 2024. Columns 12 to 14 are left out: nothing here is traced or imported.
 */
export function updPdf(upd: Upd, across: string): Promise<Buffer> {
  const { act } = upd;
  mustBePrintable(customerTexts(upd.agreement.customer));
  const title = `УПД №\u00a0${act.actNumber} от\u00a0${dayText(act.actDate)}`;
  return paperPdf(title, [head(upd), table(upd), invoiceSigned(upd), transfer(upd)], across, {
    pageOrientation: 'landscape',
    pageMargins: [24, 20, 24, 36],
    defaultStyle: { fontSize: 7, lineHeight: 1.15 },
  });
}

const soft = (text: string): Content => ({ text, color: ink.soft, fontSize: 6.5 });

/** A line of the header: its label, value and number in the form. */
const line = (name: string, value: string, number: string): Content => ({
  margin: [0, 0, 0, 1.5],
  columnGap: 4,
  columns: [
    { width: 118, text: name, bold: true },
    { width: '*', text: value || NONE },
    { width: 18, text: `(${number})`, alignment: 'right', color: ink.soft },
  ],
});

const numbers = ({ INN, KPP }: { INN: string; KPP: string }): string => [INN, KPP].filter(Boolean).join('/');

function head({ act, agreement: { customer }, venue, advances }: Upd): Content {
  const isInvoice = act.actForm === actForm.upd1;
  const of = `№\u00a0${act.actNumber} от\u00a0${dayText(act.actDate)}`;
  const paid = advances.map(each => `№\u00a0${each.paymentOrder} от\u00a0${dayText(each.paidOn)}`).join(', ');
  const last = act.services.length;
  return {
    columnGap: 10,
    margin: [0, 0, 0, 6],
    columns: [
      {
        width: 96,
        stack: [
          { text: 'Универсальный передаточный документ', bold: true, fontSize: 9, margin: [0, 0, 0, 6] },
          {
            columns: [
              { width: 'auto', text: 'Статус:', margin: [0, 3, 6, 0] },
              {
                width: 20,
                layout: thin,
                table: { body: [[{ text: isInvoice ? '1' : '2', bold: true, alignment: 'center', fontSize: 9 }]] },
              },
            ],
            margin: [0, 0, 0, 4],
          },
          soft('1\u00a0— счёт-фактура и\u00a0передаточный документ (акт)'),
          soft('2\u00a0— передаточный документ (акт)'),
        ],
      },
      {
        width: '*',
        stack: [
          {
            columns: [
              {
                width: '*',
                stack: [
                  {
                    text: `${isInvoice ? 'Счёт-фактура' : 'Передаточный документ'} ${of} (1)`,
                    headlineLevel: 1,
                    bold: true,
                    fontSize: 9,
                  },
                  { text: `Исправление №\u00a0${NONE} от\u00a0${NONE} (1а)`, margin: [0, 1, 0, 4] },
                ],
              },
              {
                width: 230,
                alignment: 'right',
                ...(soft(
                  'Приложение №\u00a01 к\u00a0постановлению Правительства Российской Федерации от\u00a026\u00a0декабря 2011\u00a0г. №\u00a01137 (в\u00a0редакции от\u00a016\u00a0августа 2024\u00a0г. №\u00a01096)',
                ) as object),
              } as Content,
            ],
          },
          {
            columnGap: 16,
            columns: [
              {
                width: '*',
                stack: [
                  line('Продавец:', venue.name, '2'),
                  line('Адрес:', venue.legalAddress, '2а'),
                  line('ИНН/КПП продавца:', numbers(venue), '2б'),
                  line('Грузоотправитель и\u00a0его\u00a0адрес:', '', '3'),
                  line('Грузополучатель и\u00a0его\u00a0адрес:', '', '4'),
                  line('К\u00a0платёжно-расчётному документу:', paid, '5'),
                  line('Документ об\u00a0отгрузке:', `№\u00a0п/п\u00a0${last > 1 ? `1–${last}` : '1'} ${of}`, '5а'),
                ],
              },
              {
                width: '*',
                stack: [
                  line('Покупатель:', customer.name, '6'),
                  line('Адрес:', customer.legalAddress, '6а'),
                  line('ИНН/КПП покупателя:', numbers(customer), '6б'),
                  line('Валюта: наименование, код', 'Российский рубль, 643', '7'),
                  line('Идентификатор государственного контракта, договора (соглашения) (при наличии):', '', '8'),
                ],
              },
            ],
          },
        ],
      },
    ],
  } as Content;
}

const cell = (text: string, more: object = {}): TableCell => ({ text, fontSize: 6.5, ...more });
const centred = (text: string, more: object = {}): TableCell => cell(text, { alignment: 'center', ...more });
const right = (text: string, more: object = {}): TableCell => cell(text, { alignment: 'right', noWrap: true, ...more });

function table({ act }: Upd): Content {
  const isUntaxed = act.vatRate === vatRate.none;
  const rate = isUntaxed ? 'без НДС' : vatRate.option(act.vatRate).label;
  const tax = (vat: number) => (isUntaxed ? centred('без НДС') : right(moneyText(vat)));
  const rows = updLines(act.services).map((each, index): TableCell[] => [
    centred(NONE),
    centred(String(index + 1)),
    cell(each.name),
    centred(NONE),
    centred(each.quantity === null ? NONE : each.code),
    centred(each.quantity === null ? NONE : each.unit),
    right(each.quantity === null ? NONE : quantityText(each.quantity)),
    right(each.price === null ? NONE : moneyText(each.price)),
    right(moneyText(each.net)),
    centred('без акциза'),
    centred(rate),
    tax(each.vat),
    right(moneyText(each.sum)),
    centred(NONE),
    centred(NONE),
    centred(NONE),
  ]);
  const bold = { bold: true };
  return {
    layout: { ...thin, paddingLeft: () => 2, paddingRight: () => 2 },
    table: {
      headerRows: 2,
      dontBreakRows: true,
      widths: columns.map(([, , width]) => width),
      body: [
        columns.map(([name]) => centred(name, { fontSize: 6 })),
        columns.map(([, number]) => centred(number, { fontSize: 6 })),
        ...rows,
        [
          cell('Всего к\u00a0оплате (9)', { colSpan: 8, bold: true }),
          ...Array.from({ length: 7 }, () => ''),
          right(moneyText(act.sum - act.vat), bold),
          centred('X', { colSpan: 2 }),
          '',
          tax(act.vat),
          right(moneyText(act.sum), bold),
          centred('', { colSpan: 3 }),
          '',
          '',
        ],
      ],
    },
  };
}

const rule = (width: number): Content => ({
  canvas: [{ type: 'line', x1: 0, y1: 8, x2: width, y2: 8, lineWidth: 0.5 }],
});

/** A signature row: position, a captioned line for the signature, and the printed name. */
const signed = (position: string, name: string): Content => ({
  columnGap: 6,
  columns: [
    { width: 150, text: position },
    { width: 90, stack: [rule(90), soft('подпись')] },
    { width: '*', text: `/ ${name || '                              '} /` },
  ],
});

function invoiceSigned({ venue, act }: Upd): Content {
  if (act.actForm !== actForm.upd1) return { text: '', margin: [0, 2, 0, 0] };
  const isSoleTrader = venue.INN.length === 12;
  const sides: Content[] = isSoleTrader
    ? [
        signed('Индивидуальный предприниматель или\u00a0иное уполномоченное лицо', shortName(venue.headName)),
        { text: `Основной государственный регистрационный номер: ${venue.OGRN}` },
      ]
    : [
        signed('Руководитель организации или\u00a0иное уполномоченное лицо', shortName(venue.headName)),
        signed('Главный бухгалтер или\u00a0иное уполномоченное лицо', shortName(venue.accountantName)),
      ];
  return whole([{ columnGap: 20, columns: sides.map(each => ({ width: '*', stack: [each] })) }], 6);
}

const entry = (name: string, value: string, number: string): Content => ({
  margin: [0, 0, 0, 3],
  columnGap: 4,
  columns: [
    { width: '*', text: [`${name} `, { text: value, bold: true }] },
    { width: 20, text: `[${number}]`, alignment: 'right', color: ink.soft },
  ],
});

/** The lower half of the form: what was handed over, by whom and to whom. */
function transfer({ act, agreement, venue }: Upd): Content {
  const { customer } = agreement;
  const isCompany = customer.type !== contragentType.individual;
  const basis = `Договор №\u00a0${agreement.number} от\u00a0${dayText(agreement.date)}`;
  const signature = (name: string): Content => ({
    margin: [0, 2, 0, 4],
    columnGap: 6,
    columns: [
      { width: 110, stack: [rule(110), soft('подпись')] },
      { width: '*', text: `/ ${name} /`, margin: [0, 0, 0, 0] },
    ],
  });
  const side = (stack: Content[]) => ({ width: '*', stack });
  return whole(
    [
      entry('Основание передачи (сдачи)/ получения (приёмки):', basis, '8'),
      entry('Данные о\u00a0транспортировке и\u00a0грузе:', NONE, '9'),
      {
        columnGap: 20,
        columns: [
          side([
            entry('Товар (груз) передал/ услуги, результаты работ, права сдал:', venue.headPosition, '10'),
            signature(shortName(venue.headName)),
            entry('Дата отгрузки, передачи (сдачи):', dayText(act.actDate), '11'),
            entry(
              'Иные сведения об\u00a0отгрузке, передаче:',
              `услуги оказаны с\u00a0${dayText(act.actFrom)} по\u00a0${dayText(act.actTo)}`,
              '12',
            ),
            entry('Ответственный за\u00a0правильность оформления факта хозяйственной жизни:', venue.headPosition, '13'),
            signature(shortName(venue.headName)),
            entry(
              'Наименование экономического субъекта\u00a0— составителя документа:',
              `${venue.name}, ИНН/КПП ${numbers(venue)}`,
              '14',
            ),
            soft('М.\u00a0П.'),
          ]),
          side([
            entry('Товар (груз) получил/ услуги, результаты работ, права принял:', customer.headPosition, '15'),
            signature(shortName(customer.headName || (isCompany ? '' : customer.name))),
            entry('Дата получения (приёмки):', '«____» ______________ 20___\u00a0г.', '16'),
            entry('Иные сведения о\u00a0получении, приёмке:', 'Претензий нет', '17'),
            entry(
              'Ответственный за\u00a0правильность оформления факта хозяйственной жизни:',
              customer.headPosition,
              '18',
            ),
            signature(shortName(customer.headName || (isCompany ? '' : customer.name))),
            entry(
              'Наименование экономического субъекта\u00a0— составителя документа:',
              `${customer.name}, ИНН/КПП ${numbers(customer)}`,
              '19',
            ),
            ...(isCompany ? [soft('М.\u00a0П.')] : []),
          ]),
        ],
      },
    ],
    6,
  );
}
