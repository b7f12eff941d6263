import { describe, expect, test } from 'vitest';
import { keyOf, namedIn } from './statements.numbers.ts';
import { type Awaited, judged } from './statements.rules.ts';

const numbers = (purpose: string, prefix = '') => namedIn(purpose, prefix).map(({ key }) => key);

test.each([
  ['Оплата по счёту № 12 от 01.12.2026 г., в т.ч. НДС 22%', ['12']],
  ['Опл. по сч. 7 за аренду', ['7']],
  ['Счет на оплату N 15/2026, счет №16', ['15/2026', '16']],
  ['По счету-оферте 118', ['118']],
  ['сч. №\u00a012', ['12']],
  ['счёт-2', ['2']],
  ['Счет N2', ['2']],
  ['Счет No 2', ['2']],
  ['по сч 2/2026 от 1 декабря 2026 г. Сумма 1500,00', ['2/2026']],
  ['СЧЕТ№№000012', ['12']],
  ['счет ＮＯ．１２', ['12']],
  ['cчет 12', ['12']],
  ['оплата счетов № 2 и 3', ['2', '3']],
  ['оплата счетов №№ 2, 3 за аренду', ['2', '3']],
  ['по счетам № 2 от 01.12.2026 и № 3 от 02.12.2026', ['2', '3']],
  ['счёт № ЭБ-0012/2026', ['эб12/2026']],
  ['по счёту 12от 01.12.2026', ['12']],
  ['Расчет за ноябрь', []],
  ['Пополнение счета', []],
  ['Перевод на р/счет 40702810800000000001', []],
  ['на расчётный счёт 12', []],
  ['по счет-фактуре № 5', []],
  ['по сч/ф 5', []],
  ['по счётчику 5', []],
  ['По договору 4/2026 за аренду', []],
  ['Счет на 1500 руб.', []],
  ['счет 01.12.2026', []],
])('invoices named in «%s»', (purpose, keys) => expect(numbers(purpose)).toEqual(keys));

test('a prefix may stand apart from its number', () => {
  expect(numbers('по счету ЭБ 12', 'ЭБ')).toEqual([keyOf('ЭБ-12')]);
});

test('the year of the date beside a number is read', () => {
  expect(namedIn('счёт № 2 от 15.01.26 г.')).toEqual([{ key: '2', year: 2026 }]);
  expect(namedIn('счёт № 2 от 15 января 2027 года')).toEqual([{ key: '2', year: 2027 }]);
});

describe('a payment', () => {
  const invoice: Awaited = {
    invoiceId: 5,
    number: '1',
    date: '2026-11-28',
    state: 'awaiting',
    why: null,
    customerInn: '66',
    sum: 100,
    received: 40,
    returned: 0,
  };
  const payment = { purpose: 'по счёту 1', payerInn: '66', sum: 60 };

  test('is for an invoice only if number, payer and sum agree', () => {
    expect(judged(payment, [invoice])).toEqual({ invoiceId: 5, why: null });
    for (const [over, why] of [
      [{ purpose: 'за аренду' }, 'unnamed'],
      [{ purpose: 'по счёту 2' }, 'unknown'],
      [{ purpose: 'по счёту 1 от 28.11.2025' }, 'unknown'],
      [{ purpose: 'по счетам 1 и 2' }, 'several'],
      [{ payerInn: '77' }, 'payer'],
      [{ payerInn: '' }, 'payer'],
      [{ sum: 59 }, 'part'],
      [{ sum: 61 }, 'more'],
    ] as const)
      expect(judged({ ...payment, ...over }, [invoice]).why).toBe(why);
    expect(judged(payment, [{ ...invoice, state: 'paid' }]).why).toBe('over');
    expect(judged(payment, [invoice, { ...invoice, invoiceId: 6 }]).why).toBe('several');
  });

  test.each([
    ['{number}', '1', 'счет № 0001', true],
    ['{number}', '1', 'счет № 1/2026', true],
    ['{number}', '1', 'счет № 1/2025', false],
    ['{number}/{year}', '1/2026', 'сч. 1-2026', true],
    ['{number}/{year}', '1/2026', 'счёт 1 от 28.11.2026', true],
    ['ЭБ-{number}', 'ЭБ-1', 'счет эб1', true],
    ['ЭБ-{number}', 'ЭБ-1', 'счет № ЭБ 1', true],
    ['ЭБ-{number}', 'ЭБ-1', 'счет № 1', true],
    ['ЭБ-{number}', 'ЭБ-1', 'счет № АБ-1', false],
    ['{number}', 'А-1', 'счет № 1', false],
  ])('with numbers like %s, the invoice %s is named by «%s»: %s', (scheme, number, purpose, isNamed) => {
    const { invoiceId } = judged({ ...payment, purpose }, [{ ...invoice, number }], scheme);
    expect(invoiceId).toBe(isNamed ? 5 : null);
  });
});
