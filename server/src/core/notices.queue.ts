import { formatDateTime, formatMoney, plural } from '@venue/sdk';
import { short, sms } from './notice.ts';
import type { EventOf } from './notices.tickets.ts';

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

/** Messages to those who wait for tickets. */
export const queueNotices = {
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
