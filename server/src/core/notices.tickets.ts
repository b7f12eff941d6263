import { formatDateTime, formatMoney } from '@venue/sdk';
import { ended, type NoticeLetter, short, sms } from './notice.ts';

/** `isPassedOn`: somebody else paid, and gets it. */
const backText = (sum: number, isPassedOn = false): string =>
  sum > 0 ? ` Вернём ${formatMoney(sum)}${isPassedOn ? ' тому, кто платил' : ''}.` : '';

interface EventOf {
  readonly title: string;
  /** The days and times of the event. */
  readonly when: string;
  /** Where it is, with the address. */
  readonly place: string;
}

interface TakenBack extends EventOf {
  readonly refund: number;
  readonly isPassedOn: boolean;
  readonly reason: string;
}

interface CancelledTicket extends EventOf {
  readonly id: number;
  readonly refund: number;
  readonly isPassedOn: boolean;
  readonly isFree: boolean;
}

interface PassedOn extends EventOf {
  readonly id: number;
  readonly isPaid: boolean;
}

/** A letter about tickets that are no longer valid, which takes their event out of calendars. */
const goneLetter = <About extends EventOf & { readonly refund: number; readonly isPassedOn: boolean }>(
  statement: (about: About) => string,
  reason: (about: About) => string = () => '',
): NoticeLetter<About, 'calendar'> => ({
  attached: 'calendar',
  subject: about => `${statement(about)}: ${about.title}`,
  parts: about => [
    `${statement(about)}.${backText(about.refund, about.isPassedOn)}`,
    {
      facts: [
        ['Мероприятие', about.title],
        ['Когда', about.when],
      ],
    },
    ...(reason(about) === '' ? [] : [`Причина: ${ended(reason(about))}`]),
  ],
});

