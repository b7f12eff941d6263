import { expect, test } from 'vitest';
import { isTooComplex } from './jsonBounds.ts';

const nested = (depth: number) => `${'['.repeat(depth)}1${']'.repeat(depth)}`;
const list = (length: number) => JSON.stringify(Array.from({ length }, () => 'ы'));

test.each([
  ['a body as deep as allowed', nested(32), false],
  ['one level more', nested(33), true],
  ['objects too deep', `${'{"a":'.repeat(33)}1${'}'.repeat(33)}`, true],
  ['as many values as allowed', list(9_999), false],
  ['one value more', list(10_000), true],
  ['many fields', JSON.stringify(Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`f${at}`, 1]))), true],
  ['brackets within text', JSON.stringify({ text: '['.repeat(100) }), false],
  ['brackets after an escaped quote', JSON.stringify({ text: `"${'['.repeat(100)}` }), false],
  ['brackets after a text that ends with backslashes', `["a\\\\",${nested(40)}]`, true],
  ['a text without an end', `"${'['.repeat(100)}`, false],
  ['nothing', '', false],
])('%s', (_, json, isRefused) => expect(isTooComplex(Buffer.from(json))).toBe(isRefused));
