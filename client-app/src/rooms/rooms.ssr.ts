import type { ServerPage } from '../app/ssr/page.ts';
import { roomPaths } from './rooms.paths.ts';

export const pages: readonly ServerPage[] = [
  {
    ...roomPaths.list,
    modules: ['src/rooms/RoomsPage.tsx'],
    head: () => ({
      title: roomPaths.list.title,
      description:
        'Студии, залы и переговорные в Екатеринбурге: цены, фотографии и свободные часы. Бронирование по часам.',
    }),
  },
  {
    ...roomPaths.map,
    modules: ['src/rooms/BookingMap.tsx'],
    head: () => ({
      title: roomPaths.map.title,
      description: 'План этажей площадки в Екатеринбурге: какие студии свободны прямо сейчас. Бронирование по часам.',
    }),
  },
];
