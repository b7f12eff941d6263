import type { Area } from '../app/area.ts';
import { roomPaths } from '../rooms/rooms.paths.ts';
import { bookingPaths } from './bookings.paths.ts';

const rooms = () => import('./RoomPages.tsx');

export const bookingsArea: Area = {
  screens: [
    { ...roomPaths.list, load: rooms },
    { ...roomPaths.room, crumbs: [roomPaths.list], load: rooms },
    { ...bookingPaths.calendar, crumbs: [roomPaths.map], load: rooms },
    { ...bookingPaths.payment, crumbs: [bookingPaths.list], load: () => import('./payment/PaymentPage.tsx') },
    { ...bookingPaths.several, crumbs: [roomPaths.map], load: () => import('./order/OrderPage.tsx') },
    { ...bookingPaths.link, load: () => import('./link/PayByLink.tsx') },
  ],
};
