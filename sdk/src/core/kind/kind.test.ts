import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { kinds } from '../../kinds.ts';
import { accountName } from '../../profile/profile.account.model.ts';
import { formatPhone } from '../format/format.ts';
import { defineEnum } from '../schema/enums.ts';
import { labelled } from '../schema/labels.ts';
import { permissions } from '../schema/permissions.ts';
import { Phone, required } from '../schema/rules.ts';
import {
  besideOf,
  count,
  day,
  fieldFrom,
  formatField,
  formatted,
  image,
  moment,
  money,
  oneOf,
  partsOf,
  phone,
  recordKind,
  yesNo,
} from './kind.ts';

const noun = { gender: 'm', one: 'зал', acc: 'зал', gen: 'зала', dat: 'залу', many: 'залы', manyGen: 'залов' } as const;
const common = { noun, read: 'rooms.manage', manage: 'rooms.manage' } as const;

interface Hall {
  readonly hallId: number;
  readonly name: string;
  readonly seats: number;
}

const declared = { ...common, name: 'hall', id: 'hallId', title: 'name' } as const;

test('fields that people write have the labels of their schema, and their parts are shown in a row', () => {
  const contacts = z.object({ phone: labelled(Phone, 'Телефон'), address: labelled(z.string(), 'Адрес') });
  const written = z.object({ name: labelled(required(), 'Название'), contacts: labelled(contacts, 'Контакты') });
  const { fields } = recordKind<Hall & z.output<typeof written>>()({
    ...declared,
    written,
    fields: { seats: count('Мест') },
  });
  expect(Object.entries(fields).map(([name, { label }]) => [name, label])).toEqual([
    ['name', 'Название'],
    ['contacts', 'Контакты'],
    ['seats', 'Мест'],
  ]);
  expect(formatField(fields.contacts, { phone: '9120000001', address: 'Ленина, 1' })).toBe(
    `${formatPhone('9120000001')}, Ленина, 1`,
  );
});

test('a field under another name has the words of its schema, and may have a format of its own', () => {
  const author = labelled(z.nullable(z.int()), 'Автор', { hint: 'Кто написал' });
  expect(fieldFrom(author)).toMatchObject({ label: 'Автор', is: 'number' });
  expect(formatField(fieldFrom(author, String), 7)).toBe('7');
});

test('a kind whose field has no label is refused', () => {
  expect(() => fieldFrom(required())).toThrow('the field has no label');
  const written = z.object({ name: required() });
  expect(() => recordKind<Hall>()({ ...declared, written, fields: {} })).toThrow('the field name has no label');
});

test('a plain label is that of a text, and the noun names the record', () => {
  const hall = recordKind<Hall>()({
    ...common,
    name: 'hall',
    id: 'hallId',
    title: 'name',
    fields: { name: 'Название', seats: count('Мест') },
  });
  expect(hall.fields).toEqual({ name: { label: 'Название', is: 'text' }, seats: { label: 'Мест', is: 'number' } });
  expect(hall.label).toBe('Зал');
  expect(hall.texts.create.done).toBe('Зал успешно добавлен');
});

test('a field that the model lacks does not compile', () => {
  recordKind<Hall>()({
    ...common,
    name: 'hall',
    id: 'hallId',
    title: 'name',
    // @ts-expect-error the model has no such field
    fields: { name: 'Название', colour: 'Цвет' },
  });
  // @ts-expect-error nor one of this name for the number
  recordKind<Hall>()({ ...common, name: 'hall', id: 'id', title: 'name', fields: {} });
});

test.each([
  [yesNo('Показан'), true, 'Да'],
  [yesNo('Показан'), false, 'Нет'],
  [money('Цена'), 150_050, '1\u00a0500,50\u00a0₽'],
  [moment('Изменён'), '2026-11-20T05:00:00.000Z', '20.11.2026 10:00'],
  [day('День'), '2026-11-20', '20.11.2026'],
  [phone('Телефон'), '9001234567', '+7 900 123-45-67'],
  [count('Мест'), 0, '0'],
  [image('Картинка'), '/files/a.webp', 'файл'],
  [oneOf('Статус', defineEnum({ draft: { id: 1, label: 'Черновик' } })), 1, 'Черновик'],
  [moment('Изменён'), null, ''],
  [count('Мест'), [1, null, 2], '1, 2'],
])('%o of %s is read as %s', (field, value, words) => {
  expect(formatField(field, value)).toBe(words);
});

test.each(Object.entries(kinds))('%s stands in the list under its own name, with rights that exist', (name, kind) => {
  expect(kind.name).toBe(name);
  expect(permissions).toHaveProperty([kind.read]);
  expect(permissions).toHaveProperty([kind.manage]);
});

test('a value of a shape of its own is read by its own format', () => {
  const tickets = formatted('Билеты', value => `${Array.isArray(value) ? value.length : 0} шт.`);
  expect(formatField(tickets, [1, 2])).toBe('2 шт.');
});

test('each of several values is read by its own field, with its name', () => {
  const field = partsOf('Заказчик', {
    type: oneOf('Кто это', defineEnum({ company: { id: 1, label: 'Компания' } })),
    INN: 'ИНН',
    KPP: 'КПП',
  });
  expect(formatField(field, { INN: '6672051180', type: 1, KPP: '' })).toBe('Кто это: Компания, ИНН: 6672051180');
  expect(formatField(field, null)).toBe('');
});

test('what stands beside a value is said unless it is the usual', () => {
  const owner = accountName('Владелец');
  expect(besideOf(owner, { accountState: 'leaving' })?.label).toBe('Удаляется');
  for (const accountState of ['active', null, undefined]) expect(besideOf(owner, { accountState })).toBeUndefined();
  expect(besideOf(money('Цена'), { accountState: 'leaving' })).toBeUndefined();
});
