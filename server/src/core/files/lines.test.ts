import { expect, test } from 'vitest';
import { escaped, folded } from './lines.ts';

test.each(['\n', '\r\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029'])(
  'a text with %j begins no line of its own',
  end => expect(escaped(`Чай${end}BEGIN:VEVENT`)).toBe('Чай\\nBEGIN:VEVENT'),
);

test('what divides values is escaped, and what controls is left out', () => {
  expect(escaped('a\\b; c, d')).toBe('a\\\\b\\; c\\, d');
  expect(escaped('a\u0000\u0007\u001b\u007f\tb')).toBe('a\tb');
});

test('a long line goes on after a blank, never within a letter', () => {
  const lines = folded('я'.repeat(80)).split('\r\n');
  expect(lines.every(line => Buffer.byteLength(line) <= 75)).toBe(true);
  expect(lines.map((line, place) => line.slice(place === 0 ? 0 : 1)).join('')).toBe('я'.repeat(80));
});
