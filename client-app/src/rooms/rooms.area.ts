import type { Area } from '../app/area.ts';
import { roomPaths } from './rooms.paths.ts';

/** The list of rooms and the page of a room with its calendar are one entry of the bookings area. */
export const roomsArea: Area = {
  screens: [{ ...roomPaths.map, load: () => import('./BookingMap.tsx') }],
  menu: {
    visitor: [{ to: roomPaths.list }, { to: roomPaths.map }],
    customer: [{ to: roomPaths.map }],
  },
};
