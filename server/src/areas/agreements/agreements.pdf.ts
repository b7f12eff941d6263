import { formatPhone } from '@venue/sdk';
import { vatRate } from '@venue/sdk/papers/model';
import { contragentType } from '@venue/sdk/profile/model';
import type { Content } from 'pdfmake/interfaces.js';
import type { Requisites } from '../../config/requisites.ts';
import { dayText, moneyText, paperPdf, side, whole } from '../../core/files/paper.ts';
import { mustBePrintable } from '../../core/files/pdf.ts';
import { sumInWords } from '../../core/files/sumInWords.ts';
import { customerTexts } from './agreements.rules.ts';
import type { AgreementTableRow } from './agreements.store.ts';
import { type Section, writtenSections, writtenTitle } from './agreements.terms.ts';

/** The agreement to sign, with the requisites of both sides as they were entered. */
export function agreementPdf(row: AgreementTableRow, venue: Requisites): Promise<Buffer> {
  mustBePrintable(customerTexts(row.customer));
  const title = `${writtenTitle(row, venue)} №\u00a0${row.number}`;
  const isPerson = row.customer.type === contragentType.individual;
  return paperPdf(`${title} от\u00a0${dayText(row.date)}`, [
    { text: title, fontSize: 14, bold: true, alignment: 'center', margin: [0, 0, 0, 10], headlineLevel: 1 },
    {
      columns: ['г.\u00a0Екатеринбург', { text: dayText(row.date), alignment: 'right' }],
      margin: [0, 0, 0, 10],
    },
    { text: preamble(row.customer, venue), alignment: 'justify' },
    ...(row.terms === '' ? usualSections(row) : writtenSections(row, venue)).flatMap(
      ([heading, points], section): Content[] => [
        { text: `${section + 1}. ${heading}`, bold: true, margin: [0, 10, 0, 3], headlineLevel: 2 },
        ...points.map(
          (point, index): Content => ({
            text: `${section + 1}.${index + 1}. ${point}`,
            alignment: 'justify',
            margin: [0, 0, 0, 3],
          }),
        ),
      ],
    ),
    whole([
      { text: 'Реквизиты и\u00a0подписи сторон', bold: true, margin: [0, 12, 0, 6], headlineLevel: 2 },
      {
        columnGap: 24,
        columns: [
          { width: '*', text: requisitesText(venue) },
          { width: '*', text: requisitesText(row.customer) },
        ],
        margin: [0, 0, 0, 12],
      },
      { columnGap: 24, columns: [side('Исполнитель', venue, true), side('Заказчик', row.customer, !isPerson)] },
    ]),
  ]);
}

type Customer = AgreementTableRow['customer'];

function preamble(customer: Customer, venue: Requisites): string {
  const ours = `${venue.name}, именуемое в\u00a0дальнейшем «Исполнитель», в\u00a0лице: ${venue.headPosition.toLowerCase()} ${venue.headName}, действующего на\u00a0основании ${venue.actsOn},`;
  const [named, acting] =
    customer.type === contragentType.company
      ? [
          'именуемое',
          customer.headName &&
            `, в\u00a0лице: ${customer.headPosition.toLowerCase()} ${customer.headName}${customer.actsOn && `, действующего на\u00a0основании ${customer.actsOn}`}`,
        ]
      : ['именуемый(ая)', customer.actsOn && `, действующий(ая) на\u00a0основании ${customer.actsOn}`];
  return `${ours} с\u00a0одной стороны, и\u00a0${customer.name}, ${named} в\u00a0дальнейшем «Заказчик»${acting}, с\u00a0другой стороны, заключили настоящий договор о\u00a0нижеследующем.`;
}

