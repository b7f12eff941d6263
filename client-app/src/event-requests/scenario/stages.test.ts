import { expect, it } from 'vitest';
import {
  inPlace,
  mergeStages,
  nextOrder,
  nextStart,
  reordered,
  type StageValues,
  spanOf,
  stageMessages,
} from './stages.ts';

const stage = (id: number, start: string, end: string, over: Partial<StageValues> = {}): StageValues => ({
  technicalScenarioId: id,
  technicalScenarioValue: `Этап ${id}`,
  technicalScenarioTimeStart: start,
  technicalScenarioTimeEnd: end,
  technicalScenarioContent: null,
  technicalScenarioContentInfo: '',
  technicalScenarioSound: null,
  technicalScenarioScreen: null,
  technicalScenarioLight: null,
  technicalScenarioOrder: id,
  technicalScenarioRequired: false,
  spaceId: 47,
  ...over,
});
const times = {
  eventRequestDateStart: null,
  eventRequestTime: 60,
  eventRequestPreparationTimeBefore: 60,
  eventRequestPreparationTimeAfter: 60,
};
const told = (stages: StageValues[]) =>
  stageMessages(stages, times).map(({ path: [index, name], message }) => `${index} ${name.slice(17)}: ${message}`);

it.each([
  ['one after another', [stage(1, '10:00', '10:30'), stage(2, '10:30', '11:00')], []],
  ['open times', [stage(1, '', ''), stage(2, '10:30', ''), stage(3, '10:40', '')], []],
  ['other places at once', [stage(1, '10:00', '12:00'), stage(2, '10:30', '', { spaceId: 48 })], []],
  [
    'the end before the beginning',
    [stage(1, '10:00', '09:00')],
    ['0 TimeEnd: Этап не может закончиться раньше, чем начался'],
  ],
  ['an end alone', [stage(1, '', '09:00')], ['0 TimeStart: Обязательное поле']],
  ['no name', [stage(1, '', '', { technicalScenarioValue: ' ' })], ['0 Value: Обязательное поле']],
  [
    'crossing',
    [stage(1, '10:00', '10:30'), stage(2, '10:20', '')],
    ['1 TimeStart: Время пересекается с этапом «Этап 1»'],
  ],
])('%s', (_, stages, expected) => expect(told(stages).map(text => text.replaceAll('\u00a0', ' '))).toEqual(expected));

it('a stage is put elsewhere among those of its place', () => {
  const other = stage(9, '', '', { spaceId: 48, technicalScenarioOrder: 1 });
  const next = reordered([stage(1, '', ''), stage(2, '', ''), stage(3, '', ''), other], 3, 0);
  expect(inPlace(next, 47).map(each => each.technicalScenarioId)).toEqual([3, 1, 2]);
  expect(next[3]).toBe(other);
});

it('stages are merged by their numbers: new ones come, removed ones go, what was changed here stays', () => {
  const base = [stage(1, '10:00', ''), stage(2, '11:00', '')];
  const mine = [stage(1, '10:15', ''), stage(2, '11:00', '')];
  const theirs = [stage(1, '10:00', '10:30'), stage(3, '12:00', '')];
  expect(mergeStages(base, mine, theirs)).toEqual([stage(1, '10:15', '10:30'), stage(3, '12:00', '')]);
});

it('a new stage comes last, but before getting out', () => {
  const required = { technicalScenarioRequired: true };
  expect(nextOrder([stage(1, '', '', required), stage(2, '', ''), stage(3, '', '', required)])).toBe(3);
  expect(nextOrder([stage(1, '', '', required), stage(2, '', '')])).toBe(3);
  expect([nextOrder([]), nextOrder([stage(1, '', '', required)])]).toEqual([1, 2]);
});

it('the next stage begins where the last one ends', () => {
  expect(nextStart([stage(1, '10:00', '10:30'), stage(2, '', '')], null)).toBe('10:30');
  expect(nextStart([], '2027-03-01T05:00:00.000Z')).toBe('10:00');
  expect(nextStart([], null)).toBe('09:00');
  expect([spanOf(stage(1, '10:00', '')), spanOf(stage(1, '', ''))]).toEqual(['с\u00a010:00', '']);
});
