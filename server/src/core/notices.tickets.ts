import { formatDateTime, formatMoney, plural } from '@venue/sdk';
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

/** Places that were given back, offered to somebody who waited for them. */
interface OfferedPlaces extends EventOf {
  readonly places: number;
  /** How many they wait for, which may be more. */
  readonly wanted: number;
  readonly kind: string;
  readonly total: number;
  readonly until: Date;
  readonly link: string;
}

const placesText = (count: number): string => plural(count, 'место', 'места', 'мест');

/** «2 места», «2 места из 4». */
const offeredText = ({ places, wanted }: OfferedPlaces): string =>
  places < wanted ? `${placesText(places)} из\u00a0${wanted}` : placesText(places);

interface WaitEnd {
  readonly title: string;
  readonly day: string;
}

/** Messages to ticket holders, and to those who wait for tickets. */
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
  'ticketWait.offered': sms(
    'owner',
    'Освободились места, которых ждал гость',
    4,
    (about: OfferedPlaces) =>
      `Освободилось: ${offeredText(about)} на «${short(about.title)}»${about.total > 0 ? `, ${formatMoney(about.total)}. Оплатите` : '. Подтвердите'} до ${formatDateTime(about.until)}, пока держим для вас: ${about.link}`,
    {
      attached: null,
      subject: ({ title }: OfferedPlaces) => `Для вас освободились места: ${title}`,
      parts: (about: OfferedPlaces) => [
        'Здравствуйте! Освободились места, которых вы\u00a0ждали.',
        {
          facts: [
            ['Мероприятие', about.title],
            ['Когда', about.when],
            ['Где', about.place],
            ['Билеты', `${about.kind}\u00a0— ${offeredText(about)}`],
            ...(about.total > 0 ? ([['К\u00a0оплате', formatMoney(about.total)]] as const) : []),
          ],
        },
        `Держим их\u00a0для\u00a0вас до\u00a0${formatDateTime(about.until)}. Потом предложим следующему в\u00a0очереди.`,
        { link: about.link, label: about.total > 0 ? 'Оплатить' : 'Подтвердить' },
        'Если планы изменились, откажитесь на\u00a0той\u00a0же странице: места сразу достанутся другим.',
      ],
    },
  ),
  'ticketWait.missed': sms(
    'owner',
    'Предложенные места не взяты в срок',
    3,
    ({ title, day }: WaitEnd) =>
      `Места на «${short(title)}» ${day} мы больше не держим: срок вышел, их предложили следующим. Если они ещё нужны, встаньте в очередь снова.`,
    'same',
  ),
  'ticketWait.over': sms(
    'owner',
    'Мест не освободилось',
    3,
    ({ title, day }: WaitEnd) =>
      `На «${short(title)}» ${day} места так и не освободились, очередь закончена. Другие мероприятия — в афише.`,
    'same',
  ),
  'ticketWait.cancelled': sms(
    'owner',
    'Мероприятие, на которое ждали места, отменено',
    2,
    ({ title, day }: WaitEnd) => `«${short(title)}» ${day} отменено, очередь за билетами закончена.`,
    'same',
  ),
} as const;
