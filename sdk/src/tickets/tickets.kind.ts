import { count, moment, money, oneOf, phone, recordKind } from '../core/kind/kind.ts';
import { accountName } from '../profile/profile.account.model.ts';
import { type AdminTicketOrder, ticketOrderStatus } from './tickets.model.ts';

/** An order of tickets of an event. */
export const ticketOrderRecord = recordKind<AdminTicketOrder>()({
  name: 'ticketOrder',
  noun: {
    gender: 'm',
    one: 'заказ билетов',
    acc: 'заказ билетов',
    gen: 'заказа билетов',
    dat: 'заказу билетов',
    many: 'заказы билетов',
    manyGen: 'заказов билетов',
  },
  read: 'bookings.read',
  manage: 'bookings.manage',
  id: 'orderId',
  title: 'eventTitle',
  fields: {
    orderId: '№',
    orderStatus: oneOf('Статус', ticketOrderStatus),
    eventTitle: 'Мероприятие',
    buyerName: accountName('Покупатель'),
    phone: phone('Телефон'),
    places: count('Билетов'),
    total: money('Сумма'),
    returned: money('Возвращается'),
    createdAt: moment('Создан'),
    paidAt: moment('Оплачен'),
  },
});
