import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { defineEnum } from './enums.ts';

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
