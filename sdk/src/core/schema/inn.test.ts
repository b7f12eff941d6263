import { expect, test } from 'vitest';
import { companyInn, personInn } from '../../testing/numbers.ts';
import { drawFor } from '../../testing/random.ts';
import { innDigitsFit } from './inn.ts';

test.each([
  // INNs of companies and of persons, as the tax service publishes them.
  ['7707083893', true],
  ['7736050003', true],
  ['7728168971', true],
  ['500100732259', true],
  ['0000000000', true],
  // Typos: one digit mistyped, two swapped, only one of the two control digits right.
  ['7707083894', false],
  ['7707083983', false],
  ['7736050030', false],
  ['500100732250', false],
  ['500100732269', false],
  ['500100723259', false],
  // Not an INN at all.
  ['770708389', false],
  ['77070838930', false],
  ['7707O83893', false],
  ['', false],
])('%s: the control digits fit: %s', (inn, fit) => expect(innDigitsFit(inn)).toBe(fit));

test.each(Array.from({ length: 50 }, (_, index) => index))('seed %i: a mistyped last digit is seen', seed => {
  const draw = drawFor(`inn ${seed}`);
  for (const inn of [companyInn(draw), personInn(draw)]) {
    expect(innDigitsFit(inn)).toBe(true);
    const last = (Number(inn.at(-1)) + 1 + (seed % 9)) % 10;
    expect(innDigitsFit(inn.slice(0, -1) + last)).toBe(false);
  }
});
