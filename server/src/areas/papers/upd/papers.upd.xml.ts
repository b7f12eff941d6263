import { dayOf, VENUE_ZONE } from '@venue/sdk';
import { actForm, type VatRate, vatRate } from '@venue/sdk/papers/model';
import { contragentType } from '@venue/sdk/profile/model';
import { windows1251 } from '../../../core/files/windows1251.ts';
import { type Element, element, xmlText } from '../../../core/files/xml.ts';
import { nameOfCustomer, type PersonName, personName, type Upd, updLines } from './papers.upd.rules.ts';

/** The tax service's file of a УПД: КНД 1115131, format 5.03 of order ЕД-7-26/970@. */
export interface UpdFile {
  /** Also the file's name, without `.xml`. */
  readonly id: string;
  readonly data: Buffer;
}

const TRANSFER =
  'Документ об отгрузке товаров (выполнении работ), передаче имущественных прав (документ об оказании услуг)';
const INVOICE_AND_TRANSFER = `Счет-фактура и документ об отгрузке товаров (выполнении работ), передаче имущественных прав (документ об оказании услуг)`;

const clock = new Intl.DateTimeFormat('ru-RU', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  timeZone: VENUE_ZONE,
});

/** `30.11.2026` */
const day = (iso: string): string => iso.split('-').reverse().join('.');
const roubles = (kopecks: number): string => `${Math.floor(kopecks / 100)}.${String(kopecks % 100).padStart(2, '0')}`;

const rates: Record<VatRate, string> = {
  [vatRate.none]: 'без НДС',
  [vatRate.zero]: '0%',
  [vatRate.five]: '5%',
  [vatRate.seven]: '7%',
  [vatRate.ten]: '10%',
  [vatRate.twenty]: '20%',
  [vatRate.twentyTwo]: '22%',
};

const fullName = ({ last, first, middle }: PersonName): Element =>
  element('ФИО', { Фамилия: last, Имя: first, Отчество: middle });

/**
 * The identifier of a side in the file's name. Operators of electronic document exchange use identifiers that they
 * assigned instead.
 */
const known = ({ INN, KPP }: { INN: string; KPP: string }): string => [INN, KPP].filter(Boolean).join('-');

/** @throws Error if the act is of an agreement that lacks something; `mustSuitForm` refused such a one. */
export function updXml(upd: Upd, now: Date, guid: string): UpdFile {
  const { act, agreement, venue } = upd;
  const today = dayOf(now);
  const id = `ON_NSCHFDOPPR_${known(agreement.customer)}_${known(venue)}_${today.replaceAll('-', '')}_${guid}_0_0_0_0_0_00`;
  const isInvoice = act.actForm === actForm.upd1;
  const root = element(
    'Файл',
    { ИдФайл: id, ВерсФорм: '5.03', ВерсПрог: 'Площадка' },
    element(
      'Документ',
      {
        КНД: '1115131',
        Функция: isInvoice ? 'СЧФДОП' : 'ДОП',
        ПоФактХЖ: TRANSFER,
        НаимДокОпр: isInvoice ? INVOICE_AND_TRANSFER : TRANSFER,
        ДатаИнфПр: day(today),
        ВремИнфПр: clock.format(now).replaceAll(':', '.'),
        НаимЭконСубСост: `${venue.name}, ИНН ${known(venue)}`,
      },
      head(upd),
      table(upd),
      handedOver(upd),
      signer(upd),
    ),
  );
  return { id, data: windows1251(`<?xml version="1.0" encoding="windows-1251"?>\n${xmlText(root)}\n`) };
}

function head({ act, agreement: { customer }, venue, advances }: Upd): Element {
  const { actNumber, actDate } = act;
  return element(
    'СвСчФакт',
    { НомерДок: actNumber, ДатаДок: day(actDate) },
    element(
      'СвПрод',
      {},
      element('ИдСв', {}, seller(venue)),
      address(venue.legalAddress),
      element(
        'БанкРекв',
        { НомерСчета: venue.account },
        element('СвБанк', { НаимБанк: venue.bankName, БИК: venue.BIK, КорСчет: venue.correspondentAccount }),
      ),
    ),
    ...advances.map(({ paymentOrder, paidOn, sum }) =>
      element('СвПРД', { НомерПРД: paymentOrder, ДатаПРД: day(paidOn), СуммаПРД: roubles(sum) }),
    ),
    element('ДокПодтвОтгрНом', {
      РеквНаимДок: 'Универсальный передаточный документ',
      РеквНомерДок: actNumber,
      РеквДатаДок: day(actDate),
    }),
    element('СвПокуп', {}, element('ИдСв', {}, buyer(customer)), address(customer.legalAddress)),
    element('ДенИзм', { КодОКВ: '643', НаимОКВ: 'Российский рубль' }),
  );
}

