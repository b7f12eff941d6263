import { formatDateTime, formatFewRuns, formatHours, formatMoney, formatRuns, VENUE_ADDRESS } from '@venue/sdk';
import { ended, mail, sms } from './notice.ts';

/** The address without its postal code, so that an SMS has room for it. */
const street = VENUE_ADDRESS.replace(/^\d+, /, '');

interface BookingOf {
  readonly id: number;
  readonly room: string;
}

interface TimedOf extends BookingOf {
  readonly hours: readonly Date[];
}

interface PayLinkOf extends TimedOf {
  readonly price: number;
  readonly until: Date;
  readonly link: string;
}

export interface InvoiceOf {
  readonly number: string;
  readonly sum: number;
  readonly until: Date;
}

interface ClosedOf extends TimedOf {
  /** Whether its customer may move it; otherwise only cancel it. */
  readonly mayMove: boolean;
  readonly reason: string;
  readonly link: string;
}

const whatToDo = (mayMove: boolean): string =>
  mayMove ? 'Перенесите бронь или отмените, вернём всё' : 'Бронь можно отменить, вернём всё';

/** Messages about bookings, and about requests for rooms, whose offers are bookings. */
export const bookingNotices = {
  'booking.paid': sms(
    'owner',
    'Бронь оплачена',
    3,
    ({ id, room, hours }: TimedOf) => `Бронь № ${id} оплачена: ${room}, ${formatFewRuns(hours)}. Ждём вас: ${street}.`,
  ),
  'booking.groupPaid': sms(
    'owner',
    'Заказ из нескольких броней оплачен',
    2,
    ({ group, count, startsAt }: { group: number; count: string; startsAt: Date }) =>
      `Заказ № ${group} оплачен: ${count}, первая ${formatDateTime(startsAt)}. Ждём вас!`,
  ),
  'invoice.made': sms(
    'owner',
    'Выставлен счёт за бронь',
    3,
    ({ number, sum, until }: InvoiceOf) =>
      `Счёт № ${number} на ${formatMoney(sum)} готов. Деньги должны прийти до ${formatDateTime(until)}, часы ждут. Счёт — в кабинете, в «Документах».`,
  ),
  'invoice.runsOut': sms(
    'owner',
    'Срок счёта заканчивается',
    2,
    ({ number, sum, until }: InvoiceOf) =>
      `Ждём ${formatMoney(sum)} по счёту № ${number} до ${formatDateTime(until)}, потом часы освободятся.`,
  ),
  'invoice.expired': sms(
    'owner',
    'Деньги по счёту не пришли в срок',
    2,
    ({ number }: { number: string }) =>
      `Деньги по счёту № ${number} не пришли в срок: счёт аннулирован, часы свободны.`,
  ),
  'booking.cancelled': sms(
    'owner',
    'Бронь отменена клиентом',
    2,
    ({ id, room, refund }: BookingOf & { refund: number }) =>
      `Вы отменили бронь № ${id} (${room}).${refund > 0 ? ` Вернём ${formatMoney(refund)}.` : ''}`,
  ),
  'booking.cancelledByStaff': sms(
    'owner',
    'Бронь отменена площадкой',
    4,
    ({ id, room, isPaid, reason }: BookingOf & { isPaid: boolean; reason: string }) =>
      `Мы отменили бронь № ${id} (${room}).${isPaid ? ' Деньги вернём полностью.' : ''} Причина: ${ended(reason)}`,
  ),
  'booking.closed': sms(
    'owner',
    'Закрыто время оплаченной брони',
    4,
    ({ id, room, hours, mayMove, link, reason }: ClosedOf) =>
      `Бронь № ${id}: ${room} будет закрыто ${formatFewRuns(hours)}. ${whatToDo(mayMove)}: ${link} Причина: ${ended(reason)}`,
  ),
  'booking.closedLetter': mail(
    'owner',
    'Время вашей брони закрыто',
    ({ id, room, hours, mayMove, link, reason }: ClosedOf) =>
      [
        'Здравствуйте!',
        `По\u00a0вашей оплаченной брони №\u00a0${id} помещение будет закрыто. ${room}: ${formatRuns(hours)}. Причина: ${ended(reason)}`,
        mayMove
          ? 'Вы\u00a0можете перенести бронь на\u00a0другое время или отменить\u00a0её. При отмене вернём всю сумму, даже если до\u00a0начала осталось мало времени.'
          : 'Вы\u00a0можете отменить бронь: вернём всю сумму, даже если до\u00a0начала осталось мало времени. Чтобы выбрать другое время, позвоните нам.',
        link,
        'Площадка',
      ].join('\n\n'),
  ),
  'booking.madeByStaff': sms(
    'owner',
    'Площадка забронировала по звонку',
    4,
    ({ id, room, hours, until, link }: PayLinkOf) =>
      `Бронь № ${id}: ${room}, ${formatFewRuns(hours)}. Оплатите до ${formatDateTime(until)} на стойке или здесь: ${link}`,
  ),
  'booking.payLink': sms(
    'owner',
    'Ссылка на\u00a0оплату брони',
    4,
    ({ id, room, hours, price, until, link }: PayLinkOf) =>
      `Бронь № ${id}: ${room}, ${formatFewRuns(hours)}, ${formatMoney(price)}. Оплатите до ${formatDateTime(until)}: ${link}`,
  ),
  'roomRequest.offered': sms(
    'owner',
    'Предложение по\u00a0запросу помещения',
    5,
    ({ room, hours, price, until, link }: PayLinkOf) =>
      `Для вас свободно: ${room}, ${formatFewRuns(hours)}, ${formatMoney(price)}. Держим до ${formatDateTime(until)}. Посмотреть и оплатить: ${link}`,
  ),
  'waitlist.held': sms(
    'owner',
    'Освободились часы, которых ждал клиент',
    5,
    ({ room, hours, price, until, link }: PayLinkOf) =>
      `Освободилось время, которого вы ждали: ${room}, ${formatFewRuns(hours)}, ${formatMoney(price)}. Держим для вас до ${formatDateTime(until)}: ${link}`,
  ),
  'roomRequest.declined': sms(
    'owner',
    'Отказ по\u00a0запросу помещения',
    4,
    ({ room, startsAt, reason }: { room: string; startsAt: Date; reason: string }) =>
      `Запрос на ${room}, ${formatDateTime(startsAt)}: принять вас не сможем. ${ended(reason)}`,
  ),
  'booking.changedByStaff': sms(
    'owner',
    'Площадка перенесла или изменила бронь',
    3,
    ({ id, room, hours, price }: TimedOf & { price: number }) =>
      `Бронь № ${id} изменена: ${room}, ${formatFewRuns(hours)}, ${formatHours(hours.length)}, ${formatMoney(price)}.`,
  ),
  'booking.moved': sms(
    'owner',
    'Бронь перенесена клиентом',
    3,
    ({ id, room, hours, back }: TimedOf & { back: number }) =>
      `Бронь № ${id} перенесена: ${room}, ${formatFewRuns(hours)}, ${formatHours(hours.length)}.${back > 0 ? ` Вернём ${formatMoney(back)}.` : ''}`,
  ),
};
