import { count, money, recordKind } from '../core/kind.ts';
import type { Equipment, RoomDetail, RoomService } from './rooms.model.ts';

/** A room of the venue. */
export const roomRecord = recordKind<RoomDetail>()({
  name: 'room',
  noun: {
    gender: 'n',
    one: 'помещение',
    acc: 'помещение',
    gen: 'помещения',
    dat: 'помещению',
    many: 'помещения',
    manyGen: 'помещений',
  },
  read: 'rooms.manage',
  manage: 'rooms.manage',
  id: 'roomId',
  title: 'name',
  fields: {
    roomId: '№',
    name: 'Название',
    description: 'Описание',
    capacity: count('Мест'),
  },
});

/** A service that is ordered with a room. */
export const serviceRecord = recordKind<RoomService>()({
  name: 'service',
  noun: {
    gender: 'f',
    one: 'услуга',
    acc: 'услугу',
    gen: 'услуги',
    dat: 'услуге',
    many: 'услуги',
    manyGen: 'услуг',
  },
  read: 'rooms.manage',
  manage: 'rooms.manage',
  id: 'servicesId',
  title: 'name',
  fields: {
    servicesId: '№',
    name: 'Название',
    price: money('Цена'),
  },
});

/** Equipment that is rented with a room. */
export const equipmentRecord = recordKind<Equipment>()({
  name: 'equipment',
  noun: {
    gender: 'n',
    one: 'оборудование',
    acc: 'оборудование',
    gen: 'оборудования',
    dat: 'оборудованию',
    many: 'оборудование',
    manyGen: 'оборудования',
  },
  read: 'rooms.manage',
  manage: 'rooms.manage',
  id: 'equipmentId',
  title: 'name',
  fields: {
    equipmentId: '№',
    name: 'Название',
    price: money('Цена'),
  },
});
