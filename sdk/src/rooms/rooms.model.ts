import * as z from 'zod/mini';
import { Id, Instant, Kopecks } from '../core/fields.ts';
import { RecordPicture } from '../core/pictures.ts';
import { messages, required } from '../core/rules.ts';

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

/** Rooms a customer may book: the photo studio and the video studio. */
export const bookableRoomIds: readonly number[] = [31, 52];

export const roomName = (roomId: number): string =>
  rooms.find(each => each.roomId === roomId)?.name ?? `Помещение № ${roomId}`;

/** Rooms the venue shows a promo video of. */
export const promoVideoRoomIds: readonly number[] = [38, 39, 21, 31, 37];

/** Studio hours at the venue: the first slot begins at 09:00, the last ends at 18:00; a slot is one hour. */
export const openingHours = { from: 9, to: 18 } as const;

export const roomLimits = {
  images: 30,
  imageMegabytes: 15,
  tariffs: 20,
  hoursADay: openingHours.to - openingHours.from,
} as const;

/** A picture in two sizes: `url` 1600 px wide, `thumb` 640 px. */
export const Picture = z.object({ url: z.string(), thumb: z.string(), alt: z.string() });

/** A room as the map shows it. */
export const RoomCard = z.object({
  roomId: Id,
  name: z.string(),
  floor: z.int(),
  bookable: z.boolean(),
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
  /** Until when the present state lasts today, or the next free hour. */
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

/** What staff may change about a room. Name, floor and whether it is booked online belong to the building. */
export const RoomFields = z.object({
  description: required(4000),
  capacity: z.int().check(z.minimum(1, messages.invalid), z.maximum(5000, messages.invalid)),
  /** Square metres. */
  area: z.int().check(z.minimum(1, messages.invalid), z.maximum(100_000, messages.invalid)),
  /**
   * All tariffs in their order, for rooms that are booked online. One left out is closed; one with another price is
   * closed and replaced, so that orders keep the tariff they were made with.
   */
  tariffs: z.optional(
    z.array(TariffFields).check(z.maxLength(roomLimits.tariffs, `Не больше ${roomLimits.tariffs} тарифов`)),
  ),
});
export type RoomFields = z.output<typeof RoomFields>;
