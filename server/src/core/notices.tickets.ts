import { formatDateTime, formatMoney } from '@venue/sdk';
import { ended, type NoticeLetter, short, sms } from './notice.ts';

/** Within how many days money for tickets is back (Law on Consumer Protection, art. 22). */
const TICKET_REFUND_DAYS = 10;

/** What goes back, and by when: the law gives ten days. `isPassedOn`: somebody else paid, and gets it. */
const refundTerm = (sum: number, isPassedOn = false): string =>
  `Вернём ${formatMoney(sum)} ${isPassedOn ? 'тому, кто платил' : 'туда, откуда вы платили'}, не\u00a0позже чем через ${TICKET_REFUND_DAYS} дней.`;

const backText = (sum: number, isPassedOn = false): string =>
  sum > 0 ? ` Вернём ${formatMoney(sum)}${isPassedOn ? ' тому, кто платил' : ''}.` : '';

export interface EventOf {
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

interface Rescheduled extends EventOf {
  /** The room, or the place elsewhere, without the address. */
  readonly spot: string;
  readonly formerWhen: string;
  readonly formerPlace: string;
  /** Until when the tickets go back for their whole price. */
  readonly until: Date;
  readonly isFree: boolean;
  readonly isPassedOn: boolean;
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

const choiceText = ({ isFree, isPassedOn, until }: Rescheduled): string =>
  isFree
    ? `Не сможете прийти — верните билет до ${formatDateTime(until)}`
    : `Не подходит — вернём все деньги${isPassedOn ? ' тому, кто платил' : ''}, если выберете это до ${formatDateTime(until)}`;

type Moved = EventOf & Record<'former' | 'link', string> & Record<'id' | 'count', number>;

interface PassedOn extends EventOf {
  readonly id: number;
  readonly isPaid: boolean;
}

/** A letter about tickets that are no longer valid, which takes their event out of calendars. */
const goneLetter = <About extends EventOf & { readonly refund: number; readonly isPassedOn: boolean }>(
  statement: (about: About) => string,
  reason: (about: About) => string = () => '',
  money: (refund: number, isPassedOn: boolean) => string = (...sum) => backText(...sum).trim(),
): NoticeLetter<About, 'calendar'> => ({
  attached: 'calendar',
  subject: about => `${statement(about)}: ${about.title}`,
  parts: about => [
    [`${statement(about)}.`, about.refund > 0 ? money(about.refund, about.isPassedOn) : ''].filter(Boolean).join(' '),
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
    ({ tickets, title, refund, isPassedOn }: Omit<TakenBack, 'reason'> & { tickets: string }) =>
      `Возврат принят: ${tickets} на «${short(title)}».${refund > 0 ? ` ${refundTerm(refund, isPassedOn)}` : ''}`,
    goneLetter(({ tickets }) => `Возврат принят: ${tickets}`, undefined, refundTerm),
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

  'series.moved': sms(
    'owner',
    'Билеты перенесены на другую дату',
    3,
    ({ id, count, link, title, when }: Moved) =>
      `${count > 1 ? 'Билеты перенесены' : `Билет № ${id} перенесён`}: ${when}. Новый код: ${link} «${short(title)}».`,
    {
      attached: 'tickets',
      subject: ({ title }) => `Билеты перенесены на\u00a0другую дату: ${title}`,
      parts: ({ title, when, place, former, link }) => [
        'Старые коды на\u00a0входе не\u00a0пропустят, новые билеты в\u00a0приложении к\u00a0письму.',
        {
          facts: [
            ['Мероприятие', title],
            ['Было', former],
            ['Теперь', when],
            ['Где', place],
          ],
        },
        { link, label: 'Открыть билеты' },
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
    7,
    ({ title, day, refund, isPassedOn, reason, link }: TakenBack & { day: string; link: string }) =>
      `Мероприятие «${short(title)}» ${day} отменено, ваши билеты не действуют.${refund > 0 ? ` ${refundTerm(refund, isPassedOn)}` : ''}${refund > 0 && link !== '' ? ` Следить за возвратом: ${link}` : ''} Причина: ${ended(reason)}`,
    goneLetter(
      () => 'Мероприятие отменено, ваши билеты не действуют',
      ({ reason }) => reason,
      refundTerm,
    ),
  ),
} as const;
