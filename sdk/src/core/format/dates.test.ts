import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Day } from '../schema/fields.ts';
import { InputDay, InputInstant, inOrder, notFutureDay } from '../schema/inputDates.ts';
import { check, FullName, messages, SiteUrl, TimeOfDay } from '../schema/rules.ts';
import { DateText, DateTimeText, HoursMinutes, notFuture, notPast } from './dates.ts';
import { momentOf } from './format.ts';

// The current time of the specification’s examples: 15.06.2024 12:00 at the venue.
const now = () => momentOf('2024-06-15', 12);

const cases: readonly { rule: string; schema: z.ZodMiniType; text: string; valid: unknown[]; invalid: unknown[] }[] = [
  {
    rule: 'date',
    schema: DateText,
    text: messages.date,
    valid: ['01.09.2024', '29.02.2024', '31.12.1999', '15.06.2030', '30.04.2025'],
    invalid: ['1.9.2024', '31.02.2024', '2024-09-01', '32.01.2024', '01.13.2024'],
  },
  {
    rule: 'dateTime',
    schema: DateTimeText,
    text: messages.dateTime,
    valid: ['01.09.2024 09:00', '29.02.2024 23:59', '31.12.1999 00:00', '15.06.2030 12:30', '30.04.2025 18:05'],
    invalid: [
      '01.09.2024',
      '01.09.2024 24:00',
      '01.09.2024 9:00',
      '2024-09-01T09:00',
      '31.02.2024 10:00',
      '01.09.2024 09:0_',
      '__.__.____ __:__',
      '01.09.____ 09:00',
    ],
  },
  {
    rule: 'futureDate',
    schema: DateText.check(notPast(now)),
    text: messages.futureDate,
    valid: ['15.06.2024', '16.06.2024', '01.07.2024', '31.12.2024', '15.06.2025'],
    invalid: ['14.06.2024', '01.06.2024', '31.12.2023', '15.05.2024', '15.06.2023'],
  },
  {
    rule: 'futureDateTime',
    schema: DateTimeText.check(notPast(now)),
    text: messages.futureDate,
    valid: ['15.06.2024 12:00', '15.06.2024 12:01', '15.06.2024 23:59', '16.06.2024 00:00', '01.01.2025 09:00'],
    invalid: ['15.06.2024 11:59', '15.06.2024 00:00', '14.06.2024 12:00', '01.01.2024 09:00', '15.06.2023 12:00'],
  },
  {
    rule: 'pastDate',
    schema: DateText.check(notFuture(now)),
    text: messages.pastDate,
    valid: ['15.06.2024', '14.06.2024', '01.01.2024', '31.12.1999', '15.05.2024'],
    invalid: ['16.06.2024', '01.07.2024', '31.12.2024', '15.06.2025', '01.01.2030'],
  },
  {
    rule: 'pastDate of records',
    schema: Day.check(notFutureDay(now)),
    text: messages.pastDate,
    valid: ['2024-06-15', '2024-06-14', '1999-12-31'],
    invalid: ['2024-06-16', '2025-06-15'],
  },
  {
    rule: 'time',
    schema: TimeOfDay,
    text: messages.time,
    valid: ['00:00', '09:05', '12:30', '18:00', '23:59'],
    invalid: ['24:00', '9:05', '12:60', '1230', '12:3_'],
  },
  {
    rule: 'fullName',
    schema: FullName,
    text: messages.fullName,
    valid: [
      'Иванов Иван Иванович',
      'Петрова Анна Сергеевна',
      'Алиев Рашид Ахмед Оглы',
      'Римский-Корсаков Николай Андреевич',
      'Ёлкин Пётр Ильич',
    ],
    invalid: [
      'Иванов Иван',
      'иванов иван иванович',
      'Ivanov Ivan Ivanovich',
      'Иванов И. И.',
      'Иванов Иван Иванович Младший Первый',
    ],
  },
  {
    rule: 'siteUrl',
    schema: SiteUrl,
    text: messages.siteUrl.replace('{host}', 'https://example.ru'),
    valid: ['', 'https://example.ru/', 'http://sub.example.com/path?x=1', 'example.ru', 'https://пример.рф/страница'],
    invalid: ['example', 'http://', 'https://example', 'просто текст', 'ftp://example.ru/'],
  },
];

describe.each(cases)('$rule', ({ schema, text, valid, invalid }) => {
  test.each(valid)('takes %j', value => expect(check(schema, value)).toMatchObject({ ok: true }));
  test.each(invalid)('refuses %j with its text', value =>
    expect(check(schema, value)).toEqual({ ok: false, fields: { '': text } }),
  );
});

test.each([
  [0, 0, true],
  [23, 59, true],
  [9, 30, true],
  [24, 0, false],
  [23, 60, false],
  [-1, 0, false],
])('%i hours %i minutes: %s', (hours, minutes, ok) => expect(check(HoursMinutes, { hours, minutes }).ok).toBe(ok));

test.each([
  ['2026-11-20', '2026-11-20', true],
  ['2026-11-20', '2026-11-21', true],
  ['2026-11-20', null, true],
  [null, '2026-11-20', true],
  ['2026-11-20', '2026-11-19', false],
])('from %s to %s: %s', (from, to, ok) => {
  const period = z.object({ from: z.nullable(Day), to: z.nullable(Day) }).check(inOrder('from', 'to'));
  expect(check(period, { from, to })).toMatchObject(ok ? { ok } : { ok, fields: { to: messages.reversed } });
});

test.each([
  [
    InputDay,
    messages.date,
    ['2000-01-01', '2100-12-31'],
    ['1999-12-31', '2101-01-01', '9999-12-31', '+275760-09-13', '2026-02-30'],
  ],
  [
    InputInstant,
    messages.dateTime,
    ['2000-01-01T00:00:00.000Z', '2100-12-31T23:59:59Z'],
    [
      '1999-12-31T23:59:59Z',
      '9999-12-31T00:00:00.000Z',
      '-000001-01-01T00:00:00.000Z',
      '2026-02-30T00:00:00.000Z',
      '2026-11-20',
    ],
  ],
])('a date that is sent exists, and is of a century', (schema, text, valid, invalid) => {
  for (const each of valid) expect(check(schema, each)).toEqual({ ok: true, value: each });
  for (const each of invalid) expect(check(schema, each), each).toEqual({ ok: false, fields: { '': text } });
});
