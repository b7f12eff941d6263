import { formatDate, formatDateTime, formatFewRuns, formatHours, formatMoney, formatRuns } from '@venue/sdk';
import { ended, sms } from './notice.ts';
import {
  factsOf,
  goneParts,
  type PayLinkOf,
  payLetter,
  type StayOf,
  stayParts,
  staysParts,
  street,
} from './notices.stays.ts';

export interface InvoiceOf {
  readonly number: string;
  readonly sum: number;
  readonly until: Date;
}

/** Several bookings that were paid together. */
interface GroupOf {
  readonly group: number;
  readonly count: string;
  readonly startsAt: Date;
  readonly sum: number;
  readonly stays: readonly StayOf[];
}

/** What goes back, and how much of it to the certificate that paid. */
function back(sum: number, toCertificate = 0): string {
  if (toCertificate === 0) return `Вернём ${formatMoney(sum)}.`;
  if (toCertificate === sum) return `Вернём ${formatMoney(sum)} на\u00a0сертификат.`;
  return `Вернём ${formatMoney(sum)}, из\u00a0них ${formatMoney(toCertificate)} на\u00a0сертификат.`;
}

/** What comes back of the money that was paid; null where nothing was paid. */
function refundText(refund: number | null, toCertificate?: number): string {
  if (refund === null) return '';
  return refund > 0 ? ` ${back(refund, toCertificate)}` : ' По условиям отмены деньги не возвращаются.';
}

interface ClosedOf extends StayOf {
  /** Those of its hours at which the room is closed. */
  readonly closed: readonly Date[];
  /** Whether its customer may move it; otherwise only cancel it. */
  readonly mayMove: boolean;
  readonly reason: string;
  readonly link: string;
}

const whatToDo = (mayMove: boolean): string =>
  mayMove ? 'Перенесите бронь или отмените, вернём всё' : 'Бронь можно отменить, вернём всё';

/** What became of a booking that cost this much. */
const settled = (price: number): string => (price === 0 ? 'подтверждена' : 'оплачена');

