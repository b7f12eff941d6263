import type { Cabinet } from '../app/area.ts';
import { roomPaths } from './rooms.paths.ts';

export const cabinet: Cabinet = {
  tiles: [{ to: roomPaths.map, text: 'Что свободно сейчас и\u00a0что можно забронировать' }],
};
