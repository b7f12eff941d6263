import { formatDateTime, formatMoney } from '@venue/sdk';
import { ended, type NoticeLetter, short, sms } from './notice.ts';

const backText = (sum: number): string => (sum > 0 ? ` Вернём ${formatMoney(sum)}.` : '');

interface EventOf {
  readonly title: string;
  /** The days and times of the event. */
  readonly when: string;
  /** Where it is, with the address. */
  readonly place: string;
}

interface TakenBack extends EventOf {
  readonly refund: number;
  readonly reason: string;
}

interface CancelledTicket extends EventOf {
  readonly id: number;
  readonly refund: number;
  readonly isFree: boolean;
}

/** A letter about tickets that are no longer valid, which takes their event out of calendars. */
const goneLetter = <About extends EventOf & { readonly refund: number }>(
  statement: (about: About) => string,
  reason: (about: About) => string = () => '',
): NoticeLetter<About, 'calendar'> => ({
  attached: 'calendar',
  subject: about => `${statement(about)}: ${about.title}`,
  parts: about => [
    `${statement(about)}.${backText(about.refund)}`,
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

  'ticket.cancelled': sms(
    'owner',
    'Билет отменён',
    2,
    ({ id, title, refund, isFree }: CancelledTicket) =>
      `Билет № ${id} отменён.${isFree || refund > 0 ? backText(refund) : ' Деньги по условиям возврата не возвращаются.'} ${ended(title)}`,
    goneLetter(
      ({ id, refund, isFree }) =>
        `Билет № ${id} отменён${isFree || refund > 0 ? '' : ', деньги по условиям возврата не возвращаются'}`,
    ),
  ),

  'ticket.cancelledByHost': sms(
    'owner',
    'Билет отменён организатором или площадкой',
    5,
    ({ id, title, refund, reason }: TakenBack & { id: number }) =>
      `Ваш билет № ${id} на «${short(title)}» отменён.${backText(refund)} Причина: ${ended(reason)}`,
    goneLetter(
      ({ id }) => `Ваш билет № ${id} отменён`,
      ({ reason }) => reason,
    ),
  ),
  'ticket.severalCancelledByHost': sms(
    'owner',
    'Несколько билетов заказа отменены площадкой',
    5,
    ({ tickets, title, refund, reason }: TakenBack & { tickets: string }) =>
      `На «${short(title)}» отменено: ${tickets}.${backText(refund)} Причина: ${ended(reason)}`,
    goneLetter(
      ({ tickets }) => `Отменено: ${tickets}`,
      ({ reason }) => reason,
    ),
  ),
  'ticket.eventCancelled': sms(
    'owner',
    'Мероприятие отменено вместе с билетами',
    5,
    ({ title, day, refund, reason }: TakenBack & { day: string }) =>
      `Мероприятие «${short(title)}» ${day} отменено, ваши билеты не действуют.${backText(refund)} Причина: ${ended(reason)}`,
    goneLetter(
      () => 'Мероприятие отменено, ваши билеты не действуют',
      ({ reason }) => reason,
    ),
  ),
} as const;
