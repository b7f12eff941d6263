import { formatDateTime, formatMoney } from '@venue/sdk';
import { type LetterPart, type NoticeLetter, sms } from './notice.ts';
import { factsOf, type StayOf, stayParts } from './notices.stays.ts';

interface RestOf extends StayOf {
  /** The deposit, or the rest, in kopecks. */
  readonly sum: number;
  /** Until when the rest is to be paid. */
  readonly until: Date;
}

interface OwedOf extends RestOf {
  readonly link: string;
}

/** A letter that asks for the rest. */
const restLetter = (opening: string): NoticeLetter<OwedOf, null> => ({
  attached: null,
  subject: ({ id, room }) => `Остаток за\u00a0бронь № ${id}: ${room}`,
  parts: (stay): LetterPart[] => [
    opening,
    factsOf(stay, ['Остаток', formatMoney(stay.sum)]),
    `Оплатить можно на\u00a0стойке или по\u00a0ссылке. Срок\u00a0— ${formatDateTime(stay.until)}.`,
    { link: stay.link, label: 'Доплатить остаток' },
  ],
});

/** Messages about bookings that a deposit confirms. */
export const depositNotices = {
  'booking.depositPaid': sms(
    'owner',
    'Задаток получен, бронь подтверждена',
    3,
    ({ id, room, sum, rest, until }: RestOf & { rest: number }) =>
      `Бронь № ${id} (${room}) подтверждена, задаток ${formatMoney(sum)} получен. Остаток ${formatMoney(rest)} ждём до ${formatDateTime(until)}.`,
    {
      attached: 'calendar',
      subject: ({ id, room }) => `Бронь № ${id} подтверждена: ${room}`,
      parts: stay =>
        stayParts(
          stay,
          `Здравствуйте! Задаток ${formatMoney(stay.sum)} получен, бронь подтверждена. Остаток ${formatMoney(stay.rest)} можно доплатить на\u00a0странице брони или на\u00a0стойке до\u00a0${formatDateTime(stay.until)}.`,
        ),
    },
  ),
  'booking.restPaid': sms(
    'owner',
    'Остаток за\u00a0бронь оплачен',
    2,
    ({ id, room, sum }: StayOf & { sum: number }) =>
      `Бронь № ${id} (${room}): остаток ${formatMoney(sum)} получен, бронь оплачена полностью.`,
    {
      attached: 'calendar',
      subject: ({ id, room }) => `Бронь № ${id} оплачена полностью: ${room}`,
      parts: stay =>
        stayParts(stay, `Здравствуйте! Остаток ${formatMoney(stay.sum)} получен, бронь оплачена полностью.`),
    },
  ),
  'booking.restSoon': sms(
    'owner',
    'Срок остатка за\u00a0бронь скоро',
    4,
    ({ id, room, sum, until, link }: OwedOf) =>
      `Бронь № ${id} (${room}): остаток ${formatMoney(sum)} ждём до ${formatDateTime(until)}. Доплатить: ${link}`,
    restLetter('Здравствуйте! Напоминаем об\u00a0остатке за\u00a0бронь.'),
  ),
  'booking.restOverdue': sms(
    'owner',
    'Срок остатка за\u00a0бронь прошёл',
    4,
    ({ id, room, sum, link }: OwedOf) =>
      `Бронь № ${id} (${room}): остаток ${formatMoney(sum)} ещё не оплачен. Доплатите на стойке или здесь: ${link}`,
    restLetter('Здравствуйте! Срок остатка за\u00a0бронь прошёл, а\u00a0денег мы\u00a0ещё не\u00a0видим.'),
  ),
} as const;
