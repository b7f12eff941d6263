import { expect, it } from 'vitest';
import { leftText } from './secondsLeft.ts';

const HOUR = 3600;

it.each([
  [461, '07:41'],
  [HOUR, '1\u00a0ч'],
  [47 * HOUR, '47\u00a0ч'],
  [48 * HOUR, '2 дня'],
  [103 * HOUR + 59, '4 дня 7\u00a0ч'],
])('%i seconds are %s', (seconds, text) => expect(leftText(seconds)).toBe(text));
