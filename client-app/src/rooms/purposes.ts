import { bookingMode, type RoomCard } from '@venue/sdk/rooms/model';

/** Up to how many people a room for meetings usually holds; a larger one is a hall for events. */
const MEETING = 12;

/** A meeting of more people takes a hall, but not one in which they are lost. */
const LARGEST_SHARE = 4;

type Room = Pick<RoomCard, 'bookingMode' | 'capacity' | 'priceFrom'>;

const isOnRequest = (room: Room) => room.bookingMode === bookingMode.request && room.priceFrom !== null;

/** What people come for, and whether a room is for that. */
export const purposes = [
  { id: 'shoot', label: 'Съёмка', fits: (room: Room) => room.bookingMode === bookingMode.instant },
  {
    id: 'meeting',
    label: 'Встреча',
    fits: (room: Room, people = 0) =>
      isOnRequest(room) && room.capacity > 0 && room.capacity <= Math.max(MEETING, people * LARGEST_SHARE),
  },
  { id: 'event', label: 'Мероприятие', fits: (room: Room) => isOnRequest(room) && room.capacity > MEETING },
] as const;

export type Purpose = (typeof purposes)[number]['id'];

/** Whether a room is for this purpose of so many people; without a purpose, every room is. */
export const isFor = (purpose: string | undefined, room: Room, people?: number): boolean =>
  purposes.find(({ id }) => id === purpose)?.fits(room, people) ?? true;