/** Messages to ticket holders. */
export const ticketNotices = {
  'ticket.issued': sms(
    'owner',
    'Билеты выданы',
    3,
    ({ link, at, title }: EventOf & { link: string; at: Date; tickets: string }) =>
      `Ваши билеты: ${link} ${formatDateTime(at)}, ${title}.`,
    {
      attached: 'tickets',
      subject: ({ title }) => `Ваши билеты: ${title}`,
      parts: ({ title, when, place, tickets, link }) => [
        'Здравствуйте! Билеты в\u00a0приложении к\u00a0письму. На\u00a0входе покажите код с\u00a0экрана или на\u00a0бумаге.',
        {
          facts: [
            ['Мероприятие', title],
            ['Когда', when],
            ['Где', place],
            ['Билеты', tickets],
          ],
        },
        { link, label: 'Открыть билеты' },
        'По\u00a0этой ссылке билеты можно и\u00a0отменить. Файл календаря добавит мероприятие в\u00a0ваш календарь.',
      ],
    },
  ),

  'ticket.renamed': sms(
    'owner',
    'Имя на билете исправлено',
    3,
    ({ id, link, name }: EventOf & { id: number; link: string; name: string }) =>
      `На билете № ${id} новое имя и новый код, старый не действует: ${link} Гость: ${name}.`,
    {
      attached: 'tickets',
      subject: ({ title }) => `Имя на\u00a0билете исправлено: ${title}`,
      parts: ({ id, title, when, place, name, link }) => [
        `На\u00a0билете № ${id} теперь другое имя, поэтому у\u00a0него новый код. Старый билет на\u00a0входе не\u00a0пропустят, новый в\u00a0приложении к\u00a0письму.`,
        {
          facts: [
            ['Мероприятие', title],
            ['Когда', when],
            ['Где', place],
            ['Гость', name],
          ],
        },
        { link, label: 'Открыть билет' },
      ],
    },
  ),

  'ticket.received': sms(
    'owner',
    'Человеку передали билет',
    4,
    ({ link, at, title, from, isPaid }: PassedOn & { link: string; at: Date; from: string; tickets: string }) =>
      `Вам передали билет: ${link} ${formatDateTime(at)}.${isPaid ? ' Если его вернуть, деньги получит тот, кто платил.' : ''} «${short(title)}»${from === '' ? '' : `, от: ${from}`}.`,
    {
      attached: 'tickets',
      subject: ({ title }) => `Вам передали билет: ${title}`,
      parts: ({ title, when, place, tickets, from, link, isPaid }) => [
        'Здравствуйте! Вам передали билет, он в\u00a0приложении к\u00a0письму. На\u00a0входе покажите код с\u00a0экрана или на\u00a0бумаге.',
        {
          facts: [
            ['Мероприятие', title],
            ['Когда', when],
            ['Где', place],
            ['Билет', tickets],
            ...(from === '' ? [] : ([['От кого', from]] as const)),
          ],
        },
        { link, label: 'Открыть билет' },
        `Теперь билет ваш: по\u00a0этой ссылке его можно вернуть или передать дальше.${isPaid ? ' Если билет вернуть, деньги получит тот, кто за\u00a0него платил.' : ''}`,
      ],
    },
  ),

  'ticket.passedOn': sms(
    'owner',
    'Билет передан другому человеку',
    3,
    ({ id, ending, name, isPaid }: PassedOn & { ending: string; name: string }) =>
      `Билет № ${id} передан на номер с ${ending} в конце, ваш код больше не действует.${isPaid ? ' Если его вернут, деньги придут туда, откуда платили.' : ''} Новый гость: ${name}.`,
    {
      attached: 'calendar',
      subject: ({ id, title }) => `Билет № ${id} передан: ${title}`,
      parts: ({ id, title, when, name, ending, isPaid }) => [
        `Билет № ${id} теперь у\u00a0другого человека. Ваш код больше не\u00a0действует.`,
        {
          facts: [
            ['Мероприятие', title],
            ['Когда', when],
            ['Новый гость', name],
            ['Телефон', `…${ending}`],
          ],
        },
        ...(isPaid
          ? [
              'Вернуть или передать билет теперь может только новый гость. Деньги при возврате придут туда, откуда платили.',
            ]
          : []),
      ],
    },
  ),

  'ticket.cancelled': sms(
    'owner',
    'Билет отменён',
    2,
    ({ id, title, refund, isPassedOn, isFree }: CancelledTicket) =>
      `Билет № ${id} отменён.${isFree || refund > 0 ? backText(refund, isPassedOn) : ' Деньги по условиям возврата не возвращаются.'} ${ended(title)}`,
    goneLetter(
      ({ id, refund, isFree }) =>
        `Билет № ${id} отменён${isFree || refund > 0 ? '' : ', деньги по условиям возврата не возвращаются'}`,
    ),
  ),

  'ticket.cancelledByHost': sms(
    'owner',
    'Билет отменён организатором или площадкой',
    5,
    ({ id, title, refund, isPassedOn, reason }: TakenBack & { id: number }) =>
      `Ваш билет № ${id} на «${short(title)}» отменён.${backText(refund, isPassedOn)} Причина: ${ended(reason)}`,
    goneLetter(
      ({ id }) => `Ваш билет № ${id} отменён`,
      ({ reason }) => reason,
    ),
  ),
  'ticket.severalCancelledByHost': sms(
    'owner',
    'Несколько билетов заказа отменены площадкой',
    5,
    ({ tickets, title, refund, isPassedOn, reason }: TakenBack & { tickets: string }) =>
      `На «${short(title)}» отменено: ${tickets}.${backText(refund, isPassedOn)} Причина: ${ended(reason)}`,
    goneLetter(
      ({ tickets }) => `Отменено: ${tickets}`,
      ({ reason }) => reason,
    ),
  ),
  'ticket.eventCancelled': sms(
    'owner',
    'Мероприятие отменено вместе с билетами',
    5,
    ({ title, day, refund, isPassedOn, reason }: TakenBack & { day: string }) =>
      `Мероприятие «${short(title)}» ${day} отменено, ваши билеты не действуют.${backText(refund, isPassedOn)} Причина: ${ended(reason)}`,
    goneLetter(
      () => 'Мероприятие отменено, ваши билеты не действуют',
      ({ reason }) => reason,
    ),
  ),
} as const;
