import { expect, test } from 'vitest';
import { readTime } from './TimeField.read.ts';

test.each([
  ['9', '09:00'],
  ['930', '09:30'],
  ['0930', '09:30'],
  ['9.30', '09:30'],
  ['21-15', '21:15'],
  [' 8:05 ', '08:05'],
  ['24', '24'],
  ['12:60', '12:60'],
  ['утром', 'утром'],
  ['', ''],
])('«%s» is read as «%s»', (typed, time) => expect(readTime(typed)).toBe(time));
