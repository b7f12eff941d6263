import { count, moment, oneOf, recordKind } from '../core/kind/kind.ts';
import { messageKind, messageStatus, type UnsentMessage } from './unsent.model.ts';

/** An SMS or an e-mail that has not been sent, or has not arrived. */
export const messageRecord = recordKind<UnsentMessage>()({
  name: 'message',
  noun: {
    gender: 'n',
    one: 'сообщение',
    acc: 'сообщение',
    gen: 'сообщения',
    dat: 'сообщению',
    many: 'сообщения',
    manyGen: 'сообщений',
  },
  read: 'unsent.read',
  manage: 'unsent.manage',
  id: 'messageId',
  title: 'about',
  fields: {
    messageId: '№',
    kind: oneOf('Вид', messageKind),
    status: oneOf('Статус', messageStatus),
    to: 'Кому',
    about: 'О\u00a0чём',
    createdAt: moment('Создано'),
    tries: count('Попыток'),
    lastError: 'Причина',
    nextTryAt: moment('Следующая попытка'),
  },
});
