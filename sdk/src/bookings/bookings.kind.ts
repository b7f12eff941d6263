import { count, moment, money, oneOf, phone, recordKind } from '../core/kind.ts';
import { type AdminBooking, bookingAdminStatus } from './bookings.model.ts';

/** Hours of a room that somebody took. */
export const bookingRecord = recordKind<AdminBooking>()({
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
    status: oneOf('Статус', bookingAdminStatus),
    roomName: 'Помещение',
    start: moment('Начало'),
    end: moment('Конец'),
    hours: count('Часов'),
    customer: 'Клиент',
    phone: phone('Телефон'),
    tariff: 'Тариф',
    price: money('Сумма'),
    createdAt: moment('Создана'),
    paidAt: moment('Оплачена'),
    rejectionReason: 'Причина отмены',
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
