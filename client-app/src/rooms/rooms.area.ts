import type { Area } from '../app/area.ts';
import { roomPaths } from './rooms.paths.ts';

/** The lists of rooms and a room stand on one page with its calendar, which is of the bookings. */
export const roomsArea: Area = {
  screens: [{ ...roomPaths.map, load: () => import('./BookingMap.tsx') }],
  menu: {
    visitor: [{ to: roomPaths.list }, { to: roomPaths.map }],
    customer: [{ to: roomPaths.map }],
  },
};
