import { failureTexts } from '@venue/sdk';
import { expect, test } from 'vitest';
import { spanText, textFor } from './when.ts';

test.each([
  [1, '1\u00a0секунду'],
  [40, '40\u00a0секунд'],
  [119, '119\u00a0секунд'],
  [120, '2\u00a0минуты'],
  [121, '3\u00a0минуты'],
  [3_600, '60\u00a0минут'],
  [7_200, '2\u00a0часа'],
  [86_399, '24\u00a0часа'],
])('%i seconds are %s', (seconds, text) => {
  expect(spanText(seconds)).toBe(text);
});

test('a failure that has to be waited out says how long', () => {
  expect(textFor({ code: 'rate_limited', retryAfter: 300 })).toBe(
    'Слишком много попыток. Повторите через\u00a05\u00a0минут',
  );
  expect(textFor({ code: 'rate_limited', retryAfter: undefined })).toBe(
    'Слишком много попыток. Подождите немного и повторите',
  );
  expect(textFor({ code: 'unavailable', retryAfter: 2 })).not.toContain('через\u00a02');
});

test('a taken room is named by what has it, in a text that fits the screen', () => {
  expect(textFor({ code: 'room_taken', data: { summary: '06.12.2026 17:00–18:00, бронь № 120' } })).toBe(
    'Помещение занято: 06.12.2026 17:00–18:00, бронь № 120',
  );
  expect(textFor({ code: 'room_taken', data: { summary: 'а'.repeat(400) } })).toHaveLength(300);
  expect(textFor({ code: 'room_taken', data: { summary: '' } })).toBe(failureTexts.room_taken);
});
