import { expect, test } from 'vitest';
import { tagsOf } from '../../testing/pdfTags.ts';
import { grid, paperPdf, whole } from './paper.ts';
import { pdfOf } from './pdf.ts';
import { readXml } from './readXml.ts';

const rolesOf = ({ parts }: Awaited<ReturnType<typeof tagsOf>>) => parts.map(({ role }) => role);

test('a document has its language, its title and nothing without a mark', async () => {
  const read = await tagsOf(
    await paperPdf(
      'Счёт № 1',
      [{ text: 'Счёт № 1', headlineLevel: 1 }, grid([20, '*'], ['№', 'Услуга'], [['1', 'Зал']]), 'Всего: 5 ₽'],
      'Черновик',
    ),
  );
  expect(read).toMatchObject({ isMarked: true, language: 'ru-RU', title: 'Счёт № 1', isTitleShown: true, claim: '1' });
  expect(read.bare).toBe(0);
  expect(read.headings).toEqual(['H1 Счёт № 1']);
  // Neither the watermark nor the foot of the page is read.
  expect(read.parts.map(({ text }) => text).join(' ')).not.toMatch(/Черновик|Страница/);
});

test('tables with a head have rows, heads and cells; the head that is repeated on the next page is read once', async () => {
  const table = (rows: number) =>
    paperPdf('Список', [
      grid(
        [30, '*'],
        ['№', 'Что'],
        Array.from({ length: rows }, (_, row) => [String(row + 1), 'Зал']),
      ),
    ]);
  const roles = rolesOf(await tagsOf(await table(3)));
  expect(roles.filter(role => role === 'TH')).toHaveLength(2);
  expect(roles.filter(role => role === 'TD')).toHaveLength(6);
  const long = await tagsOf(await table(90));
  expect(long.parts.filter(({ text }) => text === 'Зал')).toHaveLength(90);
  // The second and the third page draw the head again.
  expect(long.parts.filter(({ text }) => text === 'Что')).toHaveLength(1);
  expect(long.bare).toBe(0);
});

test('a wide cell counts for those it covers; what only arranges is no table', async () => {
  const wide = {
    table: {
      headerRows: 1,
      body: [
        ['А', 'Б'],
        [{ text: 'Итого', colSpan: 2 }, ''],
      ],
    },
  };
  const read = await tagsOf(await pdfOf({ content: [wide, whole([{ text: 'Подпись' }])] }));
  expect(rolesOf(read).filter(role => /^T/.test(role))).toEqual(['Table', 'TR', 'TH', 'TH', 'TR', 'TD']);
});

test('a code is a figure with its text; lines and boxes are not read', async () => {
  const read = await tagsOf(
    await pdfOf({
      content: [
        { qr: 'https://venue.ru', alt: 'QR-код билета', fit: 100, alignment: 'center' },
        { canvas: [{ type: 'line', x1: 0, y1: 0, x2: 100, y2: 0 }] },
        { text: ['Всего ', { text: '5 ₽', bold: true }] },
      ],
    }),
  );
  expect(read.parts.filter(({ role }) => role === 'Figure')).toEqual([
    { role: 'Figure', alt: 'QR-код билета', text: '' },
  ]);
  expect(read.parts.filter(({ role }) => role === 'P').map(({ text }) => text)).toEqual(['Всего 5 ₽']);
  expect(read.bare).toBe(0);
});

test('what people write into a title breaks no metadata', async () => {
  const read = await tagsOf(await pdfOf({ info: { title: 'Рок & <ролл> "5"' }, content: ['Билет'] }));
  expect(read.title).toBe('Рок & <ролл> "5"');
  expect(read.metadata).toContain('Рок &amp; &lt;ролл&gt;');
  expect(() => readXml(Buffer.from(read.metadata))).not.toThrow();
});

test('content without a rule is an error', async () => {
  await expect(pdfOf({ content: [{ ul: ['один'] }] })).rejects.toThrow('no structure for ul');
});
