import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { NO_LETTER, printable, printedName } from './letters.ts';
import { mustBePrintable, pdfOf, wholePdfOf } from './pdf.ts';

const textOf = async (pdf: Buffer) =>
  (await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true })).text.replace(/\s+/g, ' ');

test.each([
  'Иванов Ёж — «ООО», № 5',
  'Nguyễn Thị Ánh',
  'Nguye\u0302\u0303n',
  'Ελένη Παπαδοπούλου',
  'Żółć O’Connor',
  '1\u00a0500\u00a0₽',
])('%s is printed as it is', async name => {
  const text = await textOf(await pdfOf({ content: [name] }));
  expect(text.normalize('NFC')).toContain(name.normalize('NFC').replaceAll('\u00a0', ' '));
  expect(text).not.toContain(NO_LETTER);
});

test.each([
  ['李明 Chen', '�� Chen'],
  ['עומר', '����'],
  ['محمد', '����'],
  ['გიორგი', '������'],
  ['Արամ', '����'],
  ['Анна 👩‍👩‍👧', 'Анна �'],
])('%s shows a sign for each letter that is missing, and says why', async (name, output) => {
  expect(printable(name).text).toBe(output);
  expect(printedName(name)).toBe(`${output} (имя в\u00a0другой письменности)`);
  const text = await textOf(
    await pdfOf({
      content: [{ table: { body: [[{ text: ['Гость: ', name] }]] } }],
      footer: () => ({ text: name }),
    }),
  );
  expect(text).toContain(`Гость: ${output}`);
  expect(text).toContain('Знак � стоит вместо буквы другой письменности');
});

test('marks that nobody sees are left out', () => {
  expect(printable('Анна\u202e\u2066 А\u2028').text).toBe('Анна А');
  expect(printable('a\u202fb').text).toBe('a\u00a0b');
});

test('a paper with such letters is refused, and the refusal names the field', async () => {
  const refused = { code: 'letters_not_printable', status: 409, text: expect.stringContaining('上海') };
  expect(() => wholePdfOf({ content: [{ stack: ['ООО «上海 Шанхай»'] }] })).toThrow(expect.objectContaining(refused));
  expect(() => mustBePrintable({ Заказчик: 'ООО «上海»', ИНН: '6671004212' })).toThrow(
    expect.objectContaining({ ...refused, fields: { Заказчик: expect.stringContaining('上海') } }),
  );
  mustBePrintable({ Заказчик: 'ООО «Шанхай»' });
});
