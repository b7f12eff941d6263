import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { decision, defineEnum, mayMove } from './enums.ts';
import { check } from './rules.ts';

const status = defineEnum({
  draft: { id: 1, label: 'Черновик', tone: 'neutral' },
  done: { id: 8, label: 'Готово', tone: 'good' },
});

test('one record yields ids, schema, options and options', () => {
  expect(status.draft).toBe(1);
  expect(status.ids).toEqual([1, 8]);
  expect(z.safeParse(status.schema, 8).success).toBe(true);
  expect(z.safeParse(status.schema, 2).success).toBe(false);
  expect(status.options.map(each => each.label)).toEqual(['Черновик', 'Готово']);
  expect(status.option(8)).toMatchObject({ label: 'Готово', tone: 'good' });
});

test('an id from a newer server gets a neutral option instead of an error', () => {
  expect(status.option(99)).toEqual({ id: 99, label: '—', tone: 'neutral' });
  expect(status.option(null)).toMatchObject({ tone: 'neutral' });
});

test('a decision needs its reason for some statuses, and blanks are no reason', () => {
  const body = decision([3, 4], [4], { requestId: z.int() });
  const said = (value: unknown) => check(body, value);
  expect(said({ status: 3, requestId: 1 })).toEqual({ ok: true, value: { status: 3, requestId: 1 } });
  expect(said({ status: 4, requestId: 1, rejectionReason: ' Нет фото ' })).toMatchObject({
    value: { rejectionReason: 'Нет фото' },
  });
  for (const rejectionReason of [undefined, '', '   '])
    expect(said({ status: 4, requestId: 1, rejectionReason })).toEqual({
      ok: false,
      fields: { rejectionReason: 'Обязательное поле' },
    });
  expect(said({ status: 8, requestId: 1 })).toMatchObject({ ok: false, fields: { status: 'Проверьте значение' } });
  expect(said({ status: 3 })).toMatchObject({ ok: false, fields: { requestId: 'Обязательное поле' } });
});

test('an action is allowed from the statuses its moves name', () => {
  const moves = [{ action: 'finish', from: [status.draft], to: status.done, by: ['staff'] }] as const;
  expect(mayMove(moves, 'finish', status.draft)).toBe(true);
  expect(mayMove(moves, 'finish', status.done)).toBe(false);
});
