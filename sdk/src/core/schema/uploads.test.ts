import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { allCalls } from '../../calls.ts';
import { call } from './call.ts';
import { done } from './fields.ts';
import { check } from './rules.ts';
import { limitsOf, limitsText, MEGABYTE, picture, upload } from './uploads.ts';

const photo = picture(1);
const file = (size: number, type = 'image/png', name = 'a.png') => new File([new Uint8Array(size)], name, { type });
const messageOf = (value: unknown) => {
  const answer = check(z.object({ file: photo }), { file: value });
  return answer.ok ? undefined : answer.fields.file;
};

test.each([
  ['a file that fits', file(MEGABYTE), undefined],
  ['a file of a type the browser does not know', file(10, ''), undefined],
  ['a blob without a name', new Blob(['x'], { type: 'image/webp' }), undefined],
  ['a name of 100 characters', file(1, 'image/png', 'я'.repeat(100)), undefined],
  ['no file', 'text', 'Выберите файл'],
  ['a file that is too big', file(MEGABYTE + 1), 'Файл слишком большой: можно до\u00a01\u00a0МБ'],
  ['another type', file(1, 'image/gif'), 'Файлы такого типа не принимаются: можно\u00a0JPEG, PNG или\u00a0WebP'],
  ['a photo of an iPhone', file(1, 'image/heic'), 'Снимок HEIC: сохраните его как JPEG и\u00a0загрузите ещё раз'],
  [
    'a name of 101 characters',
    file(1, 'image/png', 'я'.repeat(101)),
    'Слишком длинное имя файла. Максимальная длина имени файла - 100 символов',
  ],
])('%s', (_, value, text) => expect(messageOf(value)).toBe(text));

test('people read the limits before they choose', () => {
  expect(limitsText(picture(10).limits)).toBe('JPEG, PNG или\u00a0WebP, до\u00a010\u00a0МБ');
  expect(limitsText({ megabytes: 20, types: ['application/pdf'] })).toBe('PDF, до\u00a020\u00a0МБ');
  expect(limitsText({ megabytes: 50, types: [] })).toBe('Файл до\u00a050\u00a0МБ');
});

test('every call that takes files says how big and of which kind', () => {
  const takers = allCalls.filter(each => each.upload);
  expect(takers.length).toBeGreaterThan(25);
  for (const each of takers)
    for (const field of each.upload ?? []) expect(limitsOf(each, field).megabytes, each.id).toBeGreaterThan(0);
});

test('a list of files has the limits of one; a call without files has none', () => {
  const many = {
    id: 'a.b',
    summary: '',
    method: 'POST',
    path: '/a',
    access: 'public',
    reply: done,
    repeat: 'safe',
  } as const;
  const body = z.object({ files: z.array(upload({ megabytes: 3, types: [] })) });
  expect(limitsOf(call({ ...many, body, upload: ['files'] })).megabytes).toBe(3);
  expect(() => limitsOf(call(many))).toThrow('a.b takes no file');
});
