import { expect, test } from 'vitest';
import { OrganisationFields } from '../../profile/profile.organisations.model.ts';
import { formatPhone } from '../format/format.ts';
import { AnyPhone, check, messages, Phone, phoneDigits } from './rules.ts';

const foreign = [
  ['+375 29 123-45-67', '+375291234567'],
  ['+998 (90) 123 45 67', '+998901234567'],
  ['+1 202 555 0143', '+12025550143'],
  ['+44 20 7946 0958', '+442079460958'],
  ['+86 138 0013 8000', '+8613800138000'],
  ['+972-50-123-4567', '+972501234567'],
] as const;

test.each(foreign)(
  '%s is neither cut nor made Russian: refused where an SMS goes, kept where none does',
  (typed, whole) => {
    const digits = phoneDigits(typed);
    expect(digits).toBe(whole);
    expect(check(Phone, digits)).toEqual({ ok: false, fields: { '': messages.phoneForeign } });
    expect(check(AnyPhone, digits)).toEqual({ ok: true, value: whole });
    expect(check(OrganisationFields.shape.phone, digits)).toEqual({ ok: true, value: whole });
    expect(formatPhone(whole)).toBe(whole);
  },
);

test.each(['+7 912 345-67-89', '8 (912) 345-67-89', '9123456789', '+7 +7 912 345 67 89'])('%s is ten digits', typed => {
  expect(check(AnyPhone, phoneDigits(typed))).toEqual({ ok: true, value: '9123456789' });
});

test.each(['+375', '+3752912345678901', '+7912', '912345678', '+0123456789'])('%s is no whole number', typed => {
  expect(check(AnyPhone, phoneDigits(typed))).toEqual({ ok: false, fields: { '': messages.phone } });
});
