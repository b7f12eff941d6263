import { windows1251 } from '../../core/files/windows1251.ts';
import { organisation } from '../profile/profile.testing.ts';

/** The account of the venue, whose statements are read. */
export const OWN = '40702810800000000001';

/** The fields of a payment in a statement. */
export const paymentText = (over: Record<string, string> = {}) =>
  Object.entries({
    Номер: '118',
    Дата: '01.12.2026',
    Сумма: '1500.00',
    ПлательщикСчет: '40702810600000000002',
    ДатаСписано: '01.12.2026',
    Плательщик: `ИНН ${organisation.INN} ${organisation.name}`,
    ПлательщикИНН: organisation.INN,
    Плательщик1: organisation.name,
    ПлательщикРасчСчет: '40702810600000000002',
    ПолучательСчет: OWN,
    ДатаПоступило: '02.12.2026',
    ПолучательИНН: '6658000000',
    ПолучательРасчСчет: OWN,
    НазначениеПлатежа: 'Оплата по счёту № 1',
    ...over,
  })
    .map(([name, value]) => `${name}=${value}`)
    .join('\r\n');

/** A statement with these payments. */
export const statementText = (payments: readonly string[], account = OWN, encoding = 'Windows') =>
  [
    '1CClientBankExchange',
    'ВерсияФормата=1.03',
    `Кодировка=${encoding}`,
    'Отправитель=Интернет-банк',
    'ДатаНачала=01.12.2026',
    'ДатаКонца=02.12.2026',
    `РасчСчет=${account}`,
    'СекцияРасчСчет',
    'ДатаНачала=01.12.2026',
    `РасчСчет=${account}`,
    'НачальныйОстаток=0.00',
    'КонецРасчСчет',
    ...payments.flatMap(each => ['СекцияДокумент=Платежное поручение', each, 'КонецДокумента']),
    'КонецФайла',
  ].join('\r\n');

export const statementFile = (...payments: readonly string[]): File =>
  new File([new Uint8Array(windows1251(statementText(payments)))], 'kl_to_1c.txt');
