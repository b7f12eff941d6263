import { moment, recordKind } from '../core/kind.ts';
import type { MailingFriend } from './mailing.model.ts';

/** Somebody who agreed to receive the mailing. */
export const friendRecord = recordKind<MailingFriend>()({
  name: 'friend',
  noun: {
    gender: 'm',
    one: 'подписчик',
    acc: 'подписчика',
    gen: 'подписчика',
    dat: 'подписчику',
    many: 'подписчики',
    manyGen: 'подписчиков',
  },
  read: 'mailing.read',
  manage: 'mailing.read',
  id: 'friendId',
  title: 'friendEmail',
  fields: {
    friendId: '№',
    friendEmail: 'Почта',
    friendName: 'Имя',
    consentAt: moment('Согласие дано'),
    consentVersion: 'Версия текста',
    withdrawnAt: moment('Согласие отозвано'),
  },
  logged: { format: { label: 'Формат файла', is: 'text' }, rows: { label: 'Строк', is: 'text' } },
});
