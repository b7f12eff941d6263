import * as z from 'zod/mini';
import { schemaOf } from '../core/schema/enums.ts';
import { Id, Instant, Kopecks } from '../core/schema/fields.ts';
import { RecordPicture } from '../core/schema/pictures.ts';
import { ClosedDay, OpenDay, PriceRule } from './rooms.hours.ts';
import { bookingMode } from './rooms.limits.ts';
import { Seating } from './rooms.seating.ts';

export { holidaysFrom, isWeekend, isWorkingDay } from './rooms.holidays.ts';
export { ClosedDay, OpenDay, PriceRule } from './rooms.hours.ts';
export { bookingMode, roomLimits } from './rooms.limits.ts';
export {
  daysFrom,
  isWithin,
  type OpenHours,
  type Opening,
  openingText,
  openOn,
  widest,
} from './rooms.opening.ts';
export { isOnFloor, type PlanFloor, planFloors, planPlaces } from './rooms.plan.ts';
export { PriceRules } from './rooms.priceRules.ts';
export {
  type Ahead,
  lowestOf,
  lowestPrice,
  type Priced,
  priceOfHours,
  ruleAt,
  ruleText,
} from './rooms.prices.ts';
export { ExtraFields, NewRoomFields, OpeningFields, RoomFields, TariffFields } from './rooms.saved.ts';
export { capacityFor, roomSeating, Seating, seatingsText } from './rooms.seating.ts';
export { ClosedOver, Standing, type StandingChoice, StandingChoices, type StandingKind } from './rooms.standing.ts';
export { faultOfMovedDay, WorkYear, WorkYearFields } from './rooms.workYear.ts';

/** A picture in two sizes: `url` 1600 px wide, `thumb` 640 px. */
export const Picture = z.object({ url: z.string(), thumb: z.string(), alt: z.string() });

/** The price of an hour for longer bookings, where it is lower. */
export const LongPrice = z.object({ minHours: z.int(), pricePerHour: Kopecks });

/** A room as the map shows it. */
export const RoomCard = z.object({
  roomId: Id,
  name: z.string(),
  /** The name where there is little space, as on the plan. */
  shortName: z.string(),
  floor: z.int(),
  /** The place on the plan of its floor; null for a room that is not drawn. */
  place: z.nullable(z.int()),
  /** Whether a customer may book it at once. */
  bookable: z.boolean(),
  bookingMode: schemaOf(bookingMode),
  /** How many people it holds; 0 while it is not known. */
  capacity: z.int(),
  /** How many people it holds by seating, as far as it is known. */
  seatings: z.array(Seating),
  /** Square metres; 0 while it is not known. */
  area: z.int(),
  description: z.string(),
  cover: z.nullable(Picture),
  /** Address of the room's promo video, an MP4 without sound that any browser plays; null for rooms without one. */
  promoVideo: z.nullable(z.string()),
  /** Lowest price of an hour that can be booked alone; null for rooms without a price or that cannot be booked. */
  priceFrom: z.nullable(Kopecks),
  priceLong: z.nullable(LongPrice),
  /** For bookable rooms: whether this hour is free, busy or outside opening hours. */
  state: z.enum(['free', 'busy', 'closed', 'info']),
  /** Until when the current state lasts: the next taken hour, the next free one of today, or the next opening. */
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
  /** Hours with another price. */
  rules: z.array(PriceRule),
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

/** Additional fields of a service or a piece of equipment in the venue's catalogue, whose number the rooms use. */
const catalogued = {
  /** Whether this room does not offer it yet. */
  addable: z.boolean(),
  /** How many rooms offer it: a changed price applies to all of them. */
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
  /** How to get to it and what to bring; may be empty. */
  visitInfo: z.string(),
  /** The weekdays on which it is open. */
  opening: z.array(OpenDay),
  /** Hours kept free before and after every booking. */
  bufferBefore: z.int(),
  bufferAfter: z.int(),
  /**
   * Rooms it is divided into, if it is a hall: whoever takes the hall takes them, and whoever takes one takes the hall.
   */
  partIds: z.array(Id),
  /** Halls it is a part of. */
  hallIds: z.array(Id),
  /** Days from today on, on which it is closed whatever `opening` says. */
  closedDays: z.array(ClosedDay),
  /** Services and equipment of the whole venue, and pictures with their numbers, for staff; null for others. */
  allServices: z.nullable(z.array(z.extend(RoomService, catalogued))),
  allEquipments: z.nullable(z.array(z.extend(Equipment, catalogued))),
  imagesForAdmin: z.nullable(z.array(RecordPicture)),
  /** Sent back with an update by staff; a stale one is refused. Null for everybody else. */
  version: z.nullable(z.int()),
});
export type RoomDetail = z.output<typeof RoomDetail>;
