import { bookingMode, type RoomCard } from '@venue/sdk/rooms/model';

/** Up to how many people a room for meetings holds; a larger one is a hall for events. */
const MEETING = 12;

type Room = Pick<RoomCard, 'bookingMode' | 'capacity' | 'priceFrom'>;

const isOnRequest = (room: Room) => room.bookingMode === bookingMode.request && room.priceFrom !== null;

/** What people come for, and whether a room is for that. */
export const purposes = [
  { id: 'shoot', label: 'Съёмка', fits: (room: Room) => room.bookingMode === bookingMode.instant },
  {
    id: 'meeting',
    label: 'Встреча',
    fits: (room: Room) => isOnRequest(room) && room.capacity > 0 && room.capacity <= MEETING,
  },
  { id: 'event', label: 'Мероприятие', fits: (room: Room) => isOnRequest(room) && room.capacity > MEETING },
] as const;

export type Purpose = (typeof purposes)[number]['id'];

/** Whether a room is for this purpose; without one, every room is. */
export const isFor = (purpose: string | undefined, room: Room): boolean =>
  purposes.find(({ id }) => id === purpose)?.fits(room) ?? true;
