import type { Area } from '../app/area.ts';
import { roomPaths } from '../rooms/rooms.paths.ts';
import { bookingPaths } from './bookings.paths.ts';

const room = () => import('./room/RoomCalendar.tsx');

export const bookingsArea: Area = {
  screens: [
    { ...roomPaths.room, crumbs: [roomPaths.list], load: room },
    { ...bookingPaths.calendar, crumbs: [roomPaths.map], load: room },
    { ...bookingPaths.payment, crumbs: [bookingPaths.list], load: () => import('./payment/PaymentPage.tsx') },
    { ...bookingPaths.several, crumbs: [roomPaths.map], load: () => import('./order/OrderPage.tsx') },
    { ...bookingPaths.link, load: () => import('./link/PayByLink.tsx') },
  ],
};
