import { formatDateTime, formatFewRuns } from '@venue/sdk';
import { type LetterPart, short, sms } from './notice.ts';
import { type StayOf, staysParts, street } from './notices.stays.ts';

/** Something at the venue that begins soon. */
interface VisitOf {
  readonly title: string;
  readonly at: Date;
  /** The days and times. */
  readonly when: string;
  /** Where it is, with the address. */
  readonly place: string;
  /** How to get there and what to bring; may be empty. */
  readonly visit: string;
  readonly link: string;
}

const facts = ({ title, when, place, visit }: VisitOf): LetterPart => ({
  facts: [
    ['Мероприятие', title],
    ['Когда', when],
    ...(place === '' ? [] : [['Где', place] as const]),
    ...(visit === '' ? [] : [['Как пройти и\u00a0что взять', visit] as const]),
  ],
});

/** Messages that remind of what begins soon; those of money that is due are with what is paid for. */
export const reminderNotices = {
  'reminder.booking': sms(
    'owner',
    'Напоминание о\u00a0брони',
    3,
    ({ stays: [first, ...rest] }: { stays: readonly [StayOf, ...StayOf[]] }) =>
      `Ждём вас: ${first.room}, ${formatFewRuns(first.hours)}${rest.length === 0 ? '' : `, и ещё броней: ${rest.length}`}. ${street}, ${first.floor} этаж. Бронь № ${first.id}.`,
    {
      attached: 'calendar',
      subject: ({ stays: [{ room, hours }] }) => `Напоминаем: ${room}, ${formatFewRuns(hours)}`,
      parts: ({ stays }) => staysParts(stays, 'Здравствуйте! Напоминаем о\u00a0вашей брони, ждём вас.'),
    },
  ),
  'reminder.ticket': sms(
    'owner',
    'Напоминание о\u00a0мероприятии',
    4,
    ({ title, at, link, room }: VisitOf & { room: string; held: string }) =>
      `Напоминаем: ${formatDateTime(at)}, «${short(title)}».${room === '' ? '' : ` ${room}.`} Ваши билеты: ${link}`,
    {
      attached: 'calendar',
      subject: ({ title, at }) => `Напоминаем: ${title}, ${formatDateTime(at)}`,
      parts: about => [
        'Здравствуйте! Напоминаем о\u00a0мероприятии, на\u00a0которое у\u00a0вас есть билеты. На\u00a0входе покажите код с\u00a0экрана или на\u00a0бумаге.',
        facts(about),
        { facts: [['Билеты', about.held]] },
        { link: about.link, label: 'Открыть билеты' },
        'Если планы изменились, отмените билет на\u00a0его странице: место достанется другому. Там\u00a0же можно отказаться от\u00a0напоминаний.',
      ],
    },
  ),
  'reminder.event': sms(
    'owner',
    'Напоминание организатору',
    3,
    ({ title, at, guests, link }: VisitOf & { guests: string }) =>
      `Ваше мероприятие «${short(title)}» ${formatDateTime(at)}.${guests === '' ? '' : ` Билеты: ${guests}.`} Гости и вход: ${link}`,
    {
      attached: null,
      subject: ({ title, at }) => `Ваше мероприятие ${formatDateTime(at)}: ${title}`,
      parts: about => [
        'Здравствуйте! Скоро ваше мероприятие.',
        facts(about),
        ...(about.guests === '' ? [] : [{ facts: [['Билеты', about.guests]] } as const]),
        { link: about.link, label: 'Открыть мероприятие' },
      ],
    },
  ),
  'reminder.eventRequest': sms(
    'owner',
    'Напоминание о\u00a0мероприятии по\u00a0заявке',
    4,
    ({ title, at, room, link }: VisitOf & { room: string }) =>
      `Ждём вас: «${short(title)}», ${formatDateTime(at)}, ${room}. ${street}. Заявка: ${link}`,
    {
      attached: null,
      subject: ({ title, at }) => `Напоминаем: ${title}, ${formatDateTime(at)}`,
      parts: about => [
        'Здравствуйте! Скоро ваше мероприятие, всё готовится. Если что-то меняется, напишите нам в\u00a0заявке.',
        facts(about),
        { link: about.link, label: 'Открыть заявку' },
      ],
    },
  ),
};
