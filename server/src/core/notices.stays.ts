import { formatDateTime, formatMoney, formatRuns, VENUE_ADDRESS } from '@venue/sdk';
import type { LetterPart, NoticeLetter } from './notice.ts';

/** The address without its postal code, so that an SMS has room for it. */
export const street = VENUE_ADDRESS.replace(/^\d+, /, '');

/** A booking as its letters tell of it. */
export interface StayOf {
  readonly id: number;
  readonly roomId: number;
  readonly room: string;
  readonly floor: number;
  readonly hours: readonly Date[];
  /** How to get to its room and what to bring; may be empty. */
  readonly visit: string;
  /** Kopecks. */
  readonly price: number;
  /** The promo code whose discount the price has. */
  readonly promo: { readonly promoCode: string; readonly discount: number } | null;
  /** How much of what goes back now goes back to certificates. */
  readonly toCertificate?: number;
  /** What its customer may still change, and until when. */
  readonly terms: string;
  /** Whether its hours are certain, so that the letter has them as a calendar file. */
  readonly isCertain: boolean;
}

const orderPath = (id: number): string => `/app/booking/order/${id}/payment`;

const onPlan = ({ roomId, room, floor }: StayOf): LetterPart => ({
  link: `/app/booking/map?floor=${floor}&room=${roomId}`,
  label: `${room} на\u00a0плане`,
  isQuiet: true,
});

const inCalendar = (of: string) =>
  `В\u00a0файле календаря\u00a0— все часы ${of}: откройте его, и\u00a0они появятся в\u00a0вашем календаре.`;

/** The hours, one run a line. */
const hoursOf = ({ hours }: Pick<StayOf, 'hours'>): string => formatRuns(hours).replaceAll('; ', '\n');

type Fact = readonly [string, string];

/** What, when and where; `sum` names the price and says what it is. */
export const factsOf = (stay: StayOf, [name, sum]: Fact = ['Стоимость', formatMoney(stay.price)]): LetterPart => ({
  facts: [
    ['Бронь', `№\u00a0${stay.id}`],
    ['Помещение', stay.room],
    ['Когда', hoursOf(stay)],
    ['Где', `${VENUE_ADDRESS}, ${stay.floor}\u00a0этаж`],
    ...(stay.visit === '' ? [] : [['Как пройти и\u00a0что взять', stay.visit] as const]),
    ...(stay.promo === null
      ? []
      : [[`Скидка по\u00a0промокоду ${stay.promo.promoCode}`, formatMoney(stay.promo.discount)] as const]),
    [name, sum],
  ],
});

/** The price of hours that wait for their payment. */
const toPay = ({ price }: Pick<StayOf, 'price'>): Fact => ['К\u00a0оплате', formatMoney(price)];

/** The facts of hours that are certain, what may be changed, and the way. */
export const stayParts = (stay: StayOf, opening: string): LetterPart[] => [
  opening,
  factsOf(stay),
  ...(stay.terms === '' ? [] : [stay.terms]),
  { link: orderPath(stay.id), label: 'Открыть бронь' },
  ...(stay.isCertain ? [inCalendar('брони')] : []),
  onPlan(stay),
];

/** The same for several bookings paid together. */
export const staysParts = (stays: readonly StayOf[], opening: string): LetterPart[] => [
  opening,
  ...stays.flatMap(stay => [
    factsOf(stay),
    ...(stay.terms === '' ? [] : [stay.terms]),
    { link: orderPath(stay.id), label: `Открыть бронь №\u00a0${stay.id}`, isQuiet: true } as const,
  ]),
  inCalendar('заказа'),
  ...stays.filter(({ roomId }, index) => stays.findIndex(each => each.roomId === roomId) === index).map(onPlan),
];

/** What a booking was that is no longer. */
export const goneParts = (stay: StayOf, ...opening: readonly string[]): LetterPart[] => [
  ...opening,
  {
    facts: [
      ['Бронь', `№\u00a0${stay.id}`],
      ['Помещение', stay.room],
      ['Было забронировано', hoursOf(stay)],
    ],
  },
  { link: orderPath(stay.id), label: 'Открыть бронь' },
];

export interface PayLinkOf extends StayOf {
  readonly until: Date;
  readonly link: string;
}

/** A letter that asks for the payment of hours held for somebody; they are not in calendars yet. */
export const payLetter = (
  subject: (stay: PayLinkOf) => string,
  opening: (stay: PayLinkOf) => string,
): NoticeLetter<PayLinkOf, null> => ({
  attached: null,
  subject,
  parts: (stay): LetterPart[] => [
    opening(stay),
    factsOf(stay, toPay(stay)),
    `Держим часы до\u00a0${formatDateTime(stay.until)}. Если до\u00a0этого времени оплаты не\u00a0будет, они освободятся.`,
    { link: stay.link, label: 'Посмотреть и\u00a0оплатить' },
  ],
});
