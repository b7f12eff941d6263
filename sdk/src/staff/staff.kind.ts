import { count, formatted, moment, phone, recordKind, yesNo } from '../core/kind/kind.ts';
import { isPermission, permissions } from '../core/schema/permissions.ts';
import type { StaffMember, StaffRole } from './staff.model.ts';

const nameOf = (word: unknown) => (typeof word === 'string' && isPermission(word) ? permissions[word] : String(word));

/** A colleague: an account with a role. */
export const staffRecord = recordKind<StaffMember>()({
  name: 'staff',
  noun: {
    gender: 'm',
    one: 'сотрудник',
    acc: 'сотрудника',
    gen: 'сотрудника',
    dat: 'сотруднику',
    many: 'сотрудники',
    manyGen: 'сотрудников',
  },
  read: 'staff.read',
  manage: 'staff.manage',
  id: 'userId',
  title: 'userName',
  fields: {
    userId: '№',
    userName: 'Сотрудник',
    roleTitle: 'Роль',
    phone: phone('Телефон'),
    lastSeenAt: moment('Последний вход'),
    sessions: count('Входов сейчас'),
    hasFactor: yesNo('Второй фактор'),
  },
  logged: { role: { label: 'Роль', is: 'text' } },
});

/** A set of permissions that colleagues are given. */
export const roleRecord = recordKind<StaffRole>()({
  name: 'role',
  noun: {
    gender: 'f',
    one: 'роль',
    acc: 'роль',
    gen: 'роли',
    dat: 'роли',
    many: 'роли',
    manyGen: 'ролей',
  },
  read: 'staff.read',
  manage: 'staff.manage',
  id: 'roleId',
  title: 'title',
  fields: {
    roleId: '№',
    title: 'Название',
    needsFactor: yesNo('Требовать второй фактор'),
    permissions: formatted('Права', value => (Array.isArray(value) ? value.map(nameOf).join('\n') : nameOf(value))),
  },
});
