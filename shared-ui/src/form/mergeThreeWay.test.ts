import { expect, test } from 'vitest';
import { mergeThreeWay } from './mergeThreeWay.ts';

const base = { name: 'Печь', site: 'pech.ru', until: null as string | null, tags: ['a'] as string[], version: 3 };

test.each([
  ['nobody changed a field', base, base, base, []],
  ['only they did', base, { ...base, name: 'Их' }, { ...base, name: 'Их' }, []],
  ['only I did', { ...base, name: 'Моё' }, base, { ...base, name: 'Моё' }, []],
  [
    'each changed another field',
    { ...base, name: 'Моё' },
    { ...base, site: 'их.рф', version: 4 },
    { ...base, name: 'Моё', site: 'их.рф', version: 4 },
    [],
  ],
  ['both made the same change', { ...base, name: 'Да' }, { ...base, name: 'Да' }, { ...base, name: 'Да' }, []],
  [
    'both changed one field differently',
    { ...base, name: 'Моё', site: 'моё.рф' },
    { ...base, name: 'Их' },
    { ...base, name: 'Моё', site: 'моё.рф' },
    ['name'],
  ],
  [
    'an input was left empty',
    { ...base, until: '' },
    { ...base, until: '2026-11-20' },
    { ...base, until: '2026-11-20' },
    [],
  ],
  [
    'a list counts as one value',
    { ...base, tags: ['a', 'b'] },
    { ...base, tags: ['c'] },
    { ...base, tags: ['a', 'b'] },
    ['tags'],
  ],
])('%s', (_what, own, theirs, values, clashes) => {
  expect(mergeThreeWay(base, own, theirs)).toEqual({ values, clashes });
});
