import type { PendingTile } from '../section.ts';
import { roomPaths } from './rooms.paths.ts';

export const tiles: readonly PendingTile[] = [
  { kind: 'workYear', count: 'workYear', title: 'Внесите рабочие дни года', to: roomPaths.workYear.path },
];
