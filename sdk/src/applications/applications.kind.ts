import { moment, oneOf, phone, recordKind, yesNo } from '../core/kind/kind.ts';
import { accountName } from '../profile/profile.account.model.ts';
import { type Application, simpleRequestStatus } from './applications.model.ts';

/** What somebody sent for staff to decide. */
export const applicationRecord = recordKind<Application>()({
  name: 'application',
  noun: {
    gender: 'f',
    one: 'заявка',
    acc: 'заявку',
    gen: 'заявки',
    dat: 'заявке',
    many: 'заявки',
    manyGen: 'заявок',
  },
  read: 'applications.read',
  manage: 'applications.manage',
  id: 'requestId',
  title: 'objectTitle',
  fields: {
    requestId: '№',
    requestStatus: oneOf('Статус', simpleRequestStatus),
    isAmendment: yesNo('Правки'),
    objectTitle: 'О\u00a0чём',
    userName: accountName('Отправитель'),
    userPhone: phone('Телефон'),
    createdAt: moment('Отправлена'),
    dueAt: moment('Решить до'),
    takenAt: moment('Взята в\u00a0работу'),
    doneAt: moment('Выполнена'),
    comment: 'Комментарий',
  },
});
