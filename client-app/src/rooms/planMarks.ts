import type { RoomCard } from '@venue/sdk/rooms/model';
import type { PlanRoom } from '@venue/shared-ui/areas/rooms/plan/planRoom.ts';
import { formatState } from './occupancy.ts';

/** Rooms as the plan marks them, by their place on it. */
export const planMarks = (rooms: readonly RoomCard[]): ReadonlyMap<number, PlanRoom> =>
  new Map(
    rooms.flatMap(room => {
      const caption = formatState(room);
      const { place, name, shortName, bookable, state } = room;
      const mark = { name, shortName, bookable, state, ...(caption ? { caption } : {}) };
      return place === null ? [] : [[place, mark] as const];
    }),
  );
