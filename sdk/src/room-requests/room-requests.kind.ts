import { count, formatted, moment, money, oneOf, phone, recordKind, runs } from '../core/kind/kind.ts';
import { accountName } from '../profile/profile.account.model.ts';
import { type AdminRoomRequest, roomRequestStatus } from './room-requests.model.ts';

/** A request for hours of a room that is booked on request. */
export const roomRequestRecord = recordKind<AdminRoomRequest>()({
  name: 'roomRequest',
  noun: {
    gender: 'm',
    one: 'запрос помещения',
    acc: 'запрос помещения',
    gen: 'запроса помещения',
    dat: 'запросу помещения',
    many: 'запросы помещений',
    manyGen: 'запросов помещений',
  },
  read: 'bookings.read',
  manage: 'desk.manage',
  id: 'roomRequestId',
  title: 'roomName',
  fields: {
    roomRequestId: '№',
    roomRequestStatus: oneOf('Статус', roomRequestStatus),
    roomName: 'Помещение',
    start: moment('Начало'),
    end: moment('Конец'),
    guests: count('Гостей'),
    purpose: 'Для чего',
    contactName: 'Кто спрашивает',
    userName: accountName('Клиент'),
    userPhone: phone('Телефон'),
    rejectionReason: 'Причина отказа',
    createdAt: moment('Получен'),
    updatedAt: moment('Изменён'),
  },
  logged: {
    runs: runs('Время предложения'),
    price: money('Сумма предложения'),
    priceReason: formatted('Почему сумма другая', String),
  },
});