/** The text of an agreement that has none of its own. */
function usualSections(row: AgreementTableRow): readonly Section[] {
  const { sum, vatRate: rate } = row;
  const vat = rate === vatRate.none ? 'НДС не\u00a0облагается' : `в\u00a0том числе НДС ${vatRate.option(rate).label}`;
  return [
    [
      'Предмет договора',
      [
        `Исполнитель обязуется оказать Заказчику услуги: ${row.subject}, а\u00a0Заказчик\u00a0— принять и\u00a0оплатить их.`,
        'Перечень, количество и\u00a0цена услуг указываются в\u00a0счетах и\u00a0актах к\u00a0настоящему договору.',
      ],
    ],
    [
      'Цена и\u00a0порядок расчётов',
      [
        sum === null
          ? `Цена услуг указывается в\u00a0счетах Исполнителя, ${vat}.`
          : `Цена договора составляет ${moneyText(sum)} руб. (${sumInWords(sum)}), ${vat}.`,
        'Если ставка НДС изменится по\u00a0закону, к\u00a0услугам применяется ставка, действующая на\u00a0день их\u00a0оказания.',
        'Заказчик оплачивает услуги на\u00a0расчётный счёт Исполнителя в\u00a0срок, указанный в\u00a0счёте, а\u00a0если он\u00a0не\u00a0указан\u00a0— в\u00a0течение пяти рабочих дней со\u00a0дня выставления счёта.',
        'Обязанность по\u00a0оплате исполнена в\u00a0день зачисления денег на\u00a0счёт Исполнителя.',
      ],
    ],
    [
      'Права и\u00a0обязанности сторон',
      [
        'Исполнитель оказывает услуги в\u00a0согласованные сроки и\u00a0предоставляет помещения и\u00a0оборудование в\u00a0исправном состоянии.',
        'Заказчик соблюдает правила площадки, использует помещения по\u00a0назначению и\u00a0возмещает ущерб, причинённый по\u00a0его вине.',
        'Заказчик вправе отказаться от\u00a0услуг, оплатив фактически понесённые Исполнителем расходы.',
      ],
    ],
    [
      'Сдача и\u00a0приёмка услуг',
      [
        'По\u00a0окончании оказания услуг Исполнитель направляет Заказчику акт.',
        'Заказчик подписывает акт или направляет мотивированные возражения в\u00a0течение пяти рабочих дней. Если за\u00a0это время нет ни\u00a0подписи, ни\u00a0возражений, услуги считаются принятыми.',
      ],
    ],
    [
      'Ответственность сторон',
      [
        'За\u00a0неисполнение обязательств стороны отвечают по\u00a0законодательству Российской Федерации.',
        'Стороны освобождаются от\u00a0ответственности при обстоятельствах непреодолимой силы, о\u00a0которых сообщают друг другу без промедления.',
      ],
    ],
    [
      'Срок действия',
      [
        row.to === null
          ? `Договор действует с\u00a0${dayText(row.from)} до\u00a0исполнения сторонами обязательств.`
          : `Договор действует с\u00a0${dayText(row.from)} по\u00a0${dayText(row.to)}, а\u00a0в\u00a0части расчётов\u00a0— до\u00a0их\u00a0завершения.`,
        'Договор может быть расторгнут по\u00a0соглашению сторон или в\u00a0случаях, предусмотренных законом.',
      ],
    ],
    [
      'Заключительные положения',
      [
        'Споры решаются переговорами, а\u00a0при недостижении согласия\u00a0— в\u00a0суде по\u00a0месту нахождения Исполнителя.',
        'Изменения и\u00a0дополнения действительны, если совершены в\u00a0письменной форме.',
        'Договор составлен в\u00a0двух экземплярах равной силы, по\u00a0одному для каждой стороны.',
      ],
    ],
  ];
}

/** Everything a side has entered of itself, a line each. */
function requisitesText(who: Customer | Requisites): string {
  const lines: readonly (readonly [string, string])[] = [
    ['', who.name],
    ['ИНН', who.INN],
    ['КПП', who.KPP],
    ['type' in who && who.type === contragentType.soleTrader ? 'ОГРНИП' : 'ОГРН', who.OGRN],
    ['Адрес:', who.legalAddress],
    ['Почтовый адрес:', 'postalAddress' in who ? who.postalAddress : ''],
    ['Банк:', who.bankName],
    ['БИК', who.BIK],
    ['Р/с', who.account],
    ['К/с', who.correspondentAccount],
    ['Тел.', who.phone && formatPhone(who.phone)],
    ['Эл. почта:', who.email],
  ];
  return lines
    .filter(([, value]) => value !== '')
    .map(([name, value]) => (name ? `${name} ${value}` : value))
    .join('\n');
}
