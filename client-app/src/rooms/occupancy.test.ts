import { describe, expect, it } from 'vitest';
import { formatFreeToday, formatState } from './occupancy.ts';

const at = '2026-11-26T10:00:00.000Z';
const now = Date.parse('2026-11-26T03:30:00.000Z');
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');

describe('what a room is doing', () => {
  it.each([
    ['free', at, 'Свободно до 15:00'],
    ['free', null, 'Свободно'],
    ['busy', at, 'Занято до 15:00'],
    ['busy', null, 'Занято до конца дня'],
    ['closed', '2026-11-26T04:00:00.000Z', 'Откроется в 09:00'],
    ['closed', '2026-11-27T04:00:00.000Z', 'Откроется завтра в 09:00'],
    ['closed', '2026-11-30T05:00:00.000Z', 'Откроется пн, 30 ноября, в 10:00'],
    ['closed', null, 'Закрыто'],
    ['info', null, undefined],
  ] as const)('%s until %s', (state, until, text) => {
    expect(plain(formatState({ state, until, freeToday: 0 }, now))).toBe(text);
  });

  it.each([
    ['free', at, 0, 'Выберите время на другой день'],
    ['closed', null, 0, 'Выберите время на другой день'],
    ['closed', at, 0, 'На сегодня всё занято'],
    ['closed', '2026-11-27T04:00:00.000Z', 0, 'Выберите время на другой день'],
    ['busy', null, 0, 'На сегодня всё занято'],
    ['free', at, 1, 'Сегодня свободен 1 час'],
    ['busy', at, 3, 'Сегодня свободно 3 часа'],
    ['closed', at, 8, 'Сегодня свободно 8 часов'],
  ] as const)('%s until %s with %i hours left', (state, until, freeToday, text) => {
    expect(plain(formatFreeToday({ state, until, freeToday }, now))).toBe(text);
  });
});
