import * as z from 'zod/mini';
import { formatDate, formatMoney } from '../core/format/format.ts';
import { count, formatted, money, recordKind, yesNo } from '../core/kind/kind.ts';
import {
  bookingMode,
  type ClosedDay,
  type Equipment,
  OpenDay,
  openingText,
  PriceRule,
  type RoomDetail,
  type RoomService,
  ruleText,
  Seating,
  type WorkYear,
} from './rooms.model.ts';
import { seatingsText } from './rooms.seating.ts';

const Tariffs = z.array(
  z.object({
    title: z.string(),
    pricePerHour: z.int(),
    minHours: z.int(),
    // Older entries of the log have no rules.
    rules: z.optional(z.array(PriceRule)),
  }),
);
const tariffText = ({ title, pricePerHour, minHours, rules = [] }: z.output<typeof Tariffs>[number]) =>
  [
    `${title}, ${formatMoney(pricePerHour)} за\u00a0час${minHours > 1 ? ` от\u00a0${minHours}\u00a0ч` : ''}`,
    ...rules.map(rule => `«${rule.title}» ${ruleText(rule)}\u00a0— ${formatMoney(rule.pricePerHour)}`),
  ].join(', ');

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
    shortName: 'Коротко, для\u00a0плана',
    floor: 'Этаж',
    place: formatted('Место на\u00a0плане', value =>
      value === null ? 'нет на\u00a0плане' : `№\u00a0${String(value)}`,
    ),
    description: 'Описание',
    visitInfo: 'Как пройти и\u00a0что взять',
    capacity: count('Мест'),
    seatings: formatted('Мест по\u00a0рассадке', value => seatingsText(z.array(Seating).parse(value))),
    area: count('Площадь, м²'),
    bufferBefore: count('Свободных часов до\u00a0брони'),
    bufferAfter: count('Свободных часов после брони'),
    partIds: formatted('Части зала', value =>
      z
        .array(z.int())
        .parse(value)
        .map(id => `№\u00a0${id}`)
        .join(', '),
    ),
    bookingMode: formatted('Как бронируют', value => bookingMode.option(String(value)).label),
    opening: formatted('Часы работы', value => openingText(z.array(OpenDay).parse(value)) || 'закрыто'),
    tariffs: formatted('Тарифы', value => Tariffs.parse(value).map(tariffText).join('; ')),
    images: formatted('Фотографии', value =>
      z
        .array(z.int())
        .parse(value)
        .map(id => `№\u00a0${id}`)
        .join(', '),
    ),
  },
  logged: {
    feed: { label: 'Ссылка на\u00a0календарь', is: 'text' },
    closedDay: { label: 'Закрытый день', is: 'text' },
    promoVideo: { label: 'Промовидео', is: 'text' },
    service: { label: 'Услуга', is: 'text' },
    equipment: { label: 'Оборудование', is: 'text' },
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
    perHour: yesNo('Цена за\u00a0час'),
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
    perHour: yesNo('Цена за\u00a0час'),
  },
});

/** A day on which a room, or the whole venue, is closed. */
export const closedDayRecord = recordKind<ClosedDay>()({
  name: 'closedDay',
  noun: {
    gender: 'm',
    one: 'закрытый день',
    acc: 'закрытый день',
    gen: 'закрытого дня',
    dat: 'закрытому дню',
    many: 'закрытые дни',
    manyGen: 'закрытых дней',
  },
  read: 'rooms.manage',
  manage: 'rooms.manage',
  id: 'closedDayId',
  title: 'day',
  fields: {
    closedDayId: '№',
    day: 'День',
    reason: 'Причина',
  },
});

/** The moved days of a year. */
export const workYearRecord = recordKind<WorkYear>()({
  name: 'workYear',
  noun: {
    gender: 'm',
    one: 'производственный календарь',
    acc: 'производственный календарь',
    gen: 'производственного календаря',
    dat: 'производственному календарю',
    many: 'производственные календари',
    manyGen: 'производственных календарей',
  },
  read: 'rooms.manage',
  manage: 'rooms.manage',
  id: 'year',
  title: 'year',
  fields: {
    year: 'Год',
    movedDays: formatted('Перенесённые дни', value =>
      z
        .array(z.string())
        .parse(value)
        .map(day => formatDate(day))
        .join(', '),
    ),
  },
});
