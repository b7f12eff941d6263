import { MOST_PARTS } from '@venue/sdk/bookings';
import { instantOf } from '@venue/shared-ui/dates/calendar.ts';
import { describe, expect, it } from 'vitest';
import { type DraftPart, isRepeated, keepParts, lastDayOf, readParts, repeated } from './draft.ts';

const part = (day: string, hours = [10, 11]): DraftPart => ({
  roomId: 31,
  tariffId: 1,
  slots: hours.map(hour => instantOf(day, hour)),
  serviceIds: [],
  equipmentIds: [],
  guests: null,
  customerComment: '',
});

describe('a booking every week', () => {
  it('takes the same hours up to the day, the day itself among them', () => {
    const days = repeated([part('2026-11-20')], 0, '2026-12-11').map(lastDayOf);
    expect(days).toEqual(['2026-11-20', '2026-11-27', '2026-12-04', '2026-12-11']);
    expect(repeated([part('2026-11-20')], 0, '2026-12-11')[3]?.slots).toEqual(part('2026-12-11').slots);
  });

  it('stands behind the one it repeats, and is not added twice', () => {
    const parts = [part('2026-11-20'), part('2026-11-21')];
    const once = repeated(parts, 0, '2026-12-04');
    expect(once.map(lastDayOf)).toEqual(['2026-11-20', '2026-11-27', '2026-12-04', '2026-11-21']);
    expect(repeated(once, 0, '2026-12-04')).toEqual(once);
  });

  it('may be repeated from its last date on', () => {
    const series = repeated([part('2026-11-20'), part('2026-11-21')], 0, '2026-12-04');
    expect(series.map(each => isRepeated(series, each))).toEqual([true, true, false, false]);
  });

  it('is repeated as often as an order allows', () => {
    expect(repeated([part('2026-11-20')], 0, '2030-01-01')).toHaveLength(MOST_PARTS);
    expect(repeated([part('2026-11-20')], 0, '2026-11-21')).toHaveLength(1);
  });
});

it('is kept without a storage too', () => {
  keepParts([part('2026-11-20')]);
  expect(readParts()).toEqual([part('2026-11-20')]);
});
