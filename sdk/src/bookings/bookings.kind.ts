import { count, moment, money, oneOf, phone, recordKind, runs } from '../core/kind/kind.ts';
import { accountName } from '../profile/profile.account.model.ts';
import { type AdminBookingCard, refundStatus, staffBookingStatus } from './bookings.model.ts';

/** A booking of hours of a room. */
export const bookingRecord = recordKind<AdminBookingCard>()({
  name: 'booking',
  noun: {
    gender: 'n',
    one: 'бронирование',
    acc: 'бронирование',
    gen: 'бронирования',
    dat: 'бронированию',
    many: 'бронирования',
    manyGen: 'бронирований',
  },
  read: 'bookings.read',
  manage: 'bookings.manage',
  id: 'orderId',
  title: 'roomName',
  fields: {
    orderId: '№',
    status: oneOf('Статус', staffBookingStatus),
    roomName: 'Помещение',
    start: moment('Начало'),
    runs: runs('Время'),
    hours: count('Часов'),
    customer: accountName('Клиент'),
    phone: phone('Телефон'),
    tariff: 'Тариф',
    guests: count('Гостей'),
    customerComment: 'Комментарий клиента',
    price: money('Сумма'),
    createdAt: moment('Создана'),
    paidAt: moment('Оплачена'),
    rejectionReason: 'Причина отмены',
  },
  logged: {
    refund: oneOf('Возврат', refundStatus),
    end: moment('Конец'),
    invoiceNumber: { label: 'Счёт', is: 'text' },
    payer: { label: 'Кто платит', is: 'text' },
    mailedTo: { label: 'Кому отправлен', is: 'text' },
  },
});

/** Hours that staff closed. */
export const technicalReasonRecord = recordKind<{ technicalReasonId: number; reason: string }>()({
  name: 'technicalReason',
  noun: {
    gender: 'm',
    one: 'технический перерыв',
    acc: 'технический перерыв',
    gen: 'технического перерыва',
    dat: 'техническому перерыву',
    many: 'технические перерывы',
    manyGen: 'технических перерывов',
  },
  read: 'bookings.read',
  manage: 'bookings.manage',
  id: 'technicalReasonId',
  title: 'reason',
  fields: {
    technicalReasonId: '№',
    reason: 'Причина',
  },
});
