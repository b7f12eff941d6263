import { describe, expect, it } from 'vitest';
import { changesOf, photoChanges } from './changes.ts';
import { compareLines, linesOf } from './lines.ts';

const readVisible = (before: string[], after: string[]) =>
  compareLines(before, after).map(({ kind, text }) => `${{ same: ' ', gone: '-', new: '+' }[kind]}${text}`);

it.each([
  [[], [], []],
  [['а'], ['а'], [' а']],
  [[], ['а'], ['+а']],
  [['а'], [], ['-а']],
  [['а'], ['б'], ['-а', '+б']],
  [
    ['а', 'б', 'в'],
    ['а', 'в'],
    [' а', '-б', ' в'],
  ],
  [
    ['а', 'в'],
    ['а', 'б', 'в'],
    [' а', '+б', ' в'],
  ],
  [
    ['а', 'б', 'в'],
    ['б', 'в', 'г'],
    ['-а', ' б', ' в', '+г'],
  ],
  [
    ['а', 'а', 'б'],
    ['а', 'б', 'б'],
    [' а', '-а', ' б', '+б'],
  ],
])('%j and %j differ by %j', (before, after, lines) => expect(readVisible(before, after)).toEqual(lines));

describe('formatted text as lines', () => {
  it('breaks at paragraphs, items and line breaks, and reads entities', () =>
    expect(linesOf('<h2>О нас</h2><p>Хлеб &amp; соль<br>каждый день</p><ul><li>Раз</li><li>Два</li></ul>')).toEqual([
      'О нас',
      'Хлеб & соль',
      'каждый день',
      'Раз',
      'Два',
    ]));

  it('tells where links lead and what pictures show', () =>
    expect(
      linesOf(
        '<p><a href="https://a.ru">Сайт</a></p><p><a href="https://b.ru">https://b.ru</a></p><img src="/f/1.webp" alt="Печь">',
      ),
    ).toEqual(['Сайт (https://a.ru)', 'https://b.ru', '[Картинка: Печь]']));

  it('runs nothing of the text', () => {
    linesOf('<img src="x" onerror="globalThis.broken = true"><script>globalThis.broken = true</script>');
    expect('broken' in globalThis).toBe(false);
  });
});

describe('changes of a record', () => {
  const fields = [
    { label: 'Название', of: (record: { name: string; html: string; list: string[] }) => record.name },
    { label: 'Описание', of: (record: { html: string }) => ({ html: record.html }) },
    { label: 'Телефоны', of: (record: { list: string[] }) => record.list },
  ];
  const before = { name: 'Рябина', html: '<p>Глина</p>', list: ['1', '2'] };

  it('are none when nothing differs', () => expect(changesOf(before, { ...before }, fields)).toEqual([]));

  it('are told field by field', () =>
    expect(changesOf(before, { name: 'Клён', html: '<p>Глина</p>', list: ['2'] }, fields)).toEqual([
      {
        label: 'Название',
        lines: [
          { kind: 'gone', text: 'Рябина' },
          { kind: 'new', text: 'Клён' },
        ],
        looksOnly: false,
      },
      {
        label: 'Телефоны',
        lines: [
          { kind: 'gone', text: '1' },
          { kind: 'same', text: '2' },
        ],
        looksOnly: false,
      },
    ]));

  it('of formatting alone are told as such', () =>
    expect(changesOf(before, { ...before, html: '<p><strong>Глина</strong></p>' }, fields)).toMatchObject([
      { label: 'Описание', looksOnly: true },
    ]));
});

it('pictures come, go and change places', () => {
  const photo = (fileId: number, isMain = false) => ({ fileId, isMain });
  const same = [photo(1, true), photo(2)];
  expect(photoChanges(same, same)).toEqual({ added: [], removed: [], newMain: undefined });
  expect(photoChanges(same, [photo(2, true), photo(3)])).toEqual({
    added: [photo(3)],
    removed: [photo(1, true)],
    newMain: photo(2, true),
  });
});
