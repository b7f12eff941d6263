import type { ExtraFields, NewRoomFields, PriceRule, RoomFields, Seating } from '@venue/sdk/rooms/model';
import { recordFields } from '../../core/record/recordFields.ts';
import { tariffRule } from './rooms.prices.table.ts';
import { roomSeating } from './rooms.seating.table.ts';
import { room, service, tariff } from './rooms.table.ts';

// A space at the end makes no different name.
const names = { name: (name: string) => name.trim(), shortName: (name: string) => name.trim() };

/** What is written about a new room. */
export const newRoomFields = recordFields<NewRoomFields>()(
  room,
  { roomId: 'id', name: 'name', shortName: 'shortName', floor: 'floor' },
  names,
);

/** What is written about a room; the rest has tables of its own. `moveOnPlan` saves its floor and place. */
export const roomFields = recordFields<Omit<RoomFields, 'swapWith' | 'seatings' | 'opening' | 'partIds' | 'tariffs'>>()(
  room,
  {
    name: 'name',
    shortName: 'shortName',
    floor: 'floor',
    place: 'place',
    description: 'description',
    visitInfo: 'visitInfo',
    capacity: 'capacity',
    area: 'area',
    bookingMode: 'bookingMode',
    bufferBefore: 'bufferBefore',
    bufferAfter: 'bufferAfter',
  },
  names,
);

export const seatingFields = recordFields<Seating>()(roomSeating, { seating: 'seating', capacity: 'capacity' });

type WantedTariff = NonNullable<RoomFields['tariffs']>[number];

/** What is written about a tariff; its rules are rows of their own. */
export const tariffFields = recordFields<Omit<WantedTariff, 'tariffId' | 'rules'>>()(tariff, {
  tariffValue: 'title',
  description: 'description',
  pricePerHour: 'pricePerHour',
  minHours: 'minHours',
});

/** What is written about a service; equipment has the same columns. */
export const extraFields = recordFields<ExtraFields>()(service, {
  name: 'title',
  description: 'description',
  price: 'price',
  perHour: 'perHour',
});

export const ruleFields = recordFields<{ -readonly [K in keyof PriceRule]: Mutable<PriceRule[K]> }>()(tariffRule, {
  title: 'title',
  fromDay: 'fromDay',
  toDay: 'toDay',
  weekdays: 'weekdays',
  fromHour: 'fromHour',
  toHour: 'toHour',
  pricePerHour: 'pricePerHour',
});

type Mutable<T> = T extends readonly (infer E)[] ? E[] : T;
