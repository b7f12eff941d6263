import * as z from 'zod/mini';
import { defineEnum, schemaOf } from '../core/enums.ts';
import { Id, Instant, Kopecks } from '../core/fields.ts';
import { RecordPicture } from '../core/pictures.ts';
import { messages, required } from '../core/rules.ts';
import { ClosedDay, OpenDay, OpeningFields } from './rooms.opening.ts';

export {
  ClosedDay,
  DayMeets,
  daysFrom,
  isWithin,
  OpenDay,
  type OpenHours,
  type Opening,
  OpeningFields,
  openingText,
  openOn,
  widest,
} from './rooms.opening.ts';

const room = (roomId: number, name: string, floor: 1 | 2 | 3) => ({ roomId, name, floor }) as const;

/** The venue's 21 rooms: number, name, floor. */
export const rooms = [
  room(39, 'Магазин уральских товаров', 1),
  room(40, 'Туристско-информационный центр', 1),
  room(38, 'Зона консультаций', 1),
  room(43, 'Экспозиционный блок', 1),
  room(41, 'Модные показы', 1),
  room(36, 'Бьюти-коворкинг', 1),
  room(48, 'Служебные помещения', 1),
  room(31, 'Фотостудия', 2),
  room(52, 'Видеостудия', 2),
  room(51, 'Дизайн-блок', 2),
  room(37, 'Экспериментальный блок', 2),
  room(30, 'Лекторий', 2),
  room(21, 'Бизнес-блок', 2),
  room(42, 'Блок партнёров', 2),
  room(47, 'Большой конференц-зал', 3),
  room(46, 'Многофункциональный зал', 3),
  room(45, 'Малый зал', 3),
  room(49, 'Малый зал 2', 3),
  room(28, 'Переговорная 1', 3),
  room(29, 'Переговорная 2', 3),
  room(50, 'Переговорная 3', 3),
] as const;

/** Rooms a customer may book when the venue opens: the photo studio and the video studio. Staff say which later. */
export const bookableRoomIds: readonly number[] = [31, 52];

export const roomName = (roomId: number): string =>
  rooms.find(each => each.roomId === roomId)?.name ?? `Помещение № ${roomId}`;

/** Rooms the venue shows a promo video of. */
export const promoVideoRoomIds: readonly number[] = [38, 39, 21, 31, 37];

/** How a room is booked: by a customer at once, by asking the venue, or not at all. */
export const bookingMode = defineEnum({
  instant: { id: 'instant', label: 'Онлайн, сразу', tone: 'good' },
  request: { id: 'request', label: 'По\u00a0запросу', tone: 'secondary' },
  none: { id: 'none', label: 'Не\u00a0бронируется', tone: 'neutral' },
});

export const roomLimits = {
  images: 30,
  imageMegabytes: 15,
  tariffs: 20,
  hoursADay: 24,
  bufferHours: 4,
  parts: 10,
} as const;

/** A picture in two sizes: `url` 1600 px wide, `thumb` 640 px. */
export const Picture = z.object({ url: z.string(), thumb: z.string(), alt: z.string() });

/** A room as the map shows it. */
export const RoomCard = z.object({
  roomId: Id,
  name: z.string(),
  floor: z.int(),
  /** Whether a customer may book it at once. */
  bookable: z.boolean(),
  bookingMode: schemaOf(bookingMode),
  /** How many people it holds; 0 until staff say so. */
  capacity: z.int(),
  /** Square metres; 0 until staff say so. */
  area: z.int(),
  description: z.string(),
  cover: z.nullable(Picture),
  /** Address of the room's promo video, an MP4 without sound that any browser plays; null for rooms without one. */
  promoVideo: z.nullable(z.string()),
  /** Lowest price of an hour; null for rooms that are not booked online. */
  priceFrom: z.nullable(Kopecks),
  /** For bookable rooms: whether this hour is free, busy or outside opening hours. */
  state: z.enum(['free', 'busy', 'closed', 'info']),
  /** Until when the present state lasts: the next taken hour, the next free one of today, or the next opening. */
  until: z.nullable(Instant),
  /** Free hours left today. */
  freeToday: z.int(),
});
export type RoomCard = z.output<typeof RoomCard>;

export const Tariff = z.object({
  tariffId: Id,
  tariffValue: z.string(),
  description: z.string(),
  pricePerHour: Kopecks,
  minHours: z.int(),
});
export type Tariff = z.output<typeof Tariff>;

