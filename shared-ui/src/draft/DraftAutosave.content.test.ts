import { expect, it } from 'vitest';
import { contentOf, readContent } from './DraftAutosave.content.ts';

const from = { title: '', categoryId: '' as string | number, count: 1, tags: [] as string[] };
const again = (values: typeof from) => readContent(contentOf(values, from, new Set()) ?? 'null', from)?.values;

it('gives back what was chosen in an empty field, though an id is no text', () =>
  expect(again({ ...from, categoryId: 7, title: 'Вечер' })).toEqual({ categoryId: 7, title: 'Вечер' }));

it('gives back that a choice was taken away', () => {
  const selection = { ...from, categoryId: 7 };
  expect(readContent(contentOf(from, selection, new Set()) ?? 'null', selection)?.values).toEqual({ categoryId: '' });
});

it.each([
  ['a list where a number was', { count: ['a'] }],
  ['an object where a text was', { title: { text: 'a' } }],
  ['a field that the form lacks', { gone: 'a' }],
])('leaves out what does not fit the form any more: %s', (_, values) =>
  expect(readContent(JSON.stringify({ values }), from)).toBeNull(),
);
