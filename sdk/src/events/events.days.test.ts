import { expect, it } from 'vitest';
import { type EventDates, eventPeriods } from './events.model.ts';

const dates: EventDates = { date: '2026-12-05', time: '10:00', dateEnd: null, timeEnd: '18:00' };
const hours = (over: Partial<EventDates>) =>
  eventPeriods({ ...dates, ...over }).map(({ start, end }) => `${start.slice(5, 16)} ${end?.slice(5, 16) ?? '?'}`);

it('an event of one day is one period, whose end may be open', () => {
  expect(hours({})).toEqual(['12-05T05:00 12-05T13:00']);
  expect(hours({ timeEnd: null })).toEqual(['12-05T05:00 ?']);
});

it('several days have the same hours each, without the nights', () => {
  expect(hours({ dateEnd: '2026-12-07' })).toEqual([
    '12-05T05:00 12-05T13:00',
    '12-06T05:00 12-06T13:00',
    '12-07T05:00 12-07T13:00',
  ]);
  expect(hours({ dateEnd: '2026-12-06', timeEnd: null })).toEqual(['12-05T05:00 ?', '12-06T05:00 ?']);
});

it('hours past midnight end on the next day', () => {
  expect(hours({ time: '20:00', timeEnd: '06:00', dateEnd: '2026-12-06' })).toEqual(['12-05T15:00 12-06T01:00']);
  expect(hours({ time: '20:00', timeEnd: '02:00', dateEnd: '2026-12-07' })).toEqual([
    '12-05T15:00 12-05T21:00',
    '12-06T15:00 12-06T21:00',
  ]);
});

it('an exhibition of more than a hundred days is one period, however far a mistyped year is', () => {
  expect(hours({ dateEnd: '2027-03-14' })).toHaveLength(100);
  expect(hours({ dateEnd: '2100-12-31' })).toEqual(['12-05T05:00 12-31T13:00']);
});
