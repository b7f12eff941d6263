import { count, day, moment, oneOf, recordKind, richText } from '../core/kind/kind.ts';
import { friendSource, type Letter, letterAudience, letterStatus, type MailingFriend } from './mailing.model.ts';

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
    friendSource: oneOf('Где согласились', friendSource),
    consentAt: moment('Согласие дано'),
    consentVersion: 'Версия текста',
    withdrawnAt: moment('Согласие отозвано'),
    bouncedAt: moment('Почта не\u00a0принимает'),
  },
  logged: { format: { label: 'Формат файла', is: 'text' }, rows: { label: 'Строк', is: 'text' } },
});

/** A letter to the subscribers. */
export const letterRecord = recordKind<Letter>()({
  name: 'letter',
  noun: {
    gender: 'n',
    one: 'письмо',
    acc: 'письмо',
    gen: 'письма',
    dat: 'письму',
    many: 'письма',
    manyGen: 'писем',
  },
  label: 'Письмо рассылки',
  read: 'mailing.read',
  manage: 'mailing.manage',
  id: 'letterId',
  title: 'letterSubject',
  status: { field: 'letterStatus', values: letterStatus, moves: [] },
  fields: {
    letterId: '№',
    letterSubject: 'Тема',
    letterPreview: 'Строка после темы',
    letterBody: richText('Текст'),
    letterAudience: oneOf('Кому', letterAudience),
    consentFrom: day('Согласились не\u00a0раньше'),
    consentTo: day('Согласились не\u00a0позже'),
    letterStatus: oneOf('Статус', letterStatus),
    recipients: count('Получателей'),
    sentTo: count('Отправлено'),
    waiting: count('Ждут отправки'),
    bounced: count('Нет такого адреса'),
    skipped: count('Не отправляем'),
    unsubscribed: count('Отписались'),
    createdAt: moment('Создано'),
    updatedAt: moment('Изменено'),
    startedAt: moment('Начали отправлять'),
    endedAt: moment('Закончили'),
  },
});
