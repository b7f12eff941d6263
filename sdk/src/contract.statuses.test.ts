import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Option, OptionId } from './core/schema/enums.ts';
import { models } from './models.ts';

/** An enumeration of the specification: ids and colours as it gives them, and the Russian label of its English word. */
interface Enumeration {
  readonly enumeration: string;
  readonly area: string;
  readonly section: string;
  readonly values: readonly (Option & { readonly word?: string })[];
}

const rows = JSON.parse(
  readFileSync(new URL('../contract/statuses.json', import.meta.url), 'utf8'),
) as readonly Enumeration[];

const areas: Readonly<Record<string, Readonly<Record<string, unknown>>>> = models;

test('all enumerations of the specification that are enumerations of the models are listed', () => {
  expect(rows).toHaveLength(38);
});

test.each(rows.map(each => [each.enumeration, each] as const))(
  '%s has the values of the specification',
  (name, { area, values }) => {
    const declared = areas[area]?.[name] as { readonly ids: readonly OptionId[]; readonly options: readonly Option[] };
    expect(declared.ids.toSorted()).toEqual(values.map(({ id }) => id).toSorted());
    for (const { id, label, tone } of values) {
      const option = declared.options.find(each => each.id === id);
      expect(option?.label, `${name} ${id}`).toBe(label);
      if (tone) expect(option?.tone, `${name} ${id}`).toBe(tone);
    }
  },
);

test('a booking that is not paid yet has one word for its customer and another for staff', () => {
  const wordOf = (name: string) => rows.find(({ enumeration }) => enumeration === name)?.values[0]?.word;
  expect(wordOf('bookingStatus')).toBe('awaiting payment');
  expect(wordOf('staffBookingStatus')).toBe('temporary reservation');
});
