import { roomRequestStatus } from '@venue/sdk/room-requests/model';
import type { PendingTile } from '../section.ts';
import { roomRequestPaths } from './room-requests.paths.ts';

export const tiles: readonly PendingTile[] = [
  {
    kind: 'roomRequest',
    title: 'Запросы помещений',
    to: `${roomRequestPaths.list.path}?status=${roomRequestStatus.waiting}`,
  },
];
