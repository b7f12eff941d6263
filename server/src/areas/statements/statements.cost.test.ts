import { expect, test } from 'vitest';
import { readStatement } from './statements.file.ts';
import { namedIn } from './statements.numbers.ts';
import { OWN, paymentText, statementText } from './statements.testing.ts';

/** Work on eight times the text may cost eight times as much, and no more: sixty-four times would be quadratic. */
function expectLinear(work: (size: number) => unknown, size: number): void {
  const costOf = (length: number) => {
    const before = process.cpuUsage();
    work(length);
    const { user, system } = process.cpuUsage(before);
    return user + system;
  };
  const [short, long] = [costOf(size), costOf(8 * size)];
  expect(long).toBeLessThan(32 * short + 50_000);
}

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
