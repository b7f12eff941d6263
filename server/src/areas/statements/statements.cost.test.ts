import { test } from 'vitest';
import { expectLinear } from '../../testing/linear.ts';
import { readStatement } from './statements.file.ts';
import { namedIn } from './statements.numbers.ts';
import { OWN, paymentText, statementText } from './statements.testing.ts';

const many = (piece: string, size: number) => piece.repeat(size / piece.length);

test.each(['сч-', 'сч. ', 'счёт № ', 'счёт №1, ', 'счёт 1/', '1-', 'от 01.12.', 'ЭБ', '№', 'на оплату '])(
  'a purpose of nothing but «%s» is read in linear time',
  piece => expectLinear(size => namedIn(many(piece, size), 'ЭБ'), 10_000),
);

const fileOf = (text: string) => Buffer.from(statementText([text]));

test.each([
  ['lines of one purpose', (size: number) => fileOf(`${paymentText()}\r\n${many('аренда зала\r\n', size)}`)],
  ['one purpose', (size: number) => fileOf(paymentText({ НазначениеПлатежа: many('счёт № 1 ', size) }))],
  ['blanks', (size: number) => fileOf(`${paymentText()}\r\n${many('  \r\n', size)}`)],
  ['one line of blanks', (size: number) => fileOf(paymentText({ Плательщик: `ИНН${many(' ', size)}x` }))],
  [
    'documents without an end',
    (size: number) =>
      fileOf(
        many('СекцияДокумент=П\r\nНомер=1\r\nДата=01.12.2026\r\nСумма=1\r\nПлательщик1=ООО «Печь и глина»\r\n', size),
      ),
  ],
  ['unknown fields', (size: number) => fileOf(`${paymentText()}\r\n${many('Поле=1\r\n', size)}`)],
  ['payments', (size: number) => fileOf(many(`${paymentText()}\r\nКонецДокумента\r\nСекцияДокумент=П\r\n`, size))],
])('a file of nothing but %s is read in linear time', (_, build) => {
  expectLinear(size => readStatement(build(size), OWN), 200_000);
});
