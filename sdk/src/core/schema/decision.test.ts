import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ApiFailure } from '../client/errors.ts';
import { isExpected, textOf } from '../format/texts.ts';
import { decidedText, decision } from './decision.ts';
import { check } from './rules.ts';

test('a decision needs its reason for some statuses, and blanks are no reason', () => {
  const body = decision(z.literal([2, 3, 4]), [3, 4], [4], { requestId: z.int() });
  const messageOf = (value: unknown) => check(body, value);
  expect(messageOf({ seen: 2, status: 3, requestId: 1 })).toEqual({
    ok: true,
    value: { seen: 2, status: 3, requestId: 1 },
  });
  expect(messageOf({ seen: 2, status: 4, requestId: 1, rejectionReason: ' Нет фото ' })).toMatchObject({
    value: { rejectionReason: 'Нет фото' },
  });
  for (const rejectionReason of [undefined, '', '   '])
    expect(messageOf({ seen: 2, status: 4, requestId: 1, rejectionReason })).toEqual({
      ok: false,
      fields: { rejectionReason: 'Обязательное поле' },
    });
  expect(messageOf({ seen: 2, status: 8, requestId: 1 })).toMatchObject({
    ok: false,
    fields: { status: 'Проверьте значение' },
  });
  expect(messageOf({ seen: 2, status: 3 })).toMatchObject({ ok: false, fields: { requestId: 'Обязательное поле' } });
});

test('a decision that does not say what it is based on is accepted', () => {
  const body = decision(z.literal([2, 3, 4]), [3, 4], [4], { requestId: z.int() });
  expect(check(body, { status: 3, requestId: 1 })).toEqual({ ok: true, value: { status: 3, requestId: 1 } });
  expect(check(body, { seen: 9, status: 3, requestId: 1 })).toMatchObject({
    ok: false,
    fields: { seen: expect.any(String) },
  });
});

test('a refusal says what was decided, when and by whom', () => {
  const step = { what: 'Подтверждён', by: 'Кузнецова И. В.', at: '2026-11-22T09:32:00.000Z' };
  const now = new Date('2026-11-22T10:00:00.000Z');
  expect(decidedText(step, now)).toBe('Уже решено в\u00a014:32: подтверждён (Кузнецова И. В.)');
  expect(decidedText(step, new Date('2026-11-24T10:00:00.000Z'))).toBe(
    'Уже решено 22.11.2026 14:32: подтверждён (Кузнецова И. В.)',
  );
  expect(decidedText({ ...step, by: null, at: null }, now)).toBe('Уже решено: подтверждён');
  const failure = new ApiFailure('already_decided', { data: step });
  expect(textOf(failure)).toMatch(/^Уже решено .*: подтверждён/);
  expect(textOf(new ApiFailure('already_decided', { data: 'x', text: 'Это уже решено без вас' }))).toBe(
    'Это уже решено без вас',
  );
  expect([failure, new ApiFailure('malformed'), new ApiFailure('internal')].map(isExpected)).toEqual([
    true,
    false,
    false,
  ]);
});
