import { day, formatted, moment, oneOf, phone, recordKind, yesNo } from '../core/kind/kind.ts';
import { avatarStatus, verificationStatus } from '../profile/profile.model.ts';
import type { AdminUser } from './users.model.ts';

/** A customer. */
export const userRecord = recordKind<AdminUser>()({
  name: 'user',
  noun: {
    gender: 'm',
    one: 'пользователь',
    acc: 'пользователя',
    gen: 'пользователя',
    dat: 'пользователю',
    many: 'пользователи',
    manyGen: 'пользователей',
  },
  read: 'users.read',
  manage: 'users.manage',
  id: 'userId',
  title: 'fullName',
  fields: {
    userId: '№',
    fullName: 'Имя',
    userPhone: phone('Телефон'),
    userEmail: 'Почта',
    userEmailActive: yesNo('Почта подтверждена'),
    bioINN: 'ИНН',
    verificationStatus: oneOf('Проверка', verificationStatus),
    avatarConfirmStatus: oneOf('Аватар', avatarStatus),
    emailAccept: yesNo('Согласие на рассылку'),
    isStaff: yesNo('Сотрудник'),
    createdAt: day('Регистрация'),
    lastSeenAt: moment('Последний вход'),
  },
  logged: {
    status: formatted('Проверка', value =>
      value === 0 ? 'Не\u00a0проверен' : verificationStatus.option(Number(value)).label,
    ),
    format: { label: 'Формат файла', is: 'text' },
    tags: { label: 'Метки', is: 'text' },
    warning: { label: 'Предупреждение', is: 'text' },
    blockReason: { label: 'Причина запрета броней', is: 'text' },
    blockedTo: day('Запрет броней по'),
  },
});

/** The picture of a customer, which staff check. */
export const avatarRecord = recordKind<AdminUser>()({
  name: 'avatar',
  noun: {
    gender: 'f',
    one: 'фотография пользователя',
    acc: 'фотографию пользователя',
    gen: 'фотографии пользователя',
    dat: 'фотографии пользователя',
    many: 'фотографии пользователей',
    manyGen: 'фотографий пользователей',
  },
  read: 'users.read',
  manage: 'users.manage',
  id: 'userId',
  title: 'fullName',
  fields: {
    userId: '№',
    fullName: 'Пользователь',
  },
});

/** An account whose deletion waits for a decision of staff. */
export const deletionRecord = recordKind<AdminUser>()({
  name: 'deletion',
  noun: {
    gender: 'n',
    one: 'удаление учётной записи',
    acc: 'удаление учётной записи',
    gen: 'удаления учётной записи',
    dat: 'удалению учётной записи',
    many: 'удаления учётных записей',
    manyGen: 'удалений учётных записей',
  },
  read: 'users.read',
  manage: 'users.manage',
  id: 'userId',
  title: 'fullName',
  fields: {
    userId: '№',
    fullName: 'Пользователь',
  },
});

/** Many customers at once: the kind under which an export is logged, with the number 0. */
export const usersRecord = recordKind<AdminUser>()({
  name: 'users',
  noun: {
    gender: 'm',
    one: 'пользователи',
    acc: 'пользователей',
    gen: 'пользователей',
    dat: 'пользователям',
    many: 'пользователи',
    manyGen: 'пользователей',
  },
  read: 'users.read',
  manage: 'users.manage',
  id: 'userId',
  title: 'fullName',
  fields: {
    userId: '№',
    fullName: 'Пользователь',
  },
});