/** Messages about bookings. */
export const bookingNotices = {
  'booking.paid': sms(
    'owner',
    'Бронь оплачена',
    3,
    ({ id, room, hours, price }: StayOf) =>
      `Бронь № ${id} ${settled(price)}: ${room}, ${formatFewRuns(hours)}. Ждём вас: ${street}.`,
    {
      attached: 'calendar',
      subject: ({ id, room, price }) => `Бронь № ${id} ${settled(price)}: ${room}`,
      parts: stay => stayParts(stay, `Здравствуйте! Бронь ${settled(stay.price)}, ждём вас.`),
    },
  ),
  'booking.onAccount': sms(
    'owner',
    'Бронь организации с\u00a0оплатой после месяца',
    3,
    ({ id, room, hours }: StayOf & { customer: string }) =>
      `Бронь № ${id} подтверждена: ${room}, ${formatFewRuns(hours)}. Она войдёт в счёт за месяц. Ждём вас: ${street}.`,
    {
      attached: 'calendar',
      subject: ({ id, room }) => `Бронь № ${id} подтверждена: ${room}`,
      parts: stay =>
        stayParts(
          stay,
          `Здравствуйте! Бронь подтверждена, ждём вас. Она войдёт в\u00a0счёт за\u00a0месяц, плательщик\u00a0— ${stay.customer}.`,
        ),
    },
  ),
  'booking.groupPaid': sms(
    'owner',
    'Заказ из нескольких броней оплачен',
    2,
    ({ group, count, startsAt }: GroupOf) =>
      `Заказ № ${group} оплачен: ${count}, первая ${formatDateTime(startsAt)}. Ждём вас!`,
    {
      attached: 'calendar',
      subject: ({ group, count }) => `Заказ № ${group} оплачен: ${count}`,
      parts: ({ stays, count, sum }) =>
        staysParts(stays, `Здравствуйте! Заказ оплачен: ${count} на\u00a0${formatMoney(sum)}. Ждём вас.`),
    },
  ),
  'booking.paidLate': sms(
    'owner',
    'Бронь оплачена после срока',
    3,
    ({ id, room, hours }: StayOf) =>
      `Бронь № ${id}: оплата пришла позже срока, часы снова ваши: ${room}, ${formatFewRuns(hours)}. Ждём вас!`,
    {
      attached: 'calendar',
      subject: ({ id, room }) => `Бронь № ${id} оплачена: ${room}`,
      parts: stay =>
        stayParts(stay, 'Здравствуйте! Оплата пришла позже срока, но\u00a0часы были свободны и\u00a0снова ваши.'),
    },
  ),
  'booking.groupPaidLate': sms(
    'owner',
    'Заказ из нескольких броней оплачен после срока',
    2,
    ({ group, count, startsAt }: GroupOf) =>
      `Заказ № ${group}: оплата пришла позже срока, часы снова ваши: ${count}, первая ${formatDateTime(startsAt)}. Ждём вас!`,
    {
      attached: 'calendar',
      subject: ({ group, count }) => `Заказ № ${group} оплачен: ${count}`,
      parts: ({ stays }) =>
        staysParts(stays, 'Здравствуйте! Оплата пришла позже срока, но\u00a0часы были свободны и\u00a0снова ваши.'),
    },
  ),
  'invoice.made': sms(
    'owner',
    'Выставлен счёт за бронь',
    3,
    ({ number, sum, until }: InvoiceOf) =>
      `Счёт № ${number} на ${formatMoney(sum)} готов. Деньги должны прийти до ${formatDateTime(until)}, часы ждут. Счёт — в кабинете, в «Документах».`,
    'same',
  ),
  'invoice.ofMonth': sms(
    'owner',
    'Счёт организации за\u00a0месяц',
    3,
    ({ number, sum, until, from, to }: InvoiceOf & { from: string; to: string }) =>
      `Счёт № ${number} на ${formatMoney(sum)} за часы с ${formatDate(from)} по ${formatDate(to)}. Оплатите до ${formatDate(until)}. Счёт — в кабинете, в «Документах».`,
    'same',
  ),
  'invoice.runsOut': sms(
    'owner',
    'Срок счёта заканчивается',
    2,
    ({ number, sum, until }: InvoiceOf) =>
      `Ждём ${formatMoney(sum)} по счёту № ${number} до ${formatDateTime(until)}, потом часы освободятся.`,
    'same',
  ),
  'invoice.expired': sms(
    'owner',
    'Деньги по счёту не пришли в срок',
    2,
    ({ number }: { number: string }) =>
      `Деньги по счёту № ${number} не пришли в срок: счёт аннулирован, часы свободны.`,
    'same',
  ),
  'booking.cancelled': sms(
    'owner',
    'Бронь отменена клиентом',
    2,
    ({ id, room, refund, toCertificate }: StayOf & { refund: number }) =>
      `Вы отменили бронь № ${id} (${room}).${refund > 0 ? ` ${back(refund, toCertificate)}` : ''}`,
    {
      attached: 'calendar',
      subject: ({ id, room }) => `Бронь № ${id} отменена: ${room}`,
      parts: stay =>
        goneParts(stay, `Вы отменили бронь.${stay.refund > 0 ? ` ${back(stay.refund, stay.toCertificate)}` : ''}`),
    },
  ),
  'booking.cancelledByStaff': sms(
    'owner',
    'Бронь отменена площадкой',
    4,
    ({ id, room, refund, toCertificate, reason }: StayOf & { refund: number | null; reason: string }) =>
      `Мы отменили бронь № ${id} (${room}).${refundText(refund, toCertificate)} Причина: ${ended(reason)}`,
    {
      attached: 'calendar',
      subject: ({ id, room }) => `Мы отменили бронь № ${id}: ${room}`,
      parts: stay =>
        goneParts(
          stay,
          `Мы отменили вашу бронь.${refundText(stay.refund, stay.toCertificate)}`,
          `Причина: ${ended(stay.reason)}`,
        ),
    },
  ),
  'booking.closed': sms(
    'owner',
    'Закрыто время оплаченной брони',
    4,
    ({ id, room, closed, mayMove, link, reason }: ClosedOf) =>
      `Бронь № ${id}: ${room} будет закрыто ${formatFewRuns(closed)}. ${whatToDo(mayMove)}: ${link} Причина: ${ended(reason)}`,
    {
      attached: null,
      subject: ({ id, room }) => `Помещение будет закрыто: бронь № ${id}, ${room}`,
      parts: stay => [
        `Здравствуйте! По\u00a0вашей оплаченной брони помещение будет закрыто. Причина: ${ended(stay.reason)}`,
        factsOf(stay),
        `Закрыто: ${formatRuns(stay.closed)}.`,
        stay.mayMove
          ? 'Вы\u00a0можете перенести бронь на\u00a0другое время или отменить\u00a0её. При отмене вернём всю сумму, даже если до\u00a0начала осталось мало времени.'
          : 'Вы\u00a0можете отменить бронь: вернём всю сумму, даже если до\u00a0начала осталось мало времени. Чтобы выбрать другое время, позвоните нам.',
        { link: stay.link, label: 'Открыть бронь' },
      ],
    },
  ),
  'booking.madeByStaff': sms(
    'owner',
    'Площадка забронировала по звонку',
    4,
    ({ id, room, hours, until, link }: PayLinkOf) =>
      `Бронь № ${id}: ${room}, ${formatFewRuns(hours)}. Оплатите до ${formatDateTime(until)} на стойке или здесь: ${link}`,
    payLetter(
      ({ id, room }) => `Бронь № ${id}: ${room}`,
      () =>
        'Здравствуйте! Мы забронировали для\u00a0вас часы по\u00a0звонку. Оплатить можно на\u00a0стойке или по\u00a0ссылке.',
    ),
  ),
  'booking.payLink': sms(
    'owner',
    'Ссылка на\u00a0оплату брони',
    4,
    ({ id, room, hours, price, until, link }: PayLinkOf) =>
      `Бронь № ${id}: ${room}, ${formatFewRuns(hours)}, ${formatMoney(price)}. Оплатите до ${formatDateTime(until)}: ${link}`,
    payLetter(
      ({ id, room }) => `Оплата брони № ${id}: ${room}`,
      () => 'Здравствуйте! Присылаем ссылку на\u00a0оплату брони.',
    ),
  ),
  'booking.changedByStaff': sms(
    'owner',
    'Площадка перенесла или изменила бронь',
    3,
    ({ id, room, hours, price }: StayOf) =>
      `Бронь № ${id} изменена: ${room}, ${formatFewRuns(hours)}, ${formatHours(hours.length)}, ${formatMoney(price)}.`,
    {
      attached: 'calendar',
      subject: ({ id, room }) => `Бронь № ${id} изменена: ${room}`,
      parts: stay => stayParts(stay, 'Здравствуйте! Мы изменили вашу бронь. Теперь она такая.'),
    },
  ),
  'booking.moved': sms(
    'owner',
    'Бронь перенесена клиентом',
    3,
    ({ id, room, hours, back: sum, toCertificate }: StayOf & { back: number }) =>
      `Бронь № ${id} перенесена: ${room}, ${formatFewRuns(hours)}, ${formatHours(hours.length)}.${sum > 0 ? ` ${back(sum, toCertificate)}` : ''}`,
    {
      attached: 'calendar',
      subject: ({ id, room }) => `Бронь № ${id} перенесена: ${room}`,
      parts: stay =>
        stayParts(
          stay,
          `Здравствуйте! Бронь перенесена на\u00a0новое время.${stay.back > 0 ? ` ${back(stay.back, stay.toCertificate)}` : ''}`,
        ),
    },
  ),
};
