import { describe, expect, test } from 'vitest';
import { windows1251 } from '../../core/files/windows1251.ts';
import { organisation } from '../profile/profile.testing.ts';
import { readStatement, type StatementPayment } from './statements.file.ts';
import { OWN, paymentText, statementText } from './statements.testing.ts';

/** The bytes of a text in the encoding of DOS. */
function dos(text: string): Uint8Array {
  const decoder = new TextDecoder('ibm866');
  const bytes = new Map(Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]));
  return Uint8Array.from(text, sign => bytes.get(sign) ?? 63);
}

const swapped = (data: Buffer): Buffer => Buffer.from(data).swap16();
const utf16 = (text: string): Buffer => Buffer.from(text, 'utf16le');

describe('a statement', () => {
  const expected: StatementPayment = {
    orderDate: '2026-12-01',
    paidOn: '2026-12-02',
    sum: 150_000,
    paymentOrder: '118',
    payerAccount: '40702810600000000002',
    payerInn: organisation.INN,
    payerName: organisation.name,
    purpose: 'Оплата по счёту № 1',
  };
  const plain = statementText([paymentText()]);

  test.each([
    ['windows-1251', windows1251(plain)],
    ['DOS', dos(statementText([paymentText()], OWN, 'DOS').replaceAll('№', 'N'))],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${plain}`)],
    ['UTF-16 with a mark', utf16(`\ufeff${plain}`)],
    ['UTF-16 of big ends', swapped(utf16(`\ufeff${plain}`))],
    ['UTF-16 without a mark', utf16(plain)],
    ['lines of Unix', windows1251(plain.replaceAll('\r\n', '\n'))],
    ['blank lines before its first', windows1251(`\r\n\r\n${plain}`)],
    ['the sign of an end after it', windows1251(`${plain}\r\n\u001a`)],
  ])('is read with %s', (_, data) => {
    const { payments, setAside } = readStatement(data, OWN);
    const [payment] = payments;
    expect({ ...payment, purpose: payment?.purpose.replace('N', '№'), payerName: organisation.name }).toEqual(expected);
    expect(setAside).toEqual([]);
  });

  const read = (over: Record<string, string>) => readStatement(windows1251(statementText([paymentText(over)])), OWN);

  test('has what came alone, and a purpose of several lines in one', () => {
    const out = paymentText({ ПолучательРасчСчет: '40702810600000000002', ПолучательСчет: '' });
    const long = paymentText({ НазначениеПлатежа: '', НазначениеПлатежа1: 'Оплата', НазначениеПлатежа2: 'по сч. 7' });
    const { payments } = readStatement(windows1251(statementText([out, long])), OWN);
    expect(payments.map(({ purpose }) => purpose)).toEqual(['Оплата по сч. 7']);
  });

  test.each([
    ['Оплата по счёту\r\n№ 777 от 20.11.2026', 'Оплата по счёту № 777 от 20.11.2026'],
    ['Оплата\r\nпо сч=777, НДС=22%', 'Оплата по сч=777, НДС=22%'],
    ['Оплата по счёту 7\r\nСумма=1.00 руб.', 'Оплата по счёту 7 Сумма=1.00 руб.'],
    ['\r\nОплата\r\n\r\nпо счёту 7', 'Оплата по счёту 7'],
  ])('a purpose goes on in the lines after it: %j', (НазначениеПлатежа, purpose) => {
    expect(read({ НазначениеПлатежа }).payments).toMatchObject([{ purpose, sum: 150_000 }]);
  });

  test('a name goes on too, and a field that nobody knows is no part of a number', () => {
    const name = { Плательщик1: 'ООО «Малахитовая\r\nшкатулка»', ПлательщикИНН: `${organisation.INN}\r\nСтатус=01` };
    expect(read(name).payments).toMatchObject([
      { payerName: 'ООО «Малахитовая шкатулка»', payerInn: organisation.INN },
    ]);
  });

  test.each([
    [{ Сумма: '1500' }, { sum: 150_000 }],
    [{ Сумма: '1500.0000' }, { sum: 150_000 }],
    [{ Сумма: '1 500,50' }, { sum: 150_050 }],
    [{ Сумма: '1500-00' }, { sum: 150_000 }],
    [{ ДатаПоступило: '02.12.26' }, { paidOn: '2026-12-02' }],
    [{ ДатаПоступило: '2.12.2026 10:15:00' }, { paidOn: '2026-12-02' }],
    [{ ДатаПоступило: '', ДатаСписано: '' }, { paidOn: '2026-12-01' }],
    [{ ПолучательРасчСчет: '40702 810 8 0000 0000001' }, { paymentOrder: '118' }],
    [{ ПлательщикИНН: '' }, { payerInn: organisation.INN }],
  ])('%j is read', (over, fields) => {
    expect(read(over as Record<string, string>).payments).toMatchObject([fields]);
  });

  test.each([
    [{ Сумма: '1500,005' }, 'не\u00a0читается сумма'],
    [{ Сумма: '0.00' }, 'не\u00a0читается сумма'],
    [{ Дата: '31.02.2026' }, 'не\u00a0читается дата'],
    [{ ДатаПоступило: '01.12.0226' }, 'не\u00a0читается дата'],
    [{ Номер: '' }, 'нет номера'],
    [{ ПолучательРасчСчет: '', ПолучательСчет: '' }, 'не\u00a0указан счёт получателя'],
  ])('a document with %j is set aside, and the one after it is kept', (over, problem) => {
    const file = statementText([paymentText(over as Record<string, string>), paymentText({ Номер: '119' })]);
    const { payments, setAside } = readStatement(windows1251(file), OWN);
    expect(payments.map(({ paymentOrder }) => paymentOrder)).toEqual(['119']);
    expect(setAside).toEqual([{ line: 13, problem }]);
  });

  test('a document without its end is set aside', () => {
    const file = statementText([
      `${paymentText()}\r\nСекцияДокумент=Платежное поручение\r\n${paymentText({ Номер: '119' })}`,
    ]);
    const { payments, setAside } = readStatement(windows1251(file), OWN);
    expect(payments.map(({ paymentOrder }) => paymentOrder)).toEqual(['119']);
    expect(setAside).toEqual([{ line: 13, problem: 'документ не\u00a0закончен' }]);
  });

  test.each([
    ['no statement', 'ИНН;Сумма', /формате 1С/],
    ['an empty one', '', /формате 1С/],
    ['one cut in a document', plain.slice(0, -40), /обрывается/],
    ['one cut before its end', plain.replace('КонецФайла', ''), /обрывается/],
    ['one of another account', statementText([], '40702810000000000777'), /другого счёта: 40702810000000000777/],
    ['one of no account', statementText([]).replaceAll(/РасчСчет=.*/g, ''), /какого счёта/],
  ])('%s is refused with what is wrong', (_, text, message) => {
    expect(() => readStatement(windows1251(text), OWN)).toThrow(message);
  });
});
