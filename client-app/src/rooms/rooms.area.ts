import type { Area } from '../app/area.ts';
import { roomPaths } from './rooms.paths.ts';

/** The page of a room with its calendar belongs to the bookings area. */
export const roomsArea: Area = {
  screens: [
    { ...roomPaths.list, load: () => import('./RoomsPage.tsx') },
    { ...roomPaths.map, load: () => import('./BookingMap.tsx') },
  ],
  menu: {
    visitor: [{ to: roomPaths.list }, { to: roomPaths.map }],
  },
};
