import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { oddAddresses } from '../../testing/oddAddresses.ts';
import { check, Email, messages } from './rules.ts';

describe('an e-mail address', () => {
  test.each([
    ['ab@cd.ru', 'ab@cd.ru'],
    [' ivan.petrov@MAIL.ru\u00a0', 'ivan.petrov@mail.ru'],
    ["o'brien+news@sub.example.org", "o'brien+news@sub.example.org"],
    ['Ivan@Example.RU', 'Ivan@example.ru'],
    ['тест@почта.рф', 'тест@xn--80a1acny.xn--p1ai'],
    ['тест@ПОЧТА.рф', 'тест@xn--80a1acny.xn--p1ai'],
    ['info@xn--80a1acny.XN--P1AI', 'info@xn--80a1acny.xn--p1ai'],
    [`${'a'.repeat(64)}@example.com`, `${'a'.repeat(64)}@example.com`],
  ])('%s is %s', (typed, spelled) => {
    expect(check(Email, typed)).toEqual({ ok: true, value: spelled });
    expect(check(Email, spelled)).toEqual({ ok: true, value: spelled });
  });

  test.each(oddAddresses('victim@example.com'))('%j is refused', typed => {
    expect(check(Email, typed)).toEqual({ ok: false, fields: { '': messages.email } });
  });

  test('may be left empty where a field says so', () => {
    expect(z.safeParse(z.union([z.literal(''), Email], { error: messages.email }), '').success).toBe(true);
  });
});
