import { bookingRecord } from '@venue/sdk/bookings/kind';
import { userRecord } from '@venue/sdk/users/kind';
import { expect, test } from 'vitest';
import { recordSheet } from './recordSheet.ts';

const noon = '2026-11-20T07:00:00.000Z';

test('names come from the kind, and each cell follows from the type of its field', () => {
  const { title, columns } = recordSheet<null>()(bookingRecord, [
    { field: 'orderId', width: 8, value: () => 7 },
    { field: 'status', width: 8, value: () => 2 },
    { field: 'start', width: 8, value: () => new Date(noon) },
    { field: 'createdAt', width: 8, value: () => noon },
    { field: 'phone', width: 8, value: () => '9120000101' },
    { field: 'price', width: 8, value: () => 0 },
    { field: 'paidAt', width: 8, value: () => null },
    { field: 'tariff', width: 8, cell: () => 'Будни' },
    { title: 'Дней', width: 8, value: () => 0 },
  ]);
  expect(title).toBe('Бронирования');
  expect(columns.map(column => [column.title, column.value(null)])).toEqual([
    ['№', 7],
    ['Статус', 'Оплачено'],
    ['Начало', { kind: 'moment', at: new Date(noon) }],
    ['Создана', { kind: 'moment', at: new Date(noon) }],
    ['Телефон', expect.stringMatching(/^8.+01-01$/)],
    ['Сумма, ₽', { kind: 'money', kopecks: 0 }],
    ['Оплачена', ''],
    ['Тариф', 'Будни'],
    ['Дней', 0],
  ]);
});

test('a day is a day, yes and no are words', () => {
  const { columns } = recordSheet<null>()(userRecord, [
    { field: 'createdAt', width: 8, value: () => '2026-11-20' },
    { field: 'isStaff', width: 8, value: () => false },
  ]);
  expect(columns.map(column => column.value(null))).toEqual([
    { kind: 'day', at: new Date('2026-11-19T19:00:00.000Z') },
    'Нет',
  ]);
});
