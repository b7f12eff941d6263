import { count, moment, oneOf, recordKind } from '../core/kind/kind.ts';
import { messageKind, messageState, messageStatus, type SentMessage, type UnsentMessage } from './unsent.model.ts';

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

/** Any SMS or e-mail of the last thirty days. */
export const sentMessageRecord = recordKind<SentMessage>()({
  name: 'message',
  noun: messageRecord.noun,
  read: 'unsent.read',
  manage: 'unsent.manage',
  id: 'messageId',
  title: 'about',
  fields: {
    messageId: '№',
    kind: oneOf('Вид', messageKind),
    state: oneOf('Статус', messageState),
    to: 'Кому',
    about: 'О\u00a0чём',
    text: 'Текст',
    createdAt: moment('Создано'),
    sentAt: moment('Отправлено'),
    deliveredAt: moment('Доставлено'),
    lastError: 'Причина',
  },
});
