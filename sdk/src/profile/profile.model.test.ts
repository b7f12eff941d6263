import { expect, test } from 'vitest';
import { addDays, dayOf } from '../core/format/format.ts';
import { check } from '../core/schema/rules.ts';
import {
  fullName,
  maskPassport,
  type Passport,
  PassportFields,
  PersonalInfo,
  ProfileSave,
  shortName,
  verificationOf,
} from './profile.model.ts';

const person = {
  bioLastname: 'Иванов',
  bioName: 'Пётр',
  bioMiddlename: '',
  userEmail: '',
  bioINN: '',
  emailAccept: false,
};

test.each([
  [{ userVerify: false, userActive: true }, null],
  [{ userVerify: true, userActive: false }, 1],
  [{ userVerify: true, userActive: true }, 2],
])('the verification status of %o is %s', (marks, status) => expect(verificationOf(marks)).toBe(status));

test('of a passport only the last four digits show', () => {
  expect(maskPassport({ passportNumber: '345678' })).toBe('•••• ••5678');
});

test('names are put together from what is there', () => {
  expect(fullName(person)).toBe('Иванов Пётр');
  expect(shortName({ ...person, bioMiddlename: 'Ильич' })).toBe('Иванов П. И.');
});

test('a section is optional, and checked when it is sent', () => {
  expect(check(ProfileSave, person)).toMatchObject({ ok: true });
  const organisation = { name: 'ООО «Малахит»', type: 1, INN: '6671', KPP: '667', BIK: '' };
  const answer = check(ProfileSave, { ...person, organisations: [organisation] });
  expect(answer).toMatchObject({
    ok: false,
    fields: { 'organisations.0.INN': 'Введите ИНН полностью', 'organisations.0.KPP': 'Проверьте значение' },
  });
});

test('a passport is digits of the right number', () => {
  const passport = {
    passportSeries: '6512',
    passportNumber: '345678',
    passportIssuedBy: 'ГУ МВД России по Свердловской области',
    passportIssuedAt: '2015-06-01',
    passportDepartmentCode: '660-004',
    passportBirthDay: '1990-02-28',
    passportBirthPlace: 'г. Екатеринбург',
    passportAddress: 'г. Екатеринбург, ул. Малышева, д. 1',
  };
  expect(check(PassportFields, passport)).toEqual({ ok: true, value: passport });
  const on = (changed: Partial<Passport>) => {
    const result = check(PassportFields, { ...passport, ...changed });
    return result.ok ? {} : result.fields;
  };
  const today = dayOf(new Date());
  expect(on({ passportIssuedAt: today })).toEqual({});
  expect(on({ passportIssuedAt: addDays(today, 1) })).toEqual({ passportIssuedAt: 'Дата не может быть будущим' });
  expect(on({ passportBirthDay: addDays(today, 1) })).toMatchObject({ passportBirthDay: 'Дата не может быть будущим' });
  expect(on({ passportIssuedAt: passport.passportBirthDay })).toEqual({
    passportIssuedAt: 'Паспорт не\u00a0может быть выдан до\u00a0рождения',
  });
  expect(on({ passportBirthDay: '0199-02-28' })).toEqual({ passportBirthDay: 'Укажите корректную дату' });
  expect(on({ passportBirthDay: '' })).toEqual({ passportBirthDay: 'Обязательное поле' });
  const wrong = {
    ...passport,
    passportSeries: '65 12',
    passportDepartmentCode: '660004',
    passportBirthDay: '30.02.1990',
  };
  expect(check(PassportFields, wrong)).toMatchObject({
    ok: false,
    fields: {
      passportSeries: expect.any(String),
      passportDepartmentCode: expect.any(String),
      passportBirthDay: 'Укажите корректную дату',
    },
  });
});

test.each([
  ['анна-мария', 'Анна-Мария'],
  ['ИВАНОВА', 'Иванова'],
  [' Ван дер Берг ', 'Ван дер Берг'],
  ['Müller', 'Müller'],
  ['john', 'John'],
  ['Иvанов', null],
  ['иВанов', null],
  ['Анна1', null],
])('a name typed %s', (typed, kept) => {
  const result = check(PersonalInfo, { ...person, bioLastname: typed });
  expect(result.ok ? result.value.bioLastname : null).toBe(kept);
});
