import { describe, expect, test } from 'vitest';
import { check, messages } from '../core/schema/rules.ts';
import { BrandFields, type BrandWorkingHours, brandGaps, brandTimeOption } from './brands.model.ts';

const { daily, weekdays, byDay, aroundTheClock, byAppointment } = brandTimeOption;

const whole = {
  brandName: 'Уральская керамика',
  brandDescription: '<p>Посуда ручной работы</p>',
  brandSiteUrl: '',
  brandEmail: '',
  brandPhones: ['9120000101'],
  brandSocials: { vk: '', tg: '' },
  brandWorkingHours: { timeOption: byAppointment, from: '', to: '', days: [] } as BrandWorkingHours,
  address: { value: 'Екатеринбург, ул. Малышева, 51', city: 'Екатеринбург', latitude: null, longitude: null },
  activityKindIds: [1],
  organisationId: 7 as number | null,
  photos: [{}],
};
const gaps = (over: Partial<typeof whole>) => brandGaps({ ...whole, ...over });
const hours = (over: Partial<BrandWorkingHours>) =>
  gaps({ brandWorkingHours: { timeOption: daily, from: '', to: '', days: [], ...over } });

test('a whole brand lacks nothing, an e-mail does instead of a phone', () => {
  expect(gaps({})).toEqual({});
  expect(gaps({ brandPhones: [], brandEmail: 'anna@example.ru' })).toEqual({});
});

test.each([
  ['brandName', { brandName: '  ' }],
  ['activityKindIds', { activityKindIds: [] }],
  ['brandDescription', { brandDescription: '<p> &nbsp;<br></p>' }],
  ['organisationId', { organisationId: null }],
  ['brandPhones', { brandPhones: [] }],
  ['address', { address: { ...whole.address, value: '' } }],
  ['photos', { photos: [] }],
] as const)('a missing %s is named', (field, over) => {
  expect(Object.keys(gaps(over as Partial<typeof whole>))).toEqual([field]);
});

describe('hours', () => {
  test.each([daily, weekdays])('option %i needs both ends', timeOption => {
    expect(hours({ timeOption })).toEqual({
      'brandWorkingHours.from': messages.required,
      'brandWorkingHours.to': messages.required,
    });
    expect(hours({ timeOption, from: '10:00', to: '10:00' })).toHaveProperty(['brandWorkingHours.to']);
    expect(hours({ timeOption, from: '22:00', to: '02:00' })).toEqual({});
  });

  test('by day: one open day is enough, a half one is not', () => {
    const day = (weekday: number, from = '', to = '') => ({ weekday, from, to });
    expect(hours({ timeOption: byDay, days: [day(1), day(2)] })).toHaveProperty(['brandWorkingHours.days']);
    expect(hours({ timeOption: byDay, days: [day(1), day(2, '10:00', '19:00')] })).toEqual({});
    expect(hours({ timeOption: byDay, days: [day(1, '09:00', '18:00'), day(2, '10:00')] })).toEqual({
      'brandWorkingHours.days.1.to': messages.required,
    });
  });

  test.each([aroundTheClock, byAppointment])('option %i needs none', timeOption => {
    expect(hours({ timeOption })).toEqual({});
  });

  test.each([
    ['00:00', true],
    ['9:00', false],
    ['24:00', false],
    ['12:60', false],
    ['', true],
  ])('%s as a time', (from, fits) => {
    const fields = { ...whole, brandWorkingHours: { timeOption: daily, from, to: '', days: [] } };
    const result = check(BrandFields, fields);
    expect(result.ok ? {} : result.fields).toEqual(fits ? {} : { 'brandWorkingHours.from': messages.time });
  });
});
