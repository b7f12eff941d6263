import { formatDateTime, formatMoney, plural } from '@venue/sdk';
import { ended, type NoticeLetter, short, sms } from './notice.ts';

/** Within how many days money for tickets is back (Law on Consumer Protection, art. 22). */
const TICKET_REFUND_DAYS = 10;

/** What goes back, and by when: the law gives ten days. */
const refundTerm = (sum: number): string =>
  `Вернём ${formatMoney(sum)} туда, откуда вы платили, не\u00a0позже чем через ${TICKET_REFUND_DAYS} дней.`;

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

interface Rescheduled extends EventOf {
  /** The room, or the place elsewhere, without the address. */
  readonly spot: string;
  readonly formerWhen: string;
  readonly formerPlace: string;
  /** Until when the tickets go back for their whole price. */
  readonly until: Date;
  readonly isFree: boolean;
  readonly link: string;
  readonly reason: string;
}

/** What became of an event: another time, another place, or both. */
function changeText({ title, when, place, spot, formerWhen, formerPlace }: Rescheduled): string {
  const name = `Мероприятие «${short(title)}»`;
  const to = place === formerPlace ? '' : ` Место: ${ended(spot)}`;
  if (when === formerWhen) return `${name} пройдёт в другом месте.${to} Время прежнее: ${when}.`;
  return `${name} перенесено на ${when} (было ${formerWhen}).${to}`;
}

const choiceText = ({ isFree, until }: Rescheduled): string =>
  isFree
    ? `Не сможете прийти — верните билет до ${formatDateTime(until)}`
    : `Не подходит — вернём все деньги, если выберете это до ${formatDateTime(until)}`;

/** A letter about tickets that are no longer valid, which takes their event out of calendars. */
const goneLetter = <About extends EventOf & { readonly refund: number }>(
  statement: (about: About) => string,
  reason: (about: About) => string = () => '',
  money: (refund: number) => string = refund => backText(refund).trim(),
): NoticeLetter<About, 'calendar'> => ({
  attached: 'calendar',
  subject: about => `${statement(about)}: ${about.title}`,
  parts: about => [
    [`${statement(about)}.`, about.refund > 0 ? money(about.refund) : ''].filter(Boolean).join(' '),
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

  'ticket.rescheduled': sms(
    'owner',
    'Мероприятие перенесено',
    9,
    (about: Rescheduled) =>
      `${changeText(about)} Билеты действуют. ${choiceText(about)}: ${about.link} Причина: ${ended(about.reason)}`,
    {
      attached: 'tickets',
      subject: ({ title }) => `Мероприятие перенесено: ${title}`,
      parts: about => [
        'Здравствуйте! У\u00a0мероприятия, на\u00a0которое у\u00a0вас билеты, изменились время или\u00a0место.',
        {
          facts: [
            ['Мероприятие', about.title],
            ['Когда', about.when],
            ...(about.when === about.formerWhen ? [] : [['Было назначено', about.formerWhen] as const]),
            ['Где', about.place],
            ...(about.place === about.formerPlace ? [] : [['Прежнее место', about.formerPlace] as const]),
            ['Причина', about.reason],
          ],
        },
        `Если вам подходит, делать ничего не\u00a0нужно: билеты действуют. ${choiceText(about)}.`,
        { link: about.link, label: about.isFree ? 'Оставить или вернуть билет' : 'Оставить билеты или вернуть деньги' },
        'Новые билеты в\u00a0приложении. Файл календаря исправит запись, которую вы\u00a0добавляли раньше.',
      ],
    },
  ),

  'ticket.returned': sms(
    'owner',
    'Гость вернул билеты на\u00a0перенесённое мероприятие',
    3,
    ({ tickets, title, refund }: EventOf & { tickets: string; refund: number }) =>
      `Возврат принят: ${tickets} на «${short(title)}».${refund > 0 ? ` ${refundTerm(refund)}` : ''}`,
    goneLetter(({ tickets }) => `Возврат принят: ${tickets}`, undefined, refundTerm),
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
    7,
    ({ title, day, refund, reason, link }: TakenBack & { day: string; link: string }) =>
      `Мероприятие «${short(title)}» ${day} отменено, ваши билеты не действуют.${refund > 0 ? ` ${refundTerm(refund)} Следить за возвратом: ${link}` : ''} Причина: ${ended(reason)}`,
    goneLetter(
      () => 'Мероприятие отменено, ваши билеты не действуют',
      ({ reason }) => reason,
      refundTerm,
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