/** A service added to a booking; `perHour` tells whether its price is for the hour or for the booking. */
export const RoomService = z.object({
  servicesId: Id,
  name: z.string(),
  description: z.string(),
  price: Kopecks,
  perHour: z.boolean(),
  selected: z.boolean(),
});
export type RoomService = z.output<typeof RoomService>;

export const Equipment = z.object({
  equipmentId: Id,
  name: z.string(),
  description: z.string(),
  price: Kopecks,
  perHour: z.boolean(),
  selected: z.boolean(),
});
export type Equipment = z.output<typeof Equipment>;

/** A service or a piece of equipment of the whole venue, under the number its rooms know it by. */
const catalogued = {
  /** Unless this room offers it already. */
  addable: z.boolean(),
  /** How many rooms offer it: a changed price is changed for all of them. */
  roomsCount: z.int(),
  /** Sent back with an update; a stale one is refused. */
  version: z.int(),
};

/** Everything the booking calendar needs to know about one room. */
export const RoomDetail = z.object({
  ...RoomCard.shape,
  images: z.array(Picture),
  services: z.array(RoomService),
  equipments: z.array(Equipment),
  tariffs: z.array(Tariff),
  /** The weekdays on which it is open. */
  opening: z.array(OpenDay),
  /** Hours kept free before and after every booking. */
  bufferBefore: z.int(),
  bufferAfter: z.int(),
  /** Rooms it is divided into, if it is a hall; what takes it takes them, and the reverse. */
  partIds: z.array(Id),
  /** Halls it is a part of. */
  hallIds: z.array(Id),
  /** Days from today on, on which it is closed all the same. */
  closedDays: z.array(ClosedDay),
  /** Services and equipment of the whole venue, and pictures with their numbers: for staff, else null. */
  allServices: z.nullable(z.array(z.extend(RoomService, catalogued))),
  allEquipments: z.nullable(z.array(z.extend(Equipment, catalogued))),
  imagesForAdmin: z.nullable(z.array(RecordPicture)),
  /** Sent back with an update by staff; a stale one is refused. Null for everybody else. */
  version: z.nullable(z.int()),
});
export type RoomDetail = z.output<typeof RoomDetail>;

const described = z.string().check(z.trim(), z.maxLength(1000, messages.tooLong));

/** What staff say of a service or a piece of equipment; the price is for the hour or for the whole booking. */
export const ExtraFields = z.object({
  name: required(200),
  description: described,
  price: Kopecks,
  perHour: z.boolean(),
});
export type ExtraFields = z.output<typeof ExtraFields>;

export const TariffFields = z.object({
  /** Left out for a new one. */
  tariffId: z.optional(Id),
  tariffValue: required(200),
  description: described,
  pricePerHour: Kopecks.check(z.positive(messages.invalid)),
  minHours: z.int().check(z.minimum(1, messages.invalid), z.maximum(roomLimits.hoursADay, messages.invalid)),
});

const Buffer = z
  .int()
  .check(
    z.minimum(0, messages.invalid),
    z.maximum(roomLimits.bufferHours, `Не больше ${roomLimits.bufferHours} часов`),
  );

/** What staff may change about a room. */
export const RoomFields = z.object({
  description: required(4000),
  capacity: z.int().check(z.minimum(1, messages.invalid), z.maximum(5000, messages.invalid)),
  /** Square metres. */
  area: z.int().check(z.minimum(1, messages.invalid), z.maximum(100_000, messages.invalid)),
  bookingMode: z.optional(schemaOf(bookingMode)),
  /** The whole week; a weekday that is left out is closed. Hours already booked stay booked. */
  opening: z.optional(OpeningFields),
  /** Orders already made keep the hours they were made with. */
  bufferBefore: z.optional(Buffer),
  bufferAfter: z.optional(Buffer),
  partIds: z.optional(z.array(Id).check(z.maxLength(roomLimits.parts, `Не больше ${roomLimits.parts} частей`))),
  /**
   * All tariffs in their order, for rooms that are booked online. One left out is closed; one with another price is
   * closed and replaced, so that orders keep the tariff they were made with.
   */
  tariffs: z.optional(
    z.array(TariffFields).check(z.maxLength(roomLimits.tariffs, `Не больше ${roomLimits.tariffs} тарифов`)),
  ),
});
export type RoomFields = z.output<typeof RoomFields>;