const address = (text: string): Element =>
  element('Адрес', {}, element('АдрИнф', { КодСтр: '643', НаимСтран: 'Россия', АдрТекст: text }));

function seller({ name, INN, KPP, OGRN, headName }: Upd['venue']): Element {
  if (INN.length === 10) return element('СвЮЛУч', { НаимОрг: name, ИННЮЛ: INN, КПП: KPP });
  const isNumbered = OGRN.length === 15;
  return element('СвИП', { ИННФЛ: INN, ОГРНИП: isNumbered ? OGRN : '' }, fullName(must(personName(headName))));
}

function buyer(customer: Upd['agreement']['customer']): Element {
  const { name, type, INN, KPP, OGRN } = customer;
  if (type === contragentType.company) return element('СвЮЛУч', { НаимОрг: name, ИННЮЛ: INN, КПП: KPP });
  const person = fullName(must(nameOfCustomer(customer)));
  if (type === contragentType.individual) return element('СвФЛУч', { ИННФЛ: INN }, person);
  return element('СвИП', { ИННФЛ: INN, ОГРНИП: OGRN.length === 15 ? OGRN : '' }, person);
}

function must<T>(value: T | null): T {
  if (value === null) throw new Error('a УПД needs a full name that is not there');
  return value;
}

function table({ act: { services, vatRate: rate, sum, vat } }: Upd): Element {
  const tax = (kopecks: number): Element =>
    rate === vatRate.none ? element('БезНДС', {}, 'без НДС') : element('СумНал', {}, roubles(kopecks));
  return element(
    'ТаблСчФакт',
    {},
    ...updLines(services).map(({ quantity, price, ...line }, index) =>
      element(
        'СведТов',
        {
          НомСтр: String(index + 1),
          НаимТов: line.name,
          ...(quantity === null || price === null
            ? {}
            : { ОКЕИ_Тов: line.code, НаимЕдИзм: line.unit, КолТов: String(quantity), ЦенаТов: roubles(price) }),
          СтТовБезНДС: roubles(line.net),
          НалСт: rates[rate],
          СтТовУчНал: roubles(line.sum),
        },
        element('ДопСведТов', { ПрТовРаб: '3' }),
        element('Акциз', {}, element('БезАкциз', {}, 'без акциза')),
        element('СумНал', {}, tax(line.vat)),
      ),
    ),
    element(
      'ВсегоОпл',
      { СтТовБезНДСВсего: roubles(sum - vat), СтТовУчНалВсего: roubles(sum) },
      element('СумНалВсего', {}, tax(vat)),
    ),
  );
}

const handedOver = ({ act, agreement, venue }: Upd): Element =>
  element(
    'СвПродПер',
    {},
    element(
      'СвПер',
      {
        СодОпер: 'Услуги оказаны в полном объёме',
        ДатаПер: day(act.actDate),
        ДатаНачПер: day(act.actFrom),
        ДатаОконПер: day(act.actTo),
      },
      element('ОснПер', {
        РеквНаимДок: 'Договор',
        РеквНомерДок: agreement.number,
        РеквДатаДок: day(agreement.date),
      }),
      element(
        'СвЛицПер',
        {},
        element('РабОргПрод', { Должность: venue.headPosition }, fullName(must(personName(venue.headName)))),
      ),
    ),
  );

/** `СпосПодтПолном` 1: the signatory's powers are stated in the certificate of the signature. */
const signer = ({ venue }: Upd): Element =>
  element('Подписант', { Должн: venue.headPosition, СпосПодтПолном: '1' }, fullName(must(personName(venue.headName))));
