import { hasStream } from '@venue/sdk/events';
import { eventFormat } from '@venue/sdk/events/model';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { edited } from './eventForm.ts';
import { anEvent } from './events.testing.ts';

const { offline, online, mixed } = eventFormat;

it.each([
  ['at the venue', offline, false, false],
  ['at the venue and watched online', offline, true, true],
  ['online', online, false, true],
  ['both', mixed, false, true],
] as const)('an event that is %s has an address to watch it at, or has none', (_, eventFormatType, isOnline, afar) => {
  expect(hasStream({ eventFormatType, isOnline })).toBe(afar);
});

describe('the editor', () => {
  const [ticket] = anEvent().tickets;
  if (!ticket) throw new Error('the event has no tickets');
  const { soldCount, expanded: _, ...fields } = ticket;

  it('holds tickets without what is not edited', () => {
    expect(soldCount).toBe(2);
    const { tickets } = edited.valuesOf(anEvent({ tickets: [{ ...ticket, expanded: true }] }));
    expect(tickets).toEqual([fields]);
  });

  it('holds the version it was read in, and nothing that only the server says', () => {
    const values = edited.valuesOf(anEvent());
    expect(values).toMatchObject({ eventTitle: 'Ночь камня', cssStyle: '', version: 4 });
    for (const name of ['eventId', 'objectStatusId', 'can', 'history', 'mainImage', 'userPhone'])
      expect(values).not.toHaveProperty(name);
  });

  it.each([
    ['ends when it ends', {}, []],
    ['ends before it begins', { timeEnd: '18:00' }, ['timeEnd']],
    ['ends the day before', { dateEnd: '2026-12-04' }, ['dateEnd']],
    ['ends early on a later day', { dateEnd: '2026-12-06', timeEnd: '01:00' }, []],
  ])('an event that %s', (_, over, wrong) => {
    const result = z.safeParse(edited.schema, { ...edited.valuesOf(anEvent()), ...over });
    expect((result.error?.issues ?? []).map(({ path }) => path[0])).toEqual(wrong);
  });
});
